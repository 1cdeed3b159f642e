import type { CommandResult } from "../contract.ts";

/** A call that is over, before it is recorded and sent: its result, and the kinds of what was redacted. */
export interface Done {
  readonly result: CommandResult;
  readonly kinds: readonly string[];
}
