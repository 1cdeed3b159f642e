import type { Asked } from "../flow.ts";
import { readInput } from "../request/mod.ts";
import { parseOptions, POLICY_OPTION } from "./parse_options.ts";
import { UsageError } from "./usage_error.ts";

/** The options of the two subcommands that take a command. */
const REQUEST_OPTIONS = {
  ...POLICY_OPTION,
  cwd: { type: "string" },
  timeout: { type: "string" },
  json: { type: "boolean" },
} as const;

/** How a command is written on the command line. */
export const COMMAND_HELP =
  `The command is one text ('grep -n "a b" notes.txt'), or words behind -- (-- grep -n "a b" notes.txt).

  --cwd DIR       directory to run in, inside the jail
  --timeout N     seconds
  --json          print the result as JSON`;

/** Reads a request off the command line, through the same door as a client's. */
export function requestOf(args: readonly string[]): {
  readonly asked: Asked;
  readonly policy: string | undefined;
  readonly json: boolean;
} {
  const { values, operands, rest } = parseOptions(args, REQUEST_OPTIONS, true);
  if (rest === null ? operands.length !== 1 : operands.length > 0) {
    throw new UsageError("give the command as one text, or as words behind --");
  }
  const { timeout } = values;
  if (timeout !== undefined && !/^[1-9]\d*$/.test(timeout)) {
    throw new UsageError(`--timeout takes whole seconds from 1 on, not "${timeout}"`);
  }
  const asked = readInput({
    ...(rest === null ? { command: operands[0] } : { argv: rest }),
    ...(values.cwd === undefined ? {} : { cwd: values.cwd }),
    ...(timeout === undefined ? {} : { timeout_seconds: Number(timeout) }),
  });
  return { asked, policy: values.policy, json: values.json ?? false };
}
