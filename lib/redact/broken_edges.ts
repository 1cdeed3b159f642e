import { firstBytes, lastBytes } from "./cut_bytes.ts";

/** Longer runs without white space, and longer runs of base64, are no secret. */
const LONGEST_SECRET = 16_384;

/**
 * Drops from the end of a text that was cut off there whatever could be the first half of a secret: the last
 * line if it lies wholly in what `shown` bytes leave out anyway, else the last run without white space.
 */
export function withoutBrokenEnd(text: string, shown: number): string {
  const line = text.lastIndexOf("\n");
  if (line >= firstBytes(text, shown).length) return text.slice(0, line + 1);
  let end = text.length;
  while (end > 0 && text.length - end < LONGEST_SECRET && /\S/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/**
 * The same at the start. Lines of base64 go too: they can be the middle of a key whose header was dropped.
 */
export function withoutBrokenStart(text: string, shown: number): string {
  const line = text.indexOf("\n");
  const isLeftOut = line !== -1 && line < text.length - lastBytes(text, shown).length;
  const start = isLeftOut ? line + 1 : /^\S{0,16384}/.exec(text)![0].length;
  const rest = text.slice(start);
  const key = KEY_LINES.exec(rest)?.[0] ?? "";
  return key.length <= LONGEST_SECRET ? rest.slice(key.length) : rest;
}

/** Full lines of base64, and a shorter one that is no word. */
const KEY_LINES =
  /^\s{0,8}(?:[ \t]{0,16}[A-Za-z0-9+/]{60,76}={0,2}\n)+(?:(?![A-Z]?[a-z]*\n|[A-Z]*\n)[ \t]{0,16}[A-Za-z0-9+/]{1,76}={0,2}(?:\n|$))?/;
