import type { Outcome, Plan, Receipt } from "../contract.ts";
import type { ExecutorPermissions } from "./executor_permissions.ts";
import type { Job } from "./job.ts";
import { Line } from "./line.ts";
import { nothingRan } from "./nothing_ran.ts";
import { whyUnstartable } from "./why_unstartable.ts";
import { within } from "./within.ts";

/** What is fixed for all commands of a server. */
export interface ExecutorOptions {
  readonly permissions: ExecutorPermissions;
  /** The system's `kill`, among the permitted programs; null where there is none. */
  readonly killHelper: string | null;
  readonly graceMs: number;
  readonly keepBytes: number;
  readonly stopBytes: number;
  /** Called when the worker itself has failed: nothing can run any more. */
  readonly onFailure: (why: string) => void;
}

/** What a caller wants to know of a command while it runs. */
export interface RunHooks {
  /** Aborted when the client cancels. */
  readonly signal: AbortSignal;
  /** Told every `everyMs` milliseconds: the running time and the bytes so far. */
  readonly progress?: { readonly everyMs: number; tell(ms: number, bytes: number): void };
}

/** The main thread's handle on the executor worker. */
export interface Executor {
  /**
   * Runs what was judged and audited, and nothing else type-checks. What was cancelled before, and what
   * comes after the end, is not started. Rejects only when the worker failed.
   */
  execute(plan: Plan, receipt: Receipt, hooks: RunHooks): Promise<Outcome>;
  /** Tries to start a program that the worker may not start; resolves to whether the runtime refused. */
  tryStart(program: string): Promise<{ readonly refused: boolean; readonly why: string }>;
  /**
   * Ends every command at once, and the worker; resolves when none is left, or after `withinMs` at the
   * latest. What has not ended by then counts as cancelled, with something left behind. Never rejects.
   */
  end(withinMs: number): Promise<void>;
}

/** Starts the executor worker with exactly the permissions given. Needs at least those itself. */
export function startExecutor(options: ExecutorOptions): Executor {
  const worker = new Worker(new URL("./executor_worker.ts", import.meta.url), {
    type: "module",
    // The worker's name is the one thing it can read without a message, and it is there from its first line on.
    name: new URLSearchParams(options.killHelper === null ? {} : { kill: options.killHelper })
      .toString(),
    deno: { permissions: { ...options.permissions } },
  });
  const line = new Line(worker, options.onFailure);
  let ended: Promise<unknown> | null = null;
  return {
    async execute(plan, receipt, hooks) {
      if (ended !== null || hooks.signal.aborted) return nothingRan({ kind: "cancelled" });
      const reason = whyUnstartable(plan.stages[0].program.path);
      if (reason !== null) return nothingRan({ kind: "spawn-failed", reason });
      const job = jobOf(plan, options, hooks.progress?.everyMs ?? 0);
      const { id, reply } = line.ask((id) => ({ kind: "run", id, job }), hooks.progress?.tell);
      const cancel = () => line.post({ kind: "cancel", id });
      hooks.signal.addEventListener("abort", cancel, { once: true });
      const message = await reply.finally(() => hooks.signal.removeEventListener("abort", cancel));
      if (message.kind === "outcome") return message.outcome;
      throw new Error(`Cannot run call "${receipt.id}": the executor answered "${message.kind}"`);
    },
    async tryStart(program) {
      const message = await line.ask((id) => ({ kind: "try-start", id, program })).reply;
      if (message.kind === "tried") return { refused: message.refused, why: message.why };
      throw new Error(`Cannot test the executor: it answered "${message.kind}"`);
    },
    async end(withinMs) {
      // A worker that has failed rejects, and has nothing left that could be ended.
      ended ??= line.ask((id) => ({ kind: "end", id })).reply.catch(() => undefined);
      await within(ended, withinMs);
      line.close({ ...nothingRan({ kind: "cancelled" }), leftBehind: true });
    },
  };
}

function jobOf(plan: Plan, options: ExecutorOptions, progressMs: number): Job {
  const [stage] = plan.stages;
  return {
    program: stage.program.path,
    args: stage.argv.slice(1),
    cwd: plan.cwd,
    env: plan.env,
    stdin: plan.stdin,
    timeoutMs: plan.timeoutMs,
    graceMs: options.graceMs,
    keepBytes: options.keepBytes,
    stopBytes: options.stopBytes,
    ownSession: stage.startsOthers,
    progressMs,
  };
}
