import type { CommandResult, Plan } from "../contract.ts";
import type { Redactor } from "../redact/mod.ts";
import type { CallFields } from "./open_call.ts";
import { planFields } from "./plan_fields.ts";
import { type AuditRecord, makeRecord } from "./record.ts";
import { sha256 } from "./sha256.ts";
import { shorten } from "./shorten.ts";

/** A call that is over, as far as its record is concerned. */
export interface Closed {
  readonly result: CommandResult;
  readonly kinds: readonly string[];
  readonly plan: Plan | null;
}

/** The record that closes a call: how it went, never what it printed. */
export async function closingRecord(
  event: "outcome" | "verdict",
  call: CallFields,
  { result, kinds, plan }: Closed,
  redactor: Redactor,
): Promise<AuditRecord> {
  const [stdout, stderr] = await Promise.all([sha256(result.stdout), sha256(result.stderr)]);
  const ran = result.stages.length > 0;
  return makeRecord({
    ...call,
    ...planFields(plan, redactor),
    event,
    decision: result.decision,
    category: result.category,
    rule: result.rule,
    code: result.code,
    reason: shorten(result.policy_reason),
    exit_code: result.exit_code,
    signal: result.signal,
    duration_ms: ran ? result.duration_ms : null,
    stdout_bytes: ran ? result.stdout_bytes : null,
    stderr_bytes: ran ? result.stderr_bytes : null,
    stdout_sha256: ran ? stdout : null,
    stderr_sha256: ran ? stderr : null,
    redactions: ran ? kinds : null,
    sandbox: result.sandbox,
  });
}
