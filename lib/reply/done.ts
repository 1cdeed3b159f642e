import type { CommandResult, Plan } from "../contract.ts";

/** A call that is over, before it is recorded and sent. */
export interface Done {
  readonly result: CommandResult;
  /** The kinds of what was redacted of the output. */
  readonly kinds: readonly string[];
  /** What was planned; null where the verdict left nothing to plan. */
  readonly plan: Plan | null;
}
