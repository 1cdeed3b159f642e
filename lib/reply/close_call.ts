import { type Auditor, type CallFields, closingRecord } from "../audit/mod.ts";
import type { CommandResult } from "../contract.ts";
import type { Redactor } from "../redact/mod.ts";
import { blank } from "./blank.ts";
import type { Done } from "./done.ts";
import { OUTCOME_NOT_RECORDED } from "./obstacles.ts";

/**
 * Closes a call: what is said of it is redacted too, its closing record is written, and only then is there a
 * result to send. Where the record cannot be written (and the policy is `closed`) the result is withheld.
 */
export async function closeCall(
  event: "outcome" | "verdict",
  call: CallFields,
  done: Done,
  { auditor, redactor }: { readonly auditor: Auditor; readonly redactor: Redactor },
): Promise<CommandResult> {
  const result = redactWords(done.result, redactor);
  const record = await closingRecord(event, call, { ...done, result }, redactor);
  const written = await (event === "outcome" ? auditor.outcome(record) : auditor.note(record));
  if (written || result.code === "AUDIT_UNAVAILABLE") return result;
  const { code, by, reason, hint } = OUTCOME_NOT_RECORDED;
  return blank(code, { ...result, rule: by.id, reason, hint }, result.sandbox);
}

function redactWords(result: CommandResult, redactor: Redactor): CommandResult {
  const hint = result.hint === null ? null : redactor.redact(result.hint).text;
  return { ...result, policy_reason: redactor.redact(result.policy_reason).text, hint };
}
