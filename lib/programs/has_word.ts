import type { OptionDescription, ProgramDescription } from "./description.ts";
import { readArguments } from "./read_arguments.ts";
import { type Spellings, spellingsIn } from "./spellings.ts";

/**
 * Whether arguments carry a word of a rule, in any position and in any spelling that the program could
 * read as that word: `-f` also as part of `-fu`; `--force` also as `--forc` or `--force=x`; with a
 * described program `-f` also as `--force`; a plain word also where it is attached to an option (`-opush`,
 * `--to=push`) or has a value (`push=x`). With a program that nobody described `-force` may be `--force`. In
 * doubt the answer is yes: rules that use it deny. Only what a described option takes as its value, attached,
 * does not count: in `git push -of` there is no `-f`.
 *
 * Spellings: POSIX Utility Syntax Guidelines 3-10, and getopt_long(3) for abbreviations.
 *
 * @param args The arguments, without `argv[0]`.
 * @param word A word of a rule: `push`, `-f`, `-rf`, `--force`, `--output=x`.
 */
export function hasWord(
  args: readonly string[],
  word: string,
  program: ProgramDescription | null,
): boolean {
  if (args.includes(word)) return true;
  const given: Given = {
    args: undash(args, program),
    operands: operandsOf(args, program),
    spellings: spellingsIn(args, program),
  };
  if (/^--./.test(word)) return hasLong(word, given);
  if (/^-[^-]/.test(word)) return hasDash(word, given);
  return word !== "-" && word !== "--" && args.some((arg) => carries(arg, word));
}

/** The arguments, and how their options can be spelled. */
interface Given {
  readonly args: readonly string[];
  /** Those that could be operands. */
  readonly operands: readonly string[];
  readonly spellings: Spellings;
}

function operandsOf(
  args: readonly string[],
  program: ProgramDescription | null,
): readonly string[] {
  if (program?.dash !== "gnu" || program.subcommands !== undefined) return args;
  const read = readArguments(args, program.options);
  return args.filter((_, index) => ["operand", "unknown"].includes(read[index]?.kind ?? "unknown"));
}

/** An old bundle letter by letter: what follows a letter in it is never its value. */
function undash(args: readonly string[], program: ProgramDescription | null): readonly string[] {
  const [first, ...rest] = args;
  if (program?.dash !== "old" || first === undefined || first.startsWith("-")) return args;
  return [...[...first].map((letter) => `-${letter}`), first, ...rest];
}

function carries(arg: string, word: string): boolean {
  if (arg.startsWith(word + "=")) return true;
  if (arg.startsWith("--")) return splitLong(arg).value === word;
  return arg.startsWith("-") && (arg.slice(2).endsWith(word) || arg.includes(word + "=", 2));
}

function hasLong(word: string, given: Given): boolean {
  const { name, value } = splitLong(word);
  const known = given.spellings.possible.filter((option) => option.long === name);
  return hasOption({ known, longs: [name], shorts: [] }, value, given);
}

function hasDash(word: string, given: Given): boolean {
  const { dash, possible } = given.spellings;
  const [first = "", ...rest] = word.slice(1);
  const has = (letter: string, value: string | null) =>
    hasOption({ known: withLetter(letter, possible), longs: [], shorts: [letter] }, value, given);
  if (dash === "single") {
    return given.args.some((arg) => arg.startsWith(rest.length > 0 ? word + "=" : word));
  }
  if ([first, ...rest].every((letter) => has(letter, null))) return true;
  if (rest.length === 0) return false;
  if (dash === "unknown" && hasLong("-" + word, given)) return true;
  const takesNone = withLetter(first, possible).some((option) => !option.value);
  return !takesNone && has(first, rest.join(""));
}

function withLetter(
  letter: string,
  options: readonly OptionDescription[],
): readonly OptionDescription[] {
  return options.filter((option) => option.short === letter);
}

/** An option that a rule names: as it is named, and what is known under that name. */
interface Sought {
  readonly known: readonly OptionDescription[];
  readonly longs: readonly string[];
  readonly shorts: readonly string[];
}

function hasOption(sought: Sought, value: string | null, given: Given): boolean {
  const { args, spellings: { possible } } = given;
  const longs = new Set([...sought.longs, ...sought.known.flatMap(({ long }) => long ?? [])]);
  // Two letters can be one option: `-r` and `-R` of rm are both `--recursive`.
  const same = possible.filter(({ long }) => long !== undefined && longs.has(long));
  const shorts = new Set([...sought.shorts, ...same.flatMap(({ short }) => short ?? [])]);
  const operands = [...same, ...sought.known].flatMap(({ operand }) => operand ?? []);
  const fits = (attached: string | null) =>
    value === null || (attached === null ? args.includes(value) : attached === value);
  return args.some((arg) =>
    [...longs].some((long) => isLong(arg, long, given) && fits(splitLong(arg).value)) ||
    [...shorts].some((short) => behindLetter(arg, short, given).some(fits)) ||
    (value === null && given.operands.includes(arg) &&
      operands.some((operand) => arg.startsWith(operand)))
  );
}

/** Whether an argument is the long option of that name, or an abbreviation that is no option of its own. */
function isLong(arg: string, name: string, { spellings: { dash, certain } }: Given): boolean {
  const unknown = dash === "unknown";
  if (!/^--./.test(arg) && !(unknown && /^-[^-=][^=]/.test(arg))) return false;
  // Undescribed programs may take `-force`, or `--Force`: Go's flag, Perl's Getopt::Long.
  const given = unknown ? splitLong(arg).name.toLowerCase() : splitLong(arg).name;
  const sought = unknown ? name.toLowerCase() : name;
  if (given === sought) return true;
  return given !== "" && sought.startsWith(given) && !certain.some(({ long }) => long === given);
}

/** What stands behind a letter in a bundle such as `-fu`, for each time that it stands there; null for nothing. */
function behindLetter(
  arg: string,
  letter: string,
  { spellings: { certain } }: Given,
): readonly (string | null)[] {
  if (!/^-[^-]/.test(arg)) return [];
  const found: (string | null)[] = [];
  const letters = [...arg.slice(1)];
  for (const [index, one] of letters.entries()) {
    if (one === letter) found.push(letters.slice(index + 1).join("").replace(/^=/, "") || null);
    if (certain.some((option) => option.short === one && option.value)) break;
  }
  return found;
}

/** A long option, behind one dash or two, and what is attached to it. */
function splitLong(word: string): { name: string; value: string | null } {
  const [name = "", ...rest] = word.replace(/^--?/, "").split("=");
  return { name, value: rest.length === 0 ? null : rest.join("=") };
}
