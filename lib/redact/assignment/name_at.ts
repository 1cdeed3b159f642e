import type { KeywordHit } from "../finder.ts";

/** The name of something, and where it begins. */
export interface Name {
  readonly text: string;
  readonly start: number;
}

/** Reads the name that a keyword is part of: at most 64 characters before the keyword and 48 behind it. */
export function nameAt(text: string, at: KeywordHit): Name {
  let start = at.start;
  const limit = Math.max(0, at.start - 64);
  while (start > limit && isNameUnit(text.charCodeAt(start - 1))) start--;
  let end = at.end;
  while (end < at.end + 48 && isNameUnit(text.charCodeAt(end))) end++;
  // "API key: …" and the like are written in two words.
  const before = start === at.start
    ? ADJECTIVE.exec(text.slice(Math.max(0, start - 12), start))
    : null;
  if (before !== null) start -= before[0].length;
  return { text: text.slice(start, end), start };
}

const ADJECTIVE =
  /(?:api|access|secret|private|auth|encryption|signing|account|shared|master|license|client|bearer|pass)[ ]$/i;

/** Letters, digits, `_`, `-`, `.`, `$`. */
function isNameUnit(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2d || code === 0x2e ||
    code === 0x24;
}
