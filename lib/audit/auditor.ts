import type { Receipt } from "../contract.ts";
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
  /** Writes a record about a call that started nothing. Not synced: a lost one hides no run. */
  note(record: AuditRecord): Promise<boolean>;
  /** Writes what waits and closes the log; resolves within `withinMs` in any case. */
  close(last: AuditRecord, withinMs: number): Promise<void>;
}

/** Starts the audit worker. Needs the permissions it hands on. */
export function startAuditor(options: AuditorOptions): Auditor {
  const worker = new Worker(new URL("./audit_worker.ts", import.meta.url), {
    type: "module",
    name: options.log,
    deno: { permissions: { ...options.permissions } },
  });
  const ask = makeAsk(worker);
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
      return await queue.add(record, false) || open;
    },
    async close(last, withinMs) {
      const closed = queue.add(last, true)
        .then(() => ask({ kind: "close", removeFolder: options.ownFolder }));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, withinMs);
      });
      await Promise.race([closed, late]);
      clearTimeout(timer);
      worker.terminate();
    },
  };
}

/** One message, one answer: the queue never has two on the way. A worker that has failed once stays failed. */
function makeAsk(worker: Worker): (message: ToAuditWorker) => Promise<FromAuditWorker> {
  let failed: FromAuditWorker | null = null;
  let resolve: (reply: FromAuditWorker) => void = () => undefined;
  worker.onmessage = (event: MessageEvent<FromAuditWorker>) => resolve(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    failed = { kind: "failed", why: `the audit worker has failed: ${event.message}` };
    resolve(failed);
  };
  return (message) => {
    if (failed !== null) return Promise.resolve(failed);
    return new Promise((settle) => {
      resolve = settle;
      worker.postMessage(message);
    });
  };
}
