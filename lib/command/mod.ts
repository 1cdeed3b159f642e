/**
 * The command language: a text, or an argv, becomes a {@linkcode CommandLine}, or a refusal that says
 * where and why.
 *
 * Guarantees: one rule decides. Where bash, not interactive, would pass unquoted text on as it is, it
 * is literal; where bash would do anything else with it, it is refused. So for every text that is
 * accepted, the argv is bash's argv: nothing is trimmed, folded, expanded or dropped. Pure, total, and
 * linear in the length of the input.
 *
 * Threat: a text that says one thing to whoever judges it and another to whatever runs it: a second
 * line, an open quote, a substitution, a brace or a tilde that turns into other words.
 *
 * Not its job: knowing programs (`programs/`), paths (`paths/`) or what is allowed (`policy/`). No
 * operator is enabled: a line is one program with its arguments.
 *
 * @example A quoted operator is a letter like any other; a bare one is refused
 * ```ts
 * import { parse, type ParseResult } from "./mod.ts";
 * import { assertEquals } from "../../tests/support/assert.ts";
 *
 * const limits = { commandBytes: 65536, arguments: 1024 };
 * const quoted: ParseResult = parse({ command: 'grep "a|b" f' }, limits);
 * assertEquals(
 *   quoted.kind === "line" && quoted.line.stages[0].words.map((word) => word.text),
 *   ["grep", "a|b", "f"],
 * );
 *
 * const bare = parse({ command: "grep a|b f" }, limits);
 * assertEquals(bare.kind === "refused" && bare.by.id, "syntax.pipeline");
 * ```
 *
 * @module
 */
export { parse } from "./parse.ts";
export type { ParseResult } from "./parse_result.ts";
export { shellWord } from "./shell_word.ts";
