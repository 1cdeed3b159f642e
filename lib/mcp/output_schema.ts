import * as z from "zod/mini";
import type { Code } from "../contract.ts";

const codes = [
  ...["OK", "POLICY_DENIED", "PARSE_ERROR", "CWD_ESCAPE", "APPROVAL_DENIED", "TIMEOUT"] as const,
  ...["OUTPUT_TRUNCATED", "CANCELLED", "BUSY", "EXEC_ERROR", "SANDBOX_UNAVAILABLE"] as const,
  ...["AUDIT_UNAVAILABLE", "INTERNAL_ERROR"] as const,
] as const satisfies readonly Code[];

/** Fails to type-check where a code is missing above. */
type Missing = Exclude<Code, typeof codes[number]>;
const _complete: [Missing] extends [never] ? true : never = true;

/** The shape of a CommandResult, as clients are told it. */
export const outputSchema = z.strictObject({
  ok: z.boolean().check(
    z.describe("True for OK and OUTPUT_TRUNCATED. A non-zero exit code is no error of the call."),
  ),
  code: z.enum(codes),
  stdout: z.string().check(z.describe("Redacted and capped.")),
  stderr: z.string().check(z.describe("Redacted and capped.")),
  exit_code: z.nullable(z.int()).check(z.describe("Null where nothing ran or a signal ended it.")),
  duration_ms: z.int(),
  policy_reason: z.string().check(z.describe("One sentence: what allowed or denied the command.")),
  decision: z.enum(["allow", "ask", "deny"]),
  category: z.nullable(z.enum(["read", "write", "system"])),
  rule: z.string().check(z.describe("Id of the rule that decided.")),
  at: z.nullable(z.strictObject({
    unit: z.enum(["char", "argv"]),
    start: z.int(),
    end: z.int(),
  })).check(z.describe("Where in the command, in characters, or in elements of argv.")),
  hint: z.nullable(z.string()).check(z.describe("What works instead, where something does.")),
  signal: z.nullable(z.string()),
  stages: z.array(z.strictObject({ program: z.string(), exit_code: z.nullable(z.int()) })),
  stdout_bytes: z.int().check(z.describe("What the process really printed.")),
  stderr_bytes: z.int().check(z.describe("What the process really printed.")),
  redactions: z.int().check(z.describe("How many secrets were removed from the output.")),
  sandbox: z.enum(["bubblewrap", "seatbelt", "none"]),
});
