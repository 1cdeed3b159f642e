import type { Outcome } from "../contract.ts";

/** What one command needs to run, in the shape that crosses into the worker. */
export interface Job {
  readonly program: string;
  /** Without `argv[0]`: the runtime gives the program its own path there. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string | null;
  readonly timeoutMs: number;
  readonly graceMs: number;
  /** Bytes kept of each end of each stream. */
  readonly keepBytes: number;
  /** Bytes printed by one stream at which the tree is ended. */
  readonly stopBytes: number;
  /** Whether the command leads a session of its own, so that its whole tree can be ended as a group. */
  readonly ownSession: boolean;
  /** Milliseconds between two progress messages; 0 for none. */
  readonly progressMs: number;
}

/** Main thread to worker. `try-start` is the self-test: it must be refused by the runtime. */
export type ToWorker =
  | { readonly kind: "run"; readonly id: number; readonly job: Job }
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "try-start"; readonly id: number; readonly program: string }
  | { readonly kind: "end"; readonly id: number };

/** Worker to main thread. */
export type FromWorker =
  | { readonly kind: "outcome"; readonly id: number; readonly outcome: Outcome }
  | { readonly kind: "progress"; readonly id: number; readonly ms: number; readonly bytes: number }
  | { readonly kind: "tried"; readonly id: number; readonly refused: boolean; readonly why: string }
  | { readonly kind: "ended"; readonly id: number };
