import type { Obstacle } from "./refuse.ts";

/** All slots are taken. */
export function busy(parallel: number): Obstacle {
  return {
    code: "BUSY",
    by: { id: "limits.parallel", line: null },
    reason: `${parallel} commands are running already, which is this policy's limit`,
    hint: "try again when one of them has ended",
  };
}

/** A person would have to say yes, and there is no way to ask one. */
export const NOBODY_TO_ASK: Obstacle = {
  code: "APPROVAL_DENIED",
  by: { id: "approval.nobody", line: null },
  reason: "a person must approve this command, and this server has no way to ask one",
  hint: "the operator can change [approval] require in the policy",
};

/** The attempt could not be recorded. */
export const ATTEMPT_NOT_RECORDED: Obstacle = {
  code: "AUDIT_UNAVAILABLE",
  by: { id: "audit.attempt", line: null },
  reason: "the audit record of the attempt could not be written, so nothing was run",
  hint: "the operator must make the audit log writable; the server's stderr says what is wrong",
};

/** The closing record could not be written. */
export const OUTCOME_NOT_RECORDED: Obstacle = {
  code: "AUDIT_UNAVAILABLE",
  by: { id: "audit.outcome", line: null },
  reason: "the audit record of the outcome could not be written, so the result is withheld",
  hint: "the operator must make the audit log writable; the server's stderr says what is wrong",
};
