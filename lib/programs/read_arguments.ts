import type { OptionDescription } from "./description.ts";

/** One argument, read. `unknown`: an option that nobody described, or anything behind one: it could be anything. */
export interface ReadArgument {
  readonly kind: "operand" | "option" | "value" | "unknown";
  /** What of it could be a path; null for what is data, or options without a value. */
  readonly text: string | null;
  /** The option that it is, or whose value it is; the last one of a bundle. */
  readonly option: OptionDescription | null;
  /** Whether the next argument is its value. */
  readonly open: boolean;
}

/**
 * Reads arguments one after the other by what is known of a program's options: POSIX Utility Syntax Guidelines
 * and getopt_long(3), operands between options, operands only behind `--`. Behind an option that nobody
 * described nothing is certain any more: it may have taken the next argument, `--` included, as its value.
 *
 * @param args The arguments, without `argv[0]`.
 */
export function readArguments(
  args: readonly string[],
  options: readonly OptionDescription[],
): readonly ReadArgument[] {
  const read: ReadArgument[] = [];
  let ended = false;
  for (const arg of args) {
    const last = read.at(-1);
    if (last?.kind === "unknown") read.push(plain("unknown", arg));
    else if (last?.open) read.push(valueOf(last.option, arg));
    else if (ended || arg === "-" || !arg.startsWith("-")) read.push(plain("operand", arg));
    else if (arg === "--") ended = read.push(plain("option", null)) > 0;
    else if (arg.startsWith("--")) read.push(readLong(arg, options));
    else read.push(readBundle(arg, options));
  }
  return read;
}

function plain(kind: ReadArgument["kind"], text: string | null): ReadArgument {
  return { kind, text, option: null, open: false };
}

function valueOf(option: OptionDescription | null, arg: string): ReadArgument {
  return { kind: "value", text: option?.data ? null : arg, option, open: false };
}

function readLong(arg: string, options: readonly OptionDescription[]): ReadArgument {
  const [name, ...values] = arg.slice(2).split("=");
  // An abbreviation is unknown here: which option it stands for depends on all that the program has.
  const option = options.find((one) => one.long === name);
  if (option === undefined) return plain("unknown", arg);
  return asOption(option, arg, values.length > 0);
}

function readBundle(arg: string, options: readonly OptionDescription[]): ReadArgument {
  const letters = [...arg.slice(1)];
  for (const [index, letter] of letters.entries()) {
    const option = options.find((one) => one.short === letter);
    if (option === undefined) return plain("unknown", arg);
    if (option.value) return asOption(option, arg, index + 1 < letters.length);
  }
  return plain("option", null);
}

function asOption(option: OptionDescription, arg: string, attached: boolean): ReadArgument {
  const text = attached && !option.data ? arg : null;
  return { kind: "option", text, option, open: option.value === true && !attached };
}
