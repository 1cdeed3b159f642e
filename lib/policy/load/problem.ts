/** One thing that is wrong with a policy, and where. */
export interface Problem {
  /** The policy file, or the name of the environment variable that overrides it. */
  readonly file: string;
  /** Counted from 1; null where it could not be told or there is none. */
  readonly line: number | null;
  /** As in the file: `allowlist.commands`, `rules[0].command` (counted from 0). */
  readonly key: string | null;
  readonly message: string;
}
