import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage_error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What every subcommand that needs a policy understands. */
export const POLICY_OPTION = { policy: { type: "string" } } as const;

/**
 * Reads a subcommand's arguments. What follows `--` comes back apart, so that `run -- ls -la` and
 * `run 'ls -la'` can be told from each other.
 *
 * @param takesCommand Whether there may be operands at all.
 * @throws {UsageError} for an unknown option, a missing value, or an operand where none belongs.
 */
export function parseOptions<T extends Options>(
  args: readonly string[],
  options: T,
  takesCommand = false,
): {
  values: ReturnType<
    typeof parseArgs<{ options: T; strict: true; allowPositionals: true }>
  >["values"];
  operands: readonly string[];
  rest: readonly string[] | null;
} {
  const end = args.indexOf("--");
  const own = end < 0 ? [...args] : args.slice(0, end);
  const rest = end < 0 ? null : args.slice(end + 1);
  try {
    const { values, positionals } = parseArgs({
      args: own,
      options,
      strict: true,
      allowPositionals: true,
    });
    const [stray] = [...positionals, ...rest ?? []];
    if (stray !== undefined && !takesCommand) {
      throw new UsageError(`"${stray}" does not belong here`);
    }
    return { values, operands: positionals, rest };
  } catch (error) {
    const option = error instanceof TypeError
      ? /option '([^' ]+)/i.exec(error.message)?.[1]
      : undefined;
    if (error instanceof TypeError && option === undefined) throw new UsageError(error.message);
    if (option !== undefined) throw new UsageError(describeOption(option, options, takesCommand));
    throw error;
  }
}

function describeOption(option: string, options: Options, takesCommand: boolean): string {
  if (Object.hasOwn(options, option.replace(/^--/, ""))) {
    return `the option "${option}" is not used right`;
  }
  const help = takesCommand ? "; give the command as one text, or as words behind --" : "";
  return `unknown option "${option}"${help}`;
}
