import type * as z from "zod/mini";
import type { ParseRefusal, Request } from "../contract.ts";
import { inputSchema, type ToolInput } from "./input_schema.ts";

const SHAPE = 'e.g. {"argv": ["ls", "-la"]} or {"command": "ls -la"}, ' +
  "and if needed cwd, stdin, timeout_seconds, env";

/**
 * Reads a tool's arguments into a request. What has another shape is refused with the fields that are wrong
 * and an example of the right shape; nothing is guessed, and a list that arrives as text stays a text.
 */
export function readInput(input: unknown): Request | ParseRefusal {
  const read = inputSchema.safeParse(input ?? {});
  if (!read.success) return refuse(read.error.issues.map(describe).join("; "));
  const { command, argv } = read.data;
  if (command !== undefined && argv !== undefined) return refuse("give command or argv, not both");
  if (command === undefined && argv === undefined) return refuse("command or argv is missing");
  return toRequest(read.data);
}

function toRequest({ timeout_seconds, ...rest }: ToolInput): Request {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const timeout = timeout_seconds === undefined ? {} : { timeoutSeconds: timeout_seconds };
  return { ...Object.fromEntries(given), ...timeout };
}

function describe(issue: z.core.$ZodIssue): string {
  const where = issue.path.map(String).join(".") || "the input";
  switch (issue.code) {
    case "unrecognized_keys":
      return `unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
    case "invalid_type":
      return `${where} must be ${EXPECTED[issue.expected] ?? issue.expected}`;
    case "too_small":
      return `${where} must be at least ${issue.minimum}`;
    case "custom":
      return `${where} ${issue.message}`;
    default:
      return `${where} is not valid`;
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  array: "a list of texts",
  string: "a text",
  int: "a whole number",
  number: "a whole number",
  record: "an object",
  object: "an object",
};

function refuse(what: string): ParseRefusal {
  return {
    kind: "refused",
    code: "PARSE_ERROR",
    by: { id: "input.shape", line: null },
    at: null,
    reason: `the call's input has the wrong shape: ${what}`,
    hint: SHAPE,
  };
}
