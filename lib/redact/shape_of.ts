/** What a word is made of, counted once. */
export interface Shape {
  readonly digits: number;
  readonly lower: number;
  readonly upper: number;
  /** Everything that is neither letter nor digit. */
  readonly symbols: number;
  /** How often a letter follows a digit or a digit a letter. */
  readonly changes: number;
  /** How often a small letter follows a capital or a capital a small letter. */
  readonly caseChanges: number;
  /** Different characters. */
  readonly distinct: number;
  /** Shannon's, in bits a character. */
  readonly entropy: number;
}

/** Counts the characters of `word`. For short texts: it looks at each one. */
export function shapeOf(word: string): Shape {
  const classes = { digit: 0, lower: 0, upper: 0, symbol: 0 };
  const counts = new Map<number, number>();
  let changes = 0;
  let caseChanges = 0;
  let before: Class = "symbol";
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    counts.set(code, (counts.get(code) ?? 0) + 1);
    const now = classOf(code);
    classes[now]++;
    if (now !== before && now !== "symbol" && before !== "symbol") {
      if (now === "digit" || before === "digit") changes++;
      else caseChanges++;
    }
    before = now;
  }
  return {
    digits: classes.digit,
    lower: classes.lower,
    upper: classes.upper,
    symbols: classes.symbol,
    changes,
    caseChanges,
    distinct: counts.size,
    entropy: entropyOf(counts.values(), word.length),
  };
}

type Class = "digit" | "lower" | "upper" | "symbol";

function classOf(code: number): Class {
  if (code >= 0x30 && code <= 0x39) return "digit";
  if (code >= 0x61 && code <= 0x7a) return "lower";
  if (code >= 0x41 && code <= 0x5a) return "upper";
  return "symbol";
}

function entropyOf(counts: Iterable<number>, length: number): number {
  let bits = 0;
  for (const count of counts) bits -= (count / length) * Math.log2(count / length);
  return bits;
}
