import {
  type Auditor,
  type AuditorOptions,
  auditPermissions,
  type AuditRecord,
  makeRecord,
  startAuditor,
} from "../../lib/audit/mod.ts";
import { dirname, join } from "../support/paths.ts";

/** A log in a folder of its own, and the auditor that writes it. */
export interface Lab extends AsyncDisposable {
  readonly folder: string;
  readonly log: string;
  readonly auditor: Auditor;
  /** Everything that was said about the log's health. */
  readonly health: readonly (string | null)[];
  /** Every line of the log, parsed: a line that is not whole fails the test. */
  records(): readonly Record<string, unknown>[];
  /** Starts another auditor on the same log, as a restarted server does, when this one is closed. */
  restart(): Promise<Auditor>;
}

/** What a test wants to be different. */
export interface LabOptions extends Partial<Pick<AuditorOptions, "failMode" | "ownFolder">> {
  /** The log, if not one in a new folder. */
  readonly log?: string;
}

/** Milliseconds that closing may take, in tests. */
export const CLOSE_MS = 2000;

/** Starts an auditor for a test. */
export function makeLab({ failMode = "closed", ownFolder = null, log }: LabOptions = {}): Lab {
  const root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "htmcp audit " }));
  const folder = log === undefined ? join(root, "state") : dirname(log);
  if (log === undefined) Deno.mkdirSync(folder);
  const path = log ?? join(folder, "audit.jsonl");
  const health: (string | null)[] = [];
  const start = () =>
    startAuditor({
      ...{ log: path, failMode, ownFolder },
      permissions: auditPermissions(path, ownFolder),
      onHealth: (why) => health.push(why),
    });
  const auditors = [start()];
  return {
    ...{ folder, log: path, health, auditor: auditors[0] as Auditor },
    records: () => readRecords(path),
    async restart() {
      await auditors.at(-1)?.close(record("stop"), CLOSE_MS);
      auditors.push(start());
      return auditors.at(-1) as Auditor;
    },
    async [Symbol.asyncDispose]() {
      try {
        await auditors.at(-1)?.close(record("stop"), CLOSE_MS);
      } finally {
        Deno.removeSync(root, { recursive: true });
      }
    },
  };
}

/** A record that says its id, and little else. */
export function record(event: AuditRecord["event"], id = "1"): AuditRecord {
  return makeRecord({ id, event, policy: "hash" });
}

/** A log's lines, each parsed. */
export function readRecords(path: string): readonly Record<string, unknown>[] {
  const text = Deno.readTextFileSync(path);
  if (text !== "" && !text.endsWith("\n")) throw new Error(`a torn end: ${text.slice(-80)}`);
  return text.split("\n").slice(0, -1).map((line) => JSON.parse(line));
}

/** The numbers of the records of a log. */
export function numbers(path: string): readonly unknown[] {
  return readRecords(path).map((one) => one["seq"]);
}
