import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage_error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What every subcommand that needs a policy understands. */
export const POLICY_OPTION = { policy: { type: "string" } } as const;

/**
 * Reads a subcommand's arguments. What follows `--` comes back apart, so that `run -- ls -la` and
 * `run 'ls -la'` can be told from each other.
 *
 * @throws {UsageError} for an unknown option or a missing value.
 */
export function parseOptions<T extends Options>(args: readonly string[], options: T): {
  values: ReturnType<
    typeof parseArgs<{ options: T; strict: true; allowPositionals: true }>
  >["values"];
  operands: readonly string[];
  rest: readonly string[] | null;
} {
  const end = args.indexOf("--");
  const own = end < 0 ? [...args] : args.slice(0, end);
  try {
    const { values, positionals } = parseArgs({
      args: own,
      options,
      strict: true,
      allowPositionals: true,
    });
    return { values, operands: positionals, rest: end < 0 ? null : args.slice(end + 1) };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}
