import type { OptionDescription, ProgramDescription } from "./description.ts";

/** What is known about how options are spelled in some arguments. */
export interface Spellings {
  /** `unknown`: nobody described the program, so every reading counts. */
  readonly dash: "gnu" | "single" | "unknown";
  /** The options that can stand there: each of their spellings stands for the others. */
  readonly possible: readonly OptionDescription[];
  /** Those that stand there for certain: what they take as a value is no option, and their names no abbreviations. */
  readonly certain: readonly OptionDescription[];
}

/**
 * Finds out which options some arguments can hold. Which subcommand is called is not always certain: then the
 * options of each one that is named can stand there, and nothing is taken for a value.
 *
 * @param args The arguments, without `argv[0]`.
 */
export function spellingsIn(
  args: readonly string[],
  program: ProgramDescription | null,
): Spellings {
  if (program === null) return { dash: "unknown", possible: [], certain: [] };
  const { options, subcommands } = program;
  const dash = program.dash === "single" ? "single" : "gnu";
  if (subcommands === undefined) return { dash, possible: options, certain: options };
  // Own properties only: there is no subcommand "constructor".
  const optionsOf = (name: string) =>
    Object.hasOwn(subcommands, name) ? subcommands[name] ?? [] : [];
  const called = subcommandOf(program, args);
  return {
    dash,
    possible: [...options, ...args.flatMap(optionsOf)],
    certain: called === null ? [] : optionsOf(called),
  };
}

/** The first argument behind the options before the subcommand; null where one of those is not known. */
function subcommandOf({ options }: ProgramDescription, args: readonly string[]): string | null {
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? "";
    if (!arg.startsWith("-")) return arg;
    const option = options.find((one) => isSpelled(one, arg));
    if (option === undefined) return null;
    const attached = arg.startsWith("--") ? arg.includes("=") : arg.length > 2;
    if (option.value === true && !attached) index++;
  }
  return null;
}

function isSpelled({ short, long, value }: OptionDescription, arg: string): boolean {
  if (arg.startsWith("--")) return long !== undefined && arg.slice(2).split("=", 1)[0] === long;
  if (short === undefined) return false;
  return arg === `-${short}` || (Boolean(value) && arg.startsWith(`-${short}`));
}
