import type { FromAuditWorker, ToAuditWorker } from "./message.ts";
import type { AuditRecord } from "./record.ts";

/** How long a record waits that nobody waits for, in ms: many dry runs then cost one message. */
const LATER_MS = 10;

interface Waiting {
  readonly record: AuditRecord;
  readonly sync: boolean;
  settle(written: boolean): void;
}

/**
 * Sends records to the log, one message at a time; what comes while one is on its way goes together in
 * the next. So calls in parallel share a write and a sync, and a lone call waits for nobody.
 */
export class RecordQueue {
  readonly #send: (message: ToAuditWorker) => Promise<FromAuditWorker>;
  readonly #onHealth: (why: string | null) => void;
  #waiting: Waiting[] = [];
  #busy = false;
  #why: string | null = null;
  #working = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    send: (message: ToAuditWorker) => Promise<FromAuditWorker>,
    onHealth: (why: string | null) => void,
  ) {
    this.#send = send;
    this.#onHealth = onHealth;
  }

  /** Whether the last write that was waited for went well. False before the first. */
  get working(): boolean {
    return this.#working;
  }

  /** Resolves to whether the record is in the log (and on the disk, if `sync`). Never rejects. */
  add(record: AuditRecord, sync: boolean): Promise<boolean> {
    const written = new Promise<boolean>((settle) => {
      this.#waiting.push({ record, sync, settle });
    });
    if (!this.#busy) void this.#flush();
    return written;
  }

  /** Takes in a record that nobody waits for. It goes with the next that somebody waits for, or soon. */
  later(record: AuditRecord): void {
    this.#waiting.push({ record, sync: false, settle: () => undefined });
    if (!this.#busy) this.#timer ??= setTimeout(() => void this.#flush(), LATER_MS);
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const records = batch.map((one) => one.record);
      const sync = batch.some((one) => one.sync);
      const reply = await this.#send({ kind: "append", records, sync });
      this.#report(reply.kind === "failed" ? reply.why : null);
      for (const one of batch) one.settle(reply.kind === "done");
    }
    this.#busy = false;
  }

  #report(why: string | null): void {
    if ((why === null) !== (this.#why === null)) this.#onHealth(why);
    this.#why = why;
    this.#working = why === null;
  }
}
