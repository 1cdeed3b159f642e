/**
 * Deciding.
 *
 * Guarantees: pure and total; strictest wins, silence is deny; every verdict names the rule that made it. A
 * policy that does not load as a whole does not load at all.
 *
 * Threat: a requester who probes for the argument that nobody thought of; a policy with a typing error
 * that silently means something else.
 *
 * Not its job: reading command lines (`command/`), touching files while deciding (`paths/`), running (`exec/`).
 *
 * @example An entry of a rule counts in every order and spelling
 * ```ts
 * import { hasWord } from "../programs/mod.ts";
 *
 * const args = ["-C", "sub", "push", "-fu", "origin"];
 * if (!["push", "-f"].every((word) => hasWord(args, word, null))) throw new Error("must match");
 * ```
 *
 * @module
 */
export { baseEnvironment } from "./base_environment.ts";
export type { Case } from "./case.ts";
export { checkExamples } from "./check_examples.ts";
export { decide } from "./decide.ts";
export { type ProgramTable, resolvePrograms } from "./resolve_programs.ts";
export { formatProblem, loadPolicy, USUAL_DIRECTORIES } from "./load/mod.ts";
