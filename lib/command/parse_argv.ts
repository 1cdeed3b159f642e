import type { Limits, ParseRefusal, Span, Word } from "../contract.ts";
import { findLoneSurrogate } from "./find_lone_surrogate.ts";
import type { ParseResult } from "./parse_result.ts";
import { refuse } from "./refuse.ts";
import { utf8Length } from "./utf8_length.ts";

/**
 * Reads an argv. Every element is literal, whatever it holds: newlines, quotes, an element equal to
 * `|`. Only what no system could pass on is refused: NUL, unpaired surrogates, too much of it.
 */
export function parseArgv(
  argv: readonly string[],
  limits: Pick<Limits, "commandBytes" | "arguments">,
): ParseResult {
  const refusal = checkCount(argv, limits.arguments) ?? checkElements(argv) ??
    checkBytes(argv, limits.commandBytes);
  if (refusal !== null) return refusal;
  const [first, ...rest] = argv.map((text, index): Word => ({ text, at: elements(index) }));
  if (first === undefined || first.text === "") {
    return refuse("syntax.empty", elements(0, Math.min(argv.length, 1)), "");
  }
  const stage = { words: [first, ...rest] as const, at: elements(0, argv.length) };
  return { kind: "line", line: { stages: [stage] } };
}

function checkCount(argv: readonly string[], most: number): ParseRefusal | null {
  if (argv.length <= most) return null;
  const at = elements(most, argv.length);
  return refuse("input.too-many-arguments", at, `${argv.length} words, of at most ${most}`);
}

function checkElements(argv: readonly string[]): ParseRefusal | null {
  for (const [index, text] of argv.entries()) {
    if (text.includes("\0")) return refuse("input.nul", elements(index), text);
    if (findLoneSurrogate(text) >= 0) return refuse("input.surrogate", elements(index), text);
  }
  return null;
}

function checkBytes(argv: readonly string[], most: number): ParseRefusal | null {
  const bytes = argv.reduce((sum, text) => sum + utf8Length(text), 0);
  if (bytes <= most) return null;
  return refuse("input.too-long", elements(0, argv.length), `${bytes} bytes, of at most ${most}`);
}

function elements(start: number, end = start + 1): Span {
  return { unit: "argv", start, end };
}
