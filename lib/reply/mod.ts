/**
 * What a caller gets.
 *
 * Guarantees: every call ends in one {@linkcode CommandResult} with one code; output is redacted before it
 * is capped; `ok` follows from the code.
 *
 * Threat: a result that says more than it should, or something else than what happened.
 *
 * Not its job: deciding (`policy/`), running (`exec/`), sending (`mcp/`).
 *
 * @example A command that was not let through
 * ```ts
 * import { refuse } from "./mod.ts";
 *
 * const by = { id: "denylist", line: null };
 * const reason = "command 'rm' is on the denylist";
 * const { result } = refuse({ kind: "refused", code: "POLICY_DENIED", by, at: null, reason, hint: null }, "none");
 * if (result.ok || result.exit_code !== null) throw new Error("nothing ran");
 * ```
 *
 * @module
 */
export { blank } from "./blank.ts";
export { closeCall } from "./close_call.ts";
export { conclude } from "./conclude.ts";
export type { Done } from "./done.ts";
export { guard } from "./guard.ts";
export { recorded } from "./recorded.ts";
export { ATTEMPT_NOT_RECORDED, busy, NOBODY_TO_ASK } from "./obstacles.ts";
export { explain, type Obstacle, refuse, stop } from "./refuse.ts";
