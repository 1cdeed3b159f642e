import { QUOTED } from "./token.ts";

/**
 * Whether bash would make other words of a word by its braces. `bare` is the unquoted part of it, as in
 * a `WordToken`.
 *
 * Braces are stranger than they look, and followed as they are (bash 5.2, braces.c): a `}` before any
 * comma is a letter (`{a}b,c}` is `a}b` and `c`), an unclosed `{` does not protect what is inside it
 * (`{a,{b,c}` is `{a,b` and `{a,c`), `{}` where a word starts is plain, and braces around `..` and a
 * quoted comma are dropped (`{','..1}` is `,..1`). Linear in the length.
 */
export function isBraceExpansion(bare: string): boolean {
  if (!bare.includes("{")) return false;
  const text = bare.startsWith("{}") ? bare.slice(2) : bare;
  if (isEnclosed(text, isComma) || isSequence(text)) return true;
  return text.includes(QUOTED) && isEnclosed(text, isDots);
}

/**
 * Whether after some `{` there is a separator, and later a `}` on the separator's own level. Of all
 * separators before a `}`, the last has the fewest braces in between: it is enough to count from it.
 */
function isEnclosed(text: string, separates: (text: string, at: number) => boolean): boolean {
  const open = text.indexOf("{");
  let level = -1;
  for (let at = open + 1; open >= 0 && at < text.length; at++) {
    if (separates(text, at)) level = 0;
    else if (level >= 0 && text[at] === "{") level++;
    else if (level >= 0 && text[at] === "}" && level-- === 0) return true;
  }
  return false;
}

function isComma(text: string, at: number): boolean {
  return text[at] === ",";
}

function isDots(text: string, at: number): boolean {
  return text.startsWith("..", at) && text[at + 2] !== "}";
}

/** `{1..9}`, `{a..z}`, with or without a step. Numbers too large for bash count as well. */
function isSequence(text: string): boolean {
  return /\{(?:[+-]?[0-9]+\.\.[+-]?[0-9]+|[A-Za-z]\.\.[A-Za-z])(?:\.\.[+-]?[0-9]+)?\}/.test(text);
}
