import type { OptionDescription, ProgramDescription } from "./description.ts";

/**
 * What of each argument could be a path, by what is known of the program: null where it is data for certain, as
 * the `/` of `cut -d /` or the pattern of `grep`. In doubt it is the whole argument.
 *
 * @param args The arguments, without `argv[0]`.
 */
export function pathTexts(
  args: readonly string[],
  program: ProgramDescription | null,
): readonly (string | null)[] {
  if (program === null || program.dash !== "gnu" || program.subcommands !== undefined) return args;
  if (program.operands === "data") return args.map(() => null);
  const read = readAll(args, program.options);
  const first = read.findIndex((one) => one.kind === "operand");
  const hasPattern = program.operands === "pattern-first" && !read.some((one) => one.pattern);
  return read.map((one, index) => hasPattern && index === first ? null : one.text);
}

interface Read {
  readonly kind: "operand" | "option" | "value";
  readonly text: string | null;
  /** Whether this gives, or could give, the pattern. */
  readonly pattern: boolean;
  /** The option whose value the next argument is. */
  readonly open?: OptionDescription;
}

function readAll(args: readonly string[], options: readonly OptionDescription[]): readonly Read[] {
  const read: Read[] = [];
  let ended = false;
  for (const arg of args) {
    const open = read.at(-1)?.open;
    if (open !== undefined) {
      read.push({ kind: "value", text: open.data ? null : arg, pattern: false });
    } else if (ended || arg === "-" || !arg.startsWith("-")) {
      read.push({ kind: "operand", text: arg, pattern: false });
    } else if (arg === "--") read.push({ kind: "option", text: null, pattern: !(ended = true) });
    else read.push(arg.startsWith("--") ? readLong(arg, options) : readBundle(arg, options));
  }
  return read;
}

function readLong(arg: string, options: readonly OptionDescription[]): Read {
  const [name = "", ...values] = arg.slice(2).split("=");
  const option = options.find((one) => one.long === name);
  // An abbreviation, or an option that nobody described: it could take anything, so all of it is looked at.
  if (option === undefined) return { kind: "option", text: arg, pattern: true };
  const pattern = option.pattern ?? false;
  if (option.value === true && values.length === 0) {
    return { kind: "option", text: null, pattern, open: option };
  }
  return { kind: "option", text: option.data ? null : arg, pattern };
}

function readBundle(arg: string, options: readonly OptionDescription[]): Read {
  for (const [index, letter] of [...arg].entries()) {
    if (index === 0) continue;
    const option = options.find((one) => one.short === letter);
    if (option === undefined) return { kind: "option", text: arg, pattern: true };
    if (option.value !== true) continue;
    const pattern = option.pattern ?? false;
    const attached = index + 1 < [...arg].length;
    if (!attached) return { kind: "option", text: null, pattern, open: option };
    return { kind: "option", text: option.data ? null : arg, pattern };
  }
  return { kind: "option", text: null, pattern: false };
}
