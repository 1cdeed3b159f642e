import type { End, Outcome } from "../contract.ts";
import { type Drain, drain } from "./drain.ts";
import type { Job } from "./job.ts";
import { Keeper } from "./keeper.ts";
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
  if (job.stdin !== null) void feed(child.stdin, job.stdin);
  const timer = setTimeout(
    () => ending.begin({ kind: "timeout", ms: job.timeoutMs }),
    job.timeoutMs,
  );
  const follow = async (): Promise<Outcome> => {
    const status = await Promise.race([child.status, ending.givenUp]);
    clearTimeout(timer);
    const durationMs = Math.round(performance.now() - started);
    const closed = await settle(drains, tree);
    ending.over();
    return {
      end: ending.cause ?? endOf(status),
      stdout: stdout.kept(),
      stderr: stderr.kept(),
      durationMs,
      leftBehind: !closed || status === null,
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
  const nothing = { head: new Uint8Array(), tail: new Uint8Array(), total: 0 };
  return {
    outcome: Promise.resolve({
      end: { kind: "spawn-failed", reason },
      stdout: nothing,
      stderr: nothing,
      durationMs: 0,
      leftBehind: false,
    }),
    group: null,
    cancel: () => undefined,
    bytes: () => 0,
  };
}

/** The way to an end that somebody else than the command decided. The first cause is kept. */
class Ending {
  readonly #tree: ProcessTree;
  readonly #graceMs: number;
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #giveUp: (value: null) => void = () => undefined;
  cause: End | null = null;
  /** Resolves (with null) when even the hard signal did not bring an end in time. */
  readonly givenUp: Promise<null> = new Promise((resolve) => this.#giveUp = resolve);

  constructor(tree: ProcessTree, graceMs: number) {
    this.#tree = tree;
    this.#graceMs = graceMs;
  }

  begin(cause: End, atOnce = false): void {
    if (this.cause === null) {
      this.cause = cause;
      if (!atOnce) void this.#tree.terminate();
      this.#timers.push(setTimeout(() => this.#kill(), atOnce ? 0 : this.#graceMs));
    } else if (atOnce) {
      this.#kill();
    }
  }

  over(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #kill(): void {
    void this.#tree.kill();
    this.#timers.push(setTimeout(() => this.#giveUp(null), LAST_WAIT_MS));
  }
}

/** Waits for both streams; whoever holds them open after the command has gone is ended. */
async function settle(drains: readonly Drain[], tree: ProcessTree): Promise<boolean> {
  const done = Promise.all(drains.map((one) => one.done));
  if (await within(done, LINGER_MS)) return true;
  await tree.kill();
  if (await within(done, LAST_WAIT_MS)) return true;
  for (const one of drains) one.giveUp();
  return false;
}

async function feed(stdin: WritableStream<Uint8Array>, text: string): Promise<void> {
  try {
    const writer = stdin.getWriter();
    await writer.write(new TextEncoder().encode(text));
    await writer.close();
  } catch {
    // A command need not read its input: a closed pipe here is the command's own choice.
  }
}

function endOf(status: Deno.CommandStatus | null): End {
  if (status === null) return { kind: "signal", signal: "SIGKILL" };
  if (status.signal !== null) return { kind: "signal", signal: status.signal };
  return { kind: "exit", code: status.code };
}
