/**
 * What safety costs: every figure next to the raw cost of the same thing, measured in the same run.
 *
 *     deno task bench
 *
 * @module
 */
import { fileURLToPath } from "node:url";
import { serverCommand, serverEnv } from "../tests/support/server_command.ts";
import { makeSite, type Site } from "../tests/support/site.ts";
import { LeanClient } from "./lean_client.ts";
import { measure, memoryOf, perSecond } from "./measure.ts";

const BYTES = 200_000_000;

const say = (text = "") => Deno.stdout.writeSync(new TextEncoder().encode(text + "\n"));
const ms = (value: number) => `${value.toFixed(2)} ms`;

function row(what: string, value: string, target = ""): void {
  say(`${what.padEnd(46)}${value.padStart(12)}   ${target}`);
}

/** A program started and waited for by the runtime itself, its output collected. */
function start(program: string, ...args: string[]): Promise<unknown> {
  return new Deno.Command(program, {
    ...{ args, clearEnv: true, stdin: "null", stdout: "piped", stderr: "piped" },
  }).output();
}

async function open(site: Site): Promise<LeanClient> {
  const client = new LeanClient(
    serverCommand("serve", "--policy", site.policy),
    serverEnv(site.home),
  );
  await client.greet();
  return client;
}

async function calls(site: Site): Promise<void> {
  const log = await Deno.open(`${site.root}/raw.log`, { create: true, append: true });
  const line = new TextEncoder().encode("x".repeat(700) + "\n");
  await using client = await open(site);
  const run = () => client.call("run_command", { command: "true" });
  const times = await measure({
    start: () => start("/usr/bin/true"),
    sync: async () => {
      await log.write(line);
      await log.syncData();
    },
    run,
  }, 1000);
  const memory = await memoryOf(client.child.pid, "VmRSS");
  const { explain } = await measure({
    explain: () => client.call("explain_command", { command: "true" }),
  }, 1000);
  log.close();
  const raw = times.start.p50 + 2 * times.sync.p50;
  row("raw start of `true`, p50", ms(times.start.p50));
  row("raw append and sync, p50", ms(times.sync.p50));
  row("run_command `true`, p50", ms(times.run.p50));
  row("run_command `true`, p99", ms(times.run.p99));
  row("  to raw start + 2 × append and sync", (times.run.p50 / raw).toFixed(2), "at most 1.6");
  row("explain_command, p50", ms(explain.p50), "at most 0.4 ms");
  row("memory after 1,000 calls", `${memory.toFixed(0)} MB`, "at most 120 MB");
  const eight = { workers: 8, seconds: 4 };
  const rawRate = await perSecond(() => start("/usr/bin/true"), eight);
  const rate = await perSecond(run, eight);
  row("raw starts a second, 8 in parallel", rawRate.toFixed(0));
  row("run_command a second, 8 in parallel", rate.toFixed(0), "at least 700, better 1000");
}

/** From nothing to the answer to the first request. */
async function firstAnswer(command: readonly [string, ...string[]], site: Site): Promise<void> {
  await using client = new LeanClient(command, serverEnv(site.home));
  await client.greet();
  client.child.kill("SIGKILL");
}

async function startUp(site: Site): Promise<void> {
  const [deno, run, ...rest] = serverCommand("serve", "--policy", site.policy);
  const empty = fileURLToPath(new URL("./empty_server.ts", import.meta.url));
  const flags = rest.filter((word) => word.startsWith("-") && word !== "--policy");
  const times = await measure({
    empty: () => firstAnswer([deno, run ?? "run", ...flags, empty], site),
    ours: () => firstAnswer(serverCommand("serve", "--policy", site.policy), site),
  }, 20);
  row("first answer of an empty server on this SDK, p50", ms(times.empty.p50));
  row("first answer of ours, p50", ms(times.ours.p50));
  row("  to the empty server", (times.ours.p50 / times.empty.p50).toFixed(2), "at most 1.3");
}

async function muchOutput(site: Site): Promise<void> {
  await using client = await open(site);
  const args = ["-c", String(BYTES), "/dev/zero"];
  const before = await memoryOf(client.child.pid, "VmRSS");
  const times = await measure({
    raw: () => drainRaw("/usr/bin/head", args),
    ours: () => client.call("run_command", { argv: ["head", ...args] }),
  }, 10);
  const peak = await memoryOf(client.child.pid, "VmHWM");
  row("200 MB of output drained raw, p50", ms(times.raw.p50));
  row("200 MB of output through run_command, p50", ms(times.ours.p50));
  row("  to raw", (times.ours.p50 / times.raw.p50).toFixed(2), "at most 1.2");
  row("  more memory at the peak", `${(peak - before).toFixed(0)} MB`, "at most 40 MB");
}

/** The fastest way to read a pipe to its end in this runtime: one buffer, used again and again. */
async function drainRaw(program: string, args: string[]): Promise<void> {
  const child = new Deno.Command(program, {
    ...{ args, clearEnv: true, stdin: "null", stdout: "piped", stderr: "null" },
  }).spawn();
  const reader = child.stdout.getReader({ mode: "byob" });
  let buffer = new ArrayBuffer(64 * 1024);
  for (;;) {
    const { done, value } = await reader.read(new Uint8Array(buffer));
    if (done) break;
    buffer = value.buffer;
  }
  await child.status;
}

const site = makeSite({ more: "[limits]\noutput_stop_bytes = 1000000000" });
try {
  say(`Deno ${Deno.version.deno}, ${navigator.hardwareConcurrency} cores, without a sandbox\n`);
  await calls(site);
  await startUp(site);
  await muchOutput(site);
} finally {
  site.remove();
}
