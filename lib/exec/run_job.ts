import type { End, Outcome } from "../contract.ts";
import { type Drain, drain } from "./drain.ts";
import type { Job } from "./job.ts";
import { Keeper } from "./keeper.ts";
import { nothingRan } from "./nothing_ran.ts";
import { ProcessTree } from "./process_tree.ts";
import { within } from "./within.ts";

/** How long a finished command's streams may stay open before what holds them is ended, in ms. */
const LINGER_MS = 200;
/** How long the streams, or the process, get after the hard signal, in ms. */
const LAST_WAIT_MS = 400;

/** A command that has been started, or could not be. */
export interface Running {
  readonly outcome: Promise<Outcome>;
  /** The group to look after when the command is over; null where it leads none. */
  readonly group: number | null;
  /** Ends the tree. At once: without the grace between the two signals. */
  cancel(atOnce: boolean): void;
  /** Bytes printed so far, both streams. */
  bytes(): number;
}

/**
 * Starts one command and follows it to its end. Promises: one outcome, with the first cause that ended
 * it; both streams read at the same time from the start; back within the timeout, the grace and one
 * second, whatever the command does.
 */
export function runJob(job: Job, killHelper: string | null): Running {
  const started = performance.now();
  const child = spawn(job);
  if (typeof child === "string") return notStarted(child);
  const tree = new ProcessTree(child, job.ownSession, killHelper);
  const ending = new Ending(tree, job.graceMs);
  const [stdout, stderr] = [new Keeper(job.keepBytes), new Keeper(job.keepBytes)];
  const stopAt = (keeper: Keeper) => () => {
    if (keeper.total > job.stopBytes) ending.begin({ kind: "output-limit", bytes: job.stopBytes });
  };
  const drains = [
    drain(child.stdout, stdout, stopAt(stdout)),
    drain(child.stderr, stderr, stopAt(stderr)),
  ];
  const input = job.stdin === null ? null : feed(child.stdin, job.stdin);
  const timer = setTimeout(
    () => ending.begin({ kind: "timeout", ms: job.timeoutMs }),
    job.timeoutMs,
  );
  const follow = async (): Promise<Outcome> => {
    const ended = await Promise.race([endOf(child), ending.givenUp]);
    clearTimeout(timer);
    const durationMs = Math.round(performance.now() - started);
    const end = ending.close() ?? ended ?? UNENDED;
    const closed = await settle(drains, tree, ending.killed);
    input?.giveUp();
    return {
      end,
      stdout: stdout.kept(),
      stderr: stderr.kept(),
      durationMs,
      leftBehind: !closed || ended === null,
    };
  };
  return {
    outcome: follow(),
    group: job.ownSession ? child.pid : null,
    cancel: (atOnce) => ending.begin({ kind: "cancelled" }, atOnce),
    bytes: () => stdout.total + stderr.total,
  };
}

/** Starts the process; the reason, where the system will not. */
function spawn(job: Job): Deno.ChildProcess | string {
  try {
    return new Deno.Command(job.program, {
      args: [...job.args],
      cwd: job.cwd,
      clearEnv: true,
      env: { ...job.env },
      stdin: job.stdin === null ? "null" : "piped",
      stdout: "piped",
      stderr: "piped",
      detached: job.ownSession,
    }).spawn();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function notStarted(reason: string): Running {
  return {
    outcome: Promise.resolve(nothingRan({ kind: "spawn-failed", reason })),
    group: null,
    cancel: () => undefined,
    bytes: () => 0,
  };
}

/** What is left to say of a process that nothing ends, if nobody had asked it to end. */
const UNENDED: End = { kind: "signal", signal: "SIGKILL" };

/** The way to an end that somebody else than the command decided. The first cause is kept. */
class Ending {
  readonly #tree: ProcessTree;
  readonly #graceMs: number;
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #giveUp: (value: null) => void = () => undefined;
  #cause: End | null = null;
  #closed = false;
  /** Whether the hard signal has been sent. */
  killed = false;
  /** Resolves (with null) when even the hard signal did not bring an end in time. */
  readonly givenUp: Promise<null> = new Promise((resolve) => this.#giveUp = resolve);

  constructor(tree: ProcessTree, graceMs: number) {
    this.#tree = tree;
    this.#graceMs = graceMs;
  }

  begin(cause: End, atOnce = false): void {
    if (this.#cause === null && !this.#closed) {
      this.#cause = cause;
      if (!atOnce) void this.#tree.terminate();
      this.#timers.push(setTimeout(() => this.#kill(), atOnce ? 0 : this.#graceMs));
    } else if (atOnce) {
      this.#kill();
    }
  }

  /** The command has ended: what comes from now on is no cause. Gives the cause there was, if any. */
  close(): End | null {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    return this.#cause;
  }

  #kill(): void {
    this.killed = true;
    void this.#tree.kill();
    if (!this.#closed) this.#timers.push(setTimeout(() => this.#giveUp(null), LAST_WAIT_MS));
  }
}

/** Waits for both streams; whoever holds them open after the command has gone is ended. */
async function settle(
  drains: readonly Drain[],
  tree: ProcessTree,
  killed: boolean,
): Promise<boolean> {
  const done = Promise.all(drains.map((one) => one.done));
  if (!killed) {
    if (await within(done, LINGER_MS)) return true;
    void tree.kill();
  }
  if (await within(done, LAST_WAIT_MS)) return true;
  for (const one of drains) one.giveUp();
  return false;
}

/** Writes the input and closes it. A command need not read it; what then never arrives can be given up. */
function feed(stdin: WritableStream<Uint8Array>, text: string): { giveUp(): void } {
  const writer = stdin.getWriter();
  const write = async () => {
    await writer.write(new TextEncoder().encode(text));
    await writer.close();
  };
  // A closed pipe is the command's own choice.
  write().catch(() => undefined);
  return { giveUp: () => void writer.abort().catch(() => undefined) };
}

/** How a process ended by itself, or by a signal that was not ours. */
async function endOf(child: Deno.ChildProcess): Promise<End> {
  try {
    const { code, signal } = await child.status;
    return signal === null ? { kind: "exit", code } : { kind: "signal", signal };
  } catch (error) {
    // The runtime has no names for real-time signals (signal(7)) and throws, when all is over.
    const number = error instanceof Error
      ? /^Invalid signal: (\d+)$/.exec(error.message)?.[1]
      : null;
    if (number === undefined || number === null) throw error;
    return { kind: "signal", signal: `signal ${number}` };
  }
}
