import type { Policy, Program } from "../contract.ts";
import { NOTHING_ELSE, type NothingElse } from "./nothing_else.ts";

/** Deno's permissions of the executor worker: the second wall. What is not named is refused. */
export interface ExecutorPermissions extends NothingElse {
  readonly run: string[];
  readonly read: string[];
  readonly write: string[];
}

/**
 * The permissions that a policy needs and no other: the resolved allowed programs and the kill helper to
 * run, the roots to read and write. Deno compares programs as spelled (measured on 2.4.2 and 2.9.6), so
 * the very same strings stand in the plans.
 */
export function executorPermissions(
  policy: Policy,
  programs: Iterable<Program>,
  killHelper: string | null,
): ExecutorPermissions {
  const run = new Set([...programs].map((program) => program.path));
  if (killHelper !== null) run.add(killHelper);
  return {
    run: [...run].sort(),
    read: [...policy.paths.read],
    write: [...policy.paths.write],
    ...NOTHING_ELSE,
  };
}
