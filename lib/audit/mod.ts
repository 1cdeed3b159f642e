/**
 * The record of every call: what was asked, what was decided, what came of it. JSON lines, append only.
 *
 * Guarantees: an attempt is on the disk before its process starts, an outcome before its reply; if that
 * fails and the policy is `closed`, nothing runs or the output is withheld. One line a record,
 * whatever is in it, and none in part. Calls in parallel share a write and a sync. The log is a regular file,
 * or there is none.
 *
 * Threat: a command that nobody can prove; a log line that a command has made up; a secret in the log.
 *
 * Not its job: finding secrets (`redact/`), deciding what is recorded when (`flow.ts`).
 *
 * @example A value cannot break out of its line
 * ```ts
 * import { makeRecord, serialise } from "./mod.ts";
 *
 * const record = makeRecord({ id: "1", event: "outcome", policy: "", argv: ["echo", 'x\n{"event":"ok"}'] });
 * const line = serialise(1, record);
 * if (line.trimEnd().includes("\n")) throw new Error("two lines");
 * ```
 *
 * @module
 */
export { attemptRecord } from "./attempt_record.ts";
export { type Auditor, type AuditorOptions, startAuditor } from "./auditor.ts";
export { type AuditPermissions, auditPermissions } from "./audit_permissions.ts";
export { closingRecord } from "./closing_record.ts";
export { type CallFields, openCall } from "./open_call.ts";
export { type AuditEvent, type AuditRecord, makeRecord } from "./record.ts";
export { serialise } from "./serialise.ts";
