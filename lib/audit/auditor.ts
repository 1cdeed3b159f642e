import type { Receipt } from "../contract.ts";
import { within } from "../exec/mod.ts";
import type { AuditPermissions } from "./audit_permissions.ts";
import type { FromAuditWorker, ToAuditWorker } from "./message.ts";
import type { AuditRecord } from "./record.ts";
import { RecordQueue } from "./record_queue.ts";

/** How an auditor is started. */
export interface AuditorOptions {
  readonly log: string;
  readonly permissions: AuditPermissions;
  /** `closed`: not written, not run. `open`: run, and warn. */
  readonly failMode: "closed" | "open";
  /** The server's private folder, removed at the end; null for none. */
  readonly ownFolder: string | null;
  /** Told once each time the log stops or starts working. */
  readonly onHealth: (why: string | null) => void;
}

/** What the flow may do with the audit. */
export interface Auditor {
  /** Puts the attempt on disk, synced. The receipt is the right to run; null is the refusal of it. */
  attempt(record: AuditRecord): Promise<Receipt | null>;
  /** Puts a closing record on disk, synced. False: it is not there, and the caller must withhold. */
  outcome(record: AuditRecord): Promise<boolean>;
  /**
   * Writes a record about a call that started nothing: not synced, and not waited for while the log works. False
   * once the log is known not to work. So at the worst the first dry run after a failure is lost, and no run.
   */
  note(record: AuditRecord): Promise<boolean>;
  /**
   * Writes what waits and closes the log; resolves within `withinMs` in any case. What comes later is not
   * written, and is told so.
   */
  close(last: AuditRecord, withinMs: number): Promise<void>;
}

/** Starts the audit worker. Needs the permissions it hands on. */
export function startAuditor(options: AuditorOptions): Auditor {
  const worker = new Worker(new URL("./audit_worker.ts", import.meta.url), {
    type: "module",
    name: options.log,
    deno: { permissions: { ...options.permissions } },
  });
  const { ask, end } = makeLine(worker);
  const queue = new RecordQueue(ask, options.onHealth);
  const open = options.failMode === "open";
  return {
    async attempt(record) {
      const written = await queue.add(record, true);
      return written || open ? { id: record.id } as Receipt : null;
    },
    async outcome(record) {
      return await queue.add(record, true) || open;
    },
    async note(record) {
      if (!queue.working) return await queue.add(record, false) || open;
      queue.later(record);
      return true;
    },
    async close(last, withinMs) {
      const closed = queue.add(last, true)
        .then(() => ask({ kind: "close", removeFolder: options.ownFolder }));
      await within(closed, withinMs);
      end();
    },
  };
}

interface AuditLine {
  ask(message: ToAuditWorker): Promise<FromAuditWorker>;
  end(): void;
}

/** One message, one answer, in their order. A worker that has failed once, or was ended, answers that for ever. */
function makeLine(worker: Worker): AuditLine {
  const waiting: ((reply: FromAuditWorker) => void)[] = [];
  let failed: FromAuditWorker | null = null;
  const fail = (why: string) => {
    failed = { kind: "failed", why };
    for (const resolve of waiting.splice(0)) resolve(failed);
  };
  worker.onmessage = (event: MessageEvent<FromAuditWorker>) => waiting.shift()?.(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    fail(`the audit worker has failed: ${event.message}`);
  };
  return {
    ask(message) {
      if (failed !== null) return Promise.resolve(failed);
      return new Promise((resolve) => {
        waiting.push(resolve);
        worker.postMessage(message);
      });
    },
    end() {
      worker.terminate();
      fail("the audit is closed");
    },
  };
}
