import type { ProgramDescription } from "./description.ts";
import { type ReadArgument, readArguments } from "./read_arguments.ts";

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
  const read = readArguments(args, program.options);
  const pattern = program.operands === "pattern-first" ? patternAt(read) : -1;
  return read.map((one, index) => index === pattern ? null : one.text);
}

/** Where the pattern stands; -1 where an option gives it, or could. */
function patternAt(read: readonly ReadArgument[]): number {
  if (read.some((one) => one.kind === "unknown" || one.option?.pattern)) return -1;
  return read.findIndex((one) => one.kind === "operand");
}
