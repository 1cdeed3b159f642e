/**
 * Looking at the file system, which only this stage does before a command runs.
 *
 * Guarantees: a path is where the kernel would find it, links followed; inside means inside segment by segment;
 * what cannot be resolved is outside; nothing is created, opened or changed.
 *
 * Threat: `..`, links, links to what is not there yet, a sibling with the same prefix, a path inside an option;
 * links and arguments made to be followed for ever.
 *
 * Not its job: judging what was found (`policy/`); what another process swaps between this look and the
 * command's own opening of a file is the sandbox's to hold.
 *
 * @example A sibling with the same prefix is not inside
 * ```ts
 * import { isInside } from "./mod.ts";
 *
 * if (!isInside("/srv/jail", "/srv/jail/a") || isInside("/srv/jail", "/srv/jail-evil")) {
 *   throw new Error("segments, not characters");
 * }
 * ```
 *
 * @module
 */
export type { CwdFact, Facts, PathFact, Place } from "./facts.ts";
export { isInside } from "./is_inside.ts";
export { isKernelPlace, KERNEL_PLACES } from "./kernel_places.ts";
export { look } from "./look.ts";
export { type Known, type Resolved, resolvePath } from "./resolve_path.ts";
