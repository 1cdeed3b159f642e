import type { Decision } from "../contract.ts";
import type { Redactor } from "../redact/mod.ts";
import type { CallFields } from "./open_call.ts";
import { planFields } from "./plan_fields.ts";
import { type AuditRecord, makeRecord } from "./record.ts";

/** The record that must be on disk before anything starts: what will run, where, and by which rule. */
export function attemptRecord(
  call: CallFields,
  verdict: Extract<Decision, { kind: "allow" }>,
  { redactor }: { readonly redactor: Redactor },
): AuditRecord {
  return makeRecord({
    ...call,
    ...planFields(verdict.plan, redactor),
    event: "attempt",
    decision: verdict.kind,
    category: verdict.category,
    rule: verdict.by.id,
    reason: redactor.redact(verdict.reason).text,
    sandbox: verdict.plan.sandbox,
  });
}
