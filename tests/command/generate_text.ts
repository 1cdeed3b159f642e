/** Numbers in [0, 1), the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// deno-fmt-ignore: a list
const ORDINARY = [
  "-la", "--color=auto", "src/main.ts", "HEAD~3", "stash@{0}", "HEAD@{1}..HEAD@{2}", "a#b", "!", "-name",
  "x=1", "{}", "{a}", "[", "]", ".items[]", "+%Y-%m-%d", "user@host:path", "100%", "^foo", "'a b'",
  '"a|b"', "'{print $1}'", '"*.ts"', "a\\ b", "\\;", '""', "''", "é", "日本", "a:b", "--", "-", ".", "..",
  "a=b:c", "$", "foo$", "'it'\\''s'", '"say \\"hi\\""', "if", "done", "x,y", "@{u}", "a^", ":/fix", "1..3",
];

// Every character that means something to bash, and letters that make names, digits and ranges.
const NASTY = [..." \t'\"\\$`|&;<>(){}[]*?~#!^=:,./-+@%_ab12AZé日\u00a0\u3000😀"];

// Small sets, so that what takes several characters in the right order comes up at all.
const SETS = [
  [..."{{}},,ab1", "..", "''", "','", "\\"],
  [..."{}123-ac", "..", "..", '"."'],
  [..."[[]]!^-/ab1", "']'", '""', "\\"],
  [..."~~ab_=+:/[", "''", '"a"', "\\"],
  [...'$$$""\'\\a.{[(/}]:'],
];

// Escapes for inside "…", whole, so that the quotes mostly close.
const ESCAPES = ["\\\\", '\\"', "\\$", "\\`", "\\!", "\\a", "$.", "$'", "$", "!", "'", "a"];

// Ends and separators of brace expansions, and what only looks like them.
const ENDS = ["1", "3", "-2", "+4", "05", "a", "e", "Z", "xy", "", "''", "','", '"a"', "{", "}"];
const SEPARATORS = ["..", "..", ",", "...", ".", ":"];

const NAMES = ["a", "_b", "A1", "a+", "a[", "--a", "1a", "a.b", '"a"', "a\\b", ""];
const VALUES = ["~", "~", "~/", "~x", ":", "=", "b", "''", '"~"', "\\~", "/"];
const MEMBERS = ["]", "[", "!", "^", "-", "/", "a", "b", "1", "''", '"]"'];

/** One command text; most of its words are ordinary, and most of all texts should be accepted. */
export function generateText(random: () => number): string {
  const first = random() < 0.95 ? "show" : letters(random, NASTY, 4).replaceAll("/", "");
  const words = Array.from({ length: 1 + below(random, 4) }, () => generateWord(random));
  return [first, ...words].join(random() < 0.05 ? "\t " : " ");
}

function generateWord(random: () => number): string {
  const kind = random();
  if (kind < 0.5) return pick(random, ORDINARY);
  if (kind < 0.6) return pick(random, ORDINARY) + pick(random, NASTY) + pick(random, ORDINARY);
  if (kind < 0.7) return letters(random, NASTY, 6);
  if (kind < 0.9) return letters(random, SETS[below(random, SETS.length)] ?? NASTY, 9);
  if (kind < 0.92) return `"${letters(random, NASTY, 5)}"`;
  if (kind < 0.94) return `"${letters(random, ESCAPES, 5)}"`;
  if (kind < 0.96) return generateBraces(random);
  if (kind < 0.97) return `${pick(random, NAMES)}=${letters(random, VALUES, 4)}`;
  if (kind < 0.98) return `${letters(random, ["a", "["], 2)}[${letters(random, MEMBERS, 4)}`;
  return `'${letters(random, NASTY, 6).replaceAll("'", "")}'`;
}

function generateBraces(random: () => number): string {
  const parts = [ENDS, SEPARATORS, ENDS].map((from) => pick(random, from));
  const step = random() < 0.2 ? `..${pick(random, ENDS)}` : "";
  const before = random() < 0.2 ? pick(random, ENDS) : "";
  return `${before}{${parts.join("")}${step}}${pick(random, ["", "", "b}", "{c", ",d}"])}`;
}

function letters(random: () => number, from: readonly string[], most: number): string {
  return Array.from({ length: 1 + below(random, most) }, () => pick(random, from)).join("");
}

function pick(random: () => number, from: readonly string[]): string {
  return from[below(random, from.length)] ?? "";
}

function below(random: () => number, end: number): number {
  return Math.floor(random() * end);
}
