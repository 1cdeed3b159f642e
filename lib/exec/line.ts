import type { Outcome } from "../contract.ts";
import type { FromWorker, ToWorker } from "./job.ts";

/** An answer of the worker; progress is told on the way and answers nothing. */
export type Reply = Exclude<FromWorker, { kind: "progress" }>;

/** Told of the running time in ms, and of the bytes so far. */
type Tell = (ms: number, bytes: number) => void;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
  readonly tell: Tell | undefined;
}

/** Questions and answers over the executor worker's messages, told apart by a number. */
export class Line {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #failure: Error | null = null;

  constructor(worker: Worker, onFailure: (why: string) => void) {
    this.#worker = worker;
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.#receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#failure = new Error(`The executor worker has failed: ${event.message}`);
      for (const one of this.#waiting.values()) one.reject(this.#failure);
      this.#waiting.clear();
      onFailure(event.message);
    };
  }

  /** Asks, and gives the question's number, by which it can be cancelled. Rejects when the worker has failed. */
  ask(make: (id: number) => ToWorker, tell?: Tell): { id: number; reply: Promise<Reply> } {
    const id = ++this.#last;
    if (this.#failure !== null) return { id, reply: Promise.reject(this.#failure) };
    const reply = new Promise<Reply>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, tell });
    });
    this.post(make(id));
    return { id, reply };
  }

  post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Ends the worker. Who still waits gets this outcome: nobody waits for ever. */
  close(outcome: Outcome): void {
    this.#failure ??= new Error("The executor has ended");
    this.#worker.terminate();
    for (const [id, one] of this.#waiting) one.resolve({ kind: "outcome", id, outcome });
    this.#waiting.clear();
  }

  #receive(message: FromWorker): void {
    const waiting = this.#waiting.get(message.id);
    if (message.kind === "progress") return waiting?.tell?.(message.ms, message.bytes);
    this.#waiting.delete(message.id);
    waiting?.resolve(message);
  }
}
