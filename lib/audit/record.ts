import type { Category, Code, SandboxKind } from "../contract.ts";

/** What a record tells of. `attempt` and `outcome` share an id; a refused call has an `outcome` only. */
export type AuditEvent = "start" | "attempt" | "outcome" | "approval" | "verdict" | "stop";

/**
 * One line of the audit, without the fields that the log itself gives it (`seq`, `prev`, `hash`). Every
 * field is there in every record, null where it does not apply, so that a reader needs one shape.
 * Never the output, never standard input, never a value of the environment.
 */
export interface AuditRecord {
  /** ISO 8601, UTC, milliseconds. */
  readonly time: string;
  /** The call's id; the server's own for `start` and `stop`. */
  readonly id: string;
  readonly event: AuditEvent;
  /** What the client calls itself, e.g. `claude-code 2.1`; `cli` for the command line. */
  readonly client: string | null;
  /** The text as asked for, redacted; null where an argv was given. */
  readonly command: string | null;
  /** The words as read, redacted. */
  readonly argv: readonly string[] | null;
  readonly cwd: string | null;
  /** The resolved program. */
  readonly program: string | null;
  /** Bytes and SHA-256 of the standard input given. */
  readonly stdin: { readonly bytes: number; readonly sha256: string } | null;
  /** Names only. */
  readonly env: readonly string[] | null;
  readonly decision: "allow" | "ask" | "deny" | null;
  readonly category: Category | null;
  readonly rule: string | null;
  readonly code: Code | null;
  readonly reason: string | null;
  readonly exit_code: number | null;
  readonly signal: string | null;
  readonly duration_ms: number | null;
  readonly stdout_bytes: number | null;
  readonly stderr_bytes: number | null;
  /** SHA-256 of each stream as it was returned, redacted: a digest of a short secret would give it away. */
  readonly stdout_sha256: string | null;
  readonly stderr_sha256: string | null;
  /** Kinds of what was redacted. */
  readonly redactions: readonly string[] | null;
  readonly sandbox: SandboxKind | null;
  /** Hash of the policy that judged. */
  readonly policy: string;
}

const EMPTY = {
  client: null,
  command: null,
  argv: null,
  cwd: null,
  program: null,
  stdin: null,
  env: null,
  decision: null,
  category: null,
  rule: null,
  code: null,
  reason: null,
  exit_code: null,
  signal: null,
  duration_ms: null,
  stdout_bytes: null,
  stderr_bytes: null,
  stdout_sha256: null,
  stderr_sha256: null,
  redactions: null,
  sandbox: null,
} as const;

/** A record with the time of now, and null where nothing is said. */
export function makeRecord(
  fields: Partial<AuditRecord> & Pick<AuditRecord, "id" | "event" | "policy">,
): AuditRecord {
  const { id, event, policy, ...rest } = fields;
  return { time: new Date().toISOString(), id, event, ...EMPTY, ...rest, policy };
}
