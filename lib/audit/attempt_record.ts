import type { Decision } from "../contract.ts";
import type { CallFields } from "./open_call.ts";
import { type AuditRecord, makeRecord } from "./record.ts";

/** The record that must be on disk before anything starts: what will run, where, and by which rule. */
export function attemptRecord(
  call: CallFields,
  verdict: Extract<Decision, { kind: "allow" }>,
): AuditRecord {
  return makeRecord({
    ...call,
    event: "attempt",
    cwd: verdict.plan.cwd,
    program: verdict.plan.stages[0].program.path,
    decision: verdict.kind,
    category: verdict.category,
    rule: verdict.by.id,
    reason: verdict.reason,
    sandbox: verdict.plan.sandbox,
  });
}
