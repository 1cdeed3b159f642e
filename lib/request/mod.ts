/**
 * What a caller may send.
 *
 * Guarantees: strict and flat; a field of another type, or one that is unknown, is refused with its name and an
 * example of the right shape; nothing is guessed. Every text that passes is well-formed Unicode where it is
 * not the command itself, which `command/` judges.
 *
 * Threat: input that means one thing to whoever reads it here and another further on.
 *
 * Not its job: what the command says (`command/`).
 *
 * @example A list that arrives as text is a text, and no argv
 * ```ts
 * import { readInput } from "./mod.ts";
 *
 * if (!("kind" in readInput({ argv: '["ls"]' }))) throw new Error("must be refused");
 * if ("kind" in readInput({ argv: ["ls"] })) throw new Error("must be read");
 * ```
 *
 * @module
 */
export { inputSchema } from "./input_schema.ts";
export { readInput } from "./read_input.ts";
