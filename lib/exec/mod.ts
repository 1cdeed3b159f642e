/**
 * Running what was judged.
 *
 * Guarantees: a process is started from a {@linkcode Plan} and a {@linkcode Receipt} only, by a worker that
 * the runtime holds to the policy's programs and roots; its environment is the plan's and nothing else; it ends,
 * with everything it started, within its timeout, the grace and one second; memory is bounded by the cap. No
 * shell is started, not even for a file that only a shell could make something of.
 *
 * Threat: a command that never ends, floods, forks, or wants more than it was given; and a bug of ours in
 * deciding, which must not be enough to start another program.
 *
 * Not its job: deciding what may run (`policy/`), making output fit to show (`redact/`).
 *
 * @example A slot that is taken is taken until it is given back
 * ```ts
 * import { makeSlots } from "./mod.ts";
 *
 * const slots = makeSlots(1);
 * const release = slots.take();
 * if (slots.take() !== null) throw new Error("there was one slot only");
 * release?.();
 * ```
 *
 * @module
 */
export { type Executor, type ExecutorOptions, type RunHooks, startExecutor } from "./executor.ts";
export { type ExecutorPermissions, executorPermissions } from "./executor_permissions.ts";
export { findKillHelper, KILL_PLACES } from "./kill_helper.ts";
export { NOTHING_ELSE, type NothingElse } from "./nothing_else.ts";
export { makeSlots, type Release, type Slots } from "./slots.ts";
export { within } from "./within.ts";
