import type { Found } from "./finder.ts";
import { shapeOf } from "./shape_of.ts";

/**
 * Finds long words that nobody can have thought of, whatever stands around them: base64 and the like, in
 * which upper case, lower case and digits are mixed. What is random in ordinary output stays: hexadecimal
 * digests, ids, lockfile integrity, base64 of several lines.
 */
export function findHighEntropy(text: string): readonly Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(WORDS)) {
    const word = match[0];
    if (word.length > LONGEST || !isRandom(word) || isData(text, match.index, word)) continue;
    found.push({ kind: "high-entropy", start: match.index, end: match.index + word.length });
  }
  return found;
}

const WORDS = /(?<![\w+/-])[\w+/-]{24,}={0,2}/g;
/** Longer ones are files. */
const LONGEST = 200;

function isRandom(word: string): boolean {
  const shape = shapeOf(word);
  const isMixed = shape.digits >= 3 && shape.upper >= 3 && shape.lower >= 3;
  // In names that are joined of words, kinds of characters change seldom.
  const isSalad = shape.changes + shape.caseChanges >= word.length * 0.35;
  return isMixed && isSalad && shape.entropy >= 4.1;
}

/** Integrity of a lockfile, data addresses, public keys, lines of a base64 file. */
function isData(text: string, start: number, word: string): boolean {
  const before = text.slice(Math.max(0, start - 90), start);
  if (/(?:sha\d{1,3}[-:]|SHA256:|base64,|h1:|ssh-rsa |ed25519 |nonce-)$/.test(before)) return true;
  // The rest of a path.
  if (
    /[.~/]$/.test(before) && !word.split("/").some((part) => part.length >= 24 && isRandom(part))
  ) return true;
  if (/^(?:sha\d{1,3}-|AAAA[BCE]3N|https?)/.test(word)) return true;
  const isAlone = /(?:^|\n)[ \t]*$/.test(before) &&
    /^[ \t]*(?:\n|$)/.test(text.slice(start + word.length, start + word.length + 8));
  return isAlone && (word.length >= 60 || /[\w+/=-]{60,76}\r?\n[ \t]*$/.test(before));
}
