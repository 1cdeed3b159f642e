/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/**
 * The executor worker: the only place of the product that starts a process. It decides nothing. What it
 * may start and touch was fixed by the main thread when it was made, and the runtime holds it to that.
 */
import type { FromWorker, Job, ToWorker } from "./job.ts";
import { runJob, type Running } from "./run_job.ts";
import { Sweeper } from "./sweeper.ts";

const killHelper = new URLSearchParams(self.name).get("kill");
const sweeper = new Sweeper(killHelper);
const running = new Map<number, Running>();

self.onmessage = (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  switch (message.kind) {
    case "run":
      return void run(message.id, message.job);
    case "cancel":
      return running.get(message.id)?.cancel(false);
    case "try-start":
      return void tryStart(message.id, message.program);
    case "end":
      return void end(message.id);
    default:
      return message satisfies never;
  }
};

async function run(id: number, job: Job): Promise<void> {
  const command = runJob(job, killHelper);
  running.set(id, command);
  const ticker = job.progressMs > 0 ? tick(id, command, job.progressMs) : null;
  const outcome = await command.outcome;
  if (ticker !== null) clearInterval(ticker);
  running.delete(id);
  if (command.group !== null) sweeper.add(command.group);
  send({ kind: "outcome", id, outcome });
}

function tick(id: number, command: Running, everyMs: number): ReturnType<typeof setInterval> {
  const started = performance.now();
  return setInterval(() => {
    const ms = Math.round(performance.now() - started);
    send({ kind: "progress", id, ms, bytes: command.bytes() });
  }, everyMs);
}

/** Tries what must not work: whether this worker's own wall stands is seen, not assumed. */
async function tryStart(id: number, program: string): Promise<void> {
  try {
    await new Deno.Command(program, { clearEnv: true, stdin: "null" }).output();
    send({ kind: "tried", id, refused: false, why: "it started" });
  } catch (error) {
    const refused = error instanceof Deno.errors.NotCapable;
    send({ kind: "tried", id, refused, why: String(error) });
  }
}

/** The server is going: everything ends at once, and nothing is left behind. */
async function end(id: number): Promise<void> {
  const all = [...running.values()];
  for (const command of all) command.cancel(true);
  await Promise.all(all.map((command) => command.outcome));
  for (const command of all) if (command.group !== null) sweeper.add(command.group);
  await sweeper.sweep();
  send({ kind: "ended", id });
}

function send(message: FromWorker): void {
  self.postMessage(message);
}
