import { type Finder, type Found, type KeywordHit, NOTHING } from "../finder.ts";
import { FOOTER, HEADER } from "./armour.ts";
import { endOfBody, startOfBody } from "./body.ts";

/**
 * Finds private keys in their armour, and PuTTY's: plain, indented, quoted, with `\n` for line ends, as a
 * diff, and with the header or the footer missing.
 */
export const findPrivateKey: Finder = {
  keywords: ["---- begin ", "---- end ", "-----begin ", "-----end ", "private-lines:"],
  exact: false,
  find(text, at): readonly Found[] {
    const header = sticky(HEADER_HERE, text, at.start);
    if (header !== null) return found(at.start, keyAfter(text, at.start + header.length));
    const footer = sticky(FOOTER_HERE, text, at.start);
    if (footer === null) return puttyLines(text, at);
    const start = startOfBody(text, at.start);
    return start === null ? NOTHING : found(start, at.start + footer.length);
  },
};

const HEADER_HERE = new RegExp(HEADER, "y");
const FOOTER_HERE = new RegExp(FOOTER, "y");
/** The header alone, as code that looks for it has it. */
const QUOTED_ALONE = /(?:\\n|\\r)*["'`](?!\s{0,80}[+.\\&,]?\s{0,80}["'`][A-Za-z0-9+/\\])/y;

/** The end of the key whose header ends at `from`. Null where only the header stands there. */
function keyAfter(text: string, from: number): number | null {
  if (sticky(QUOTED_ALONE, text, from) !== null) return null;
  const dashes = nextDashes(text, from);
  const footer = sticky(FOOTER_HERE, text, dashes);
  if (footer === null || !isBody(text.slice(from, dashes))) return endOfBody(text, from);
  return dashes + footer.length;
}

/** Where the next footer could begin; the dash of a diff in front of it is not part of it. */
function nextDashes(text: string, from: number): number {
  const first = text.indexOf("----", from);
  if (first === -1) return text.length;
  let end = first;
  while (text[end] === "-") end++;
  return Math.max(first, end - 5);
}

/** One line of short words is prose about keys, and one letter over and over a placeholder. */
function isBody(text: string): boolean {
  const letters = text.slice(0, 2000).replace(/\\[nrt]|[^A-Za-z0-9]/g, "");
  return new Set(letters).size > 2 && (/\n|\\n/.test(text) || /[A-Za-z0-9+/]{16}/.test(text));
}

/** PuTTY's own format: the lines after the one that counts them. */
function puttyLines(text: string, at: KeywordHit): readonly Found[] {
  const count = sticky(/Private-Lines: ?\d{1,4}\s{1,2}/y, text, at.start);
  if (count === null) return NOTHING;
  const start = at.start + count.length;
  return found(start, endOfBody(text, start));
}

function found(start: number, end: number | null): readonly Found[] {
  return end === null ? NOTHING : [{ kind: "private-key", start, end }];
}

function sticky(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}
