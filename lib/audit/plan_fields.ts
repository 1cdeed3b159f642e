import type { Plan } from "../contract.ts";
import type { Redactor } from "../redact/mod.ts";
import type { AuditRecord } from "./record.ts";

/** What a record says of a plan: the very words, where, and the program that was resolved. Empty for no plan. */
export function planFields(plan: Plan | null, redactor: Redactor): Partial<AuditRecord> {
  if (plan === null) return {};
  const [stage] = plan.stages;
  return {
    argv: redactor.redactArgv(stage.argv),
    cwd: redactor.redact(plan.cwd).text,
    program: stage.program.path,
  };
}
