/**
 * What is known of programs, as data: what they can do at most, and how their options are spelled.
 *
 * Guarantees: one program or close family a file, each with the source of its facts; a word of a rule is found in
 * every spelling that the program could read as that word.
 *
 * Threat: an option under another spelling.
 *
 * Not its job: saying what is allowed (`policy/`).
 *
 * @example An abbreviation is the option, an option of its own is not
 * ```ts
 * import { describe, hasWord } from "./mod.ts";
 *
 * const git = describe("git");
 * if (!hasWord(["push", "--forc"], "--force", git)) throw new Error("--forc is --force");
 * if (hasWord(["push", "--follow-tags"], "--force", git)) throw new Error("--follow-tags is not");
 * ```
 *
 * @module
 */
export { describe } from "./describe.ts";
export type { OptionDescription, ProgramDescription } from "./description.ts";
export { hasWord } from "./has_word.ts";
export { pathTexts } from "./path_texts.ts";
