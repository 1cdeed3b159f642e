import type { Matcher, RE2JS } from "re2js";
import type { LinearPattern } from "../contract.ts";

/** Longer sources are refused before they are read. */
const MAX_SOURCE = 4096;

/** Steps of the compiled program. Each step can be alive at each character, so this is the price of one. */
const MAX_PROGRAM = 1000;

/**
 * How often a character may be looked at while all matches are collected. Ordinary patterns need
 * 3 to 8; the fixed part lets short texts through whatever the pattern.
 */
const READS_PER_CHARACTER = 32;
const FREE_READS = 1_000_000;

/**
 * Compiles a regular expression of RE2 syntax (https://github.com/google/re2/wiki/Syntax) for an engine that never
 * backtracks. The engine is loaded by the first call, so that a policy without patterns does not pay for it.
 *
 * `fullMatch` is linear in the text. `matches` gives the leftmost matches that do not overlap, empty ones left
 * out; it looks at each character a bounded number of times: for the rare pair of pattern and text that would
 * need more (`INT-1(.*END)?` over one long line of `INT-1`), everything from there to the end is one
 * last match. So it may report too much, never too little, and it always comes back.
 *
 * Rejects with an `Error` for a source that is no regular expression, that uses what cannot be linear (lookaround,
 * backreferences), or whose counts make the program too large (counts above 1000, or more than 1000 steps).
 */
export async function compileLinear(source: string): Promise<LinearPattern> {
  if (source.length > MAX_SOURCE) {
    throw new Error(
      `Cannot compile a pattern of ${source.length} characters: ${MAX_SOURCE} are the limit`,
    );
  }
  const engine = await import("re2js");
  const regex = compile(engine.RE2JS, source);
  return Object.freeze({
    source,
    fullMatch: (text: string) => regex.testExact(text),
    matches: (text: string) => {
      // The yes-or-no question is some fifty times cheaper than finding where, and the answer is mostly no.
      if (!regex.test(text)) return [];
      const counted = new CountedText(text);
      return collect(regex.matcher(engine.MatcherInput.utf16(counted)), counted);
    },
  });
}

function compile(engine: typeof RE2JS, source: string): RE2JS {
  let regex: RE2JS;
  try {
    regex = engine.compile(source);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Cannot compile the pattern ${JSON.stringify(source)}: ${
        detail.replace("error parsing regexp: ", "")
      } (RE2 syntax: no lookaround, no backreferences, counts up to 1000)`,
      { cause: error },
    );
  }
  const size = regex.programSize();
  if (size > MAX_PROGRAM) {
    throw new Error(
      `Cannot compile the pattern ${
        JSON.stringify(source)
      }: it takes ${size} steps, ${MAX_PROGRAM} are the limit; use smaller counts`,
    );
  }
  return regex;
}

function collect(matcher: Matcher, text: CountedText): readonly (readonly [number, number])[] {
  const limit = FREE_READS + READS_PER_CHARACTER * text.length;
  const found: (readonly [number, number])[] = [];
  while (matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (text.reads > limit) {
      found.push([start, text.length]);
      break;
    }
    if (end > start) found.push([start, end]);
  }
  return found;
}

/**
 * A text that counts how often it is looked at. One search is linear, but collecting all matches starts
 * one search for each, and a search may look far beyond the match that it finds.
 */
class CountedText extends String {
  reads = 0;
  readonly #text: string;

  constructor(text: string) {
    super(text);
    this.#text = text;
  }

  override charCodeAt(index: number): number {
    this.reads++;
    return this.#text.charCodeAt(index);
  }

  override indexOf(part: string, from = 0): number {
    const at = this.#text.indexOf(part, from);
    // The native search is more than ten times as fast as reading one by one.
    this.reads += ((at < 0 ? this.#text.length : at) - from) / 16;
    return at;
  }
}
