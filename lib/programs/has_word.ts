import type { OptionDescription, ProgramDescription } from "./description.ts";

/**
 * Whether arguments carry a word of a rule, in any position and in any spelling that the program could
 * read as that word: `-f` also as part of `-fu`; `--force` also as `--forc` or `--force=x`; with a
 * described program `-f` also as `--force`. In doubt the answer is yes: rules that use it deny.
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
  if (word.startsWith("--") && word.length > 2) return hasLong(args, word, program);
  if (!word.startsWith("-") || word.length < 2) return false;
  if (program?.dash === "single") return args.some((arg) => arg.startsWith(word + "="));
  return [...word.slice(1)].every((letter) => hasLetter(args, letter, program));
}

function hasLong(
  args: readonly string[],
  word: string,
  program: ProgramDescription | null,
): boolean {
  const { name, value } = splitLong(word);
  const options = optionsOf(program, args);
  const spelled = args.some((arg, index) => {
    if (!arg.startsWith("--") || arg.length < 3) return false;
    const given = splitLong(arg);
    if (!couldMean(given.name, name, options)) return false;
    return value === null || value === (given.value ?? args[index + 1]);
  });
  if (spelled || value !== null) return spelled;
  return options.some((option) =>
    option.long === name && option.short !== undefined && inBundle(args, option.short, options)
  );
}

function hasLetter(
  args: readonly string[],
  letter: string,
  program: ProgramDescription | null,
): boolean {
  const options = optionsOf(program, args);
  if (inBundle(args, letter, options)) return true;
  const longs = options.filter((option) => option.short === letter).map((option) => option.long);
  return longs.some((long) => long !== undefined && hasLong(args, `--${long}`, null));
}

/** Whether a long option as given is the one named, or an abbreviation of it that is no option of its own. */
function couldMean(given: string, name: string, options: readonly OptionDescription[]): boolean {
  if (given === name) return true;
  return name.startsWith(given) && !options.some((option) => option.long === given);
}

/** Whether a letter stands in a bundle such as `-fu`. What a described option takes as its value does not count. */
function inBundle(
  args: readonly string[],
  letter: string,
  options: readonly OptionDescription[],
): boolean {
  const takesValue = new Set(
    options.filter((option) => option.value).map((option) => option.short),
  );
  return args.some((arg) => {
    if (!/^-[^-]/.test(arg)) return false;
    for (const one of arg.slice(1)) {
      if (one === letter) return true;
      if (takesValue.has(one)) return false;
    }
    return false;
  });
}

function splitLong(word: string): { name: string; value: string | null } {
  const equals = word.indexOf("=");
  if (equals < 0) return { name: word.slice(2), value: null };
  return { name: word.slice(2, equals), value: word.slice(equals + 1) };
}

/** The options that can stand in these arguments; none where the subcommand is one that nobody described. */
function optionsOf(
  program: ProgramDescription | null,
  args: readonly string[],
): readonly OptionDescription[] {
  if (program?.subcommands === undefined) return program?.options ?? [];
  const own = program.subcommands[subcommandOf(program, args) ?? ""];
  return own === undefined ? [] : [...own, ...program.options];
}

/** The first argument that is neither an option before the subcommand nor the value of one. */
function subcommandOf(program: ProgramDescription, args: readonly string[]): string | undefined {
  const takesNext = new Set(
    program.options.filter((option) => option.value).flatMap((option) => [
      `-${option.short}`,
      `--${option.long}`,
    ]),
  );
  return args.find((arg, index) => !arg.startsWith("-") && !takesNext.has(args[index - 1] ?? ""));
}
