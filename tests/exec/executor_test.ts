/** The handle on the worker: cancelling, progress, the end, and a worker that has failed. */
import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import type { End } from "../../lib/contract.ts";
import { startExecutor } from "../../lib/exec/mod.ts";
import { join } from "../support/paths.ts";
import { eventually } from "../support/processes.ts";
import { type Lab, makeLab, MARGIN_MS, permissionsFor, RECEIPT, textOf } from "./lab.ts";
import { type Marked, marked, survivors } from "./marked.ts";
import { SLACK_MS } from "../support/slack.ts";

const CANCELLED: End = { kind: "cancelled" };
const EXIT: End = { kind: "exit", code: 0 };
const NOTHING = { head: new Uint8Array(), tail: new Uint8Array(), total: 0 };
const SCRIPTS = {
  "make-it": "#!/bin/sh\necho > made-it\n",
  // Leaves a child that holds stdout, and says so in a file.
  "hold": "#!/bin/sh\nsleep 60 &\necho > holding\n",
};

Deno.test("execute() does not start what was cancelled before", async () => {
  await using lab = makeLab({ scripts: SCRIPTS });
  const cancelled = await lab.run("make-it", [], { hooks: { signal: AbortSignal.abort() } });
  assertEquals(cancelled, {
    ...{ end: CANCELLED, stdout: NOTHING, stderr: NOTHING, durationMs: 0, leftBehind: false },
  });
  assert(!exists(join(lab.root, "made-it")));
  assertEquals((await lab.run("make-it")).end, EXIT);
  assert(exists(join(lab.root, "made-it")));
});

for (const program of ["say-and-sleep", "ignore-term", "children"]) {
  Deno.test(`execute() ends ${program} and its tree at a cancel, within the grace`, async () => {
    await using lab = makeLab();
    const cancel = new AbortController();
    const running = lab.run(program, ["3"], { hooks: { signal: cancel.signal } });
    assert(await eventually(async () => (await marked(lab.mark)).length > 0));
    // The shell has said its line when its children are there, or soon after.
    await wait(150);
    const started = performance.now();
    cancel.abort();
    const { end, stdout, leftBehind } = await running;
    const tookMs = performance.now() - started;
    assertEquals(
      { end, text: textOf(stdout), leftBehind },
      { end: CANCELLED, text: "started\n", leftBehind: false },
    );
    assert(tookMs < MARGIN_MS, `it took ${tookMs} ms`);
    assertEquals(await survivors(lab.mark, 500), []);
  });
}

Deno.test("execute() takes no notice of a cancel after the end, or of a second one", async () => {
  await using lab = makeLab();
  const late = new AbortController();
  assertEquals((await lab.run("true", [], { hooks: { signal: late.signal } })).end, EXIT);
  late.abort();
  const other = new AbortController();
  const running = lab.run("sleep", ["60"], { hooks: { signal: other.signal } });
  await wait(50);
  other.abort();
  other.abort();
  assertEquals((await running).end, CANCELLED);
  assertEquals((await lab.run("true")).end, EXIT);
  assertEquals(lab.failures, []);
});

Deno.test("execute() keeps the first cause: an exit is no cancel, though its child holds stdout", async () => {
  await using lab = makeLab({ scripts: SCRIPTS });
  const cancel = new AbortController();
  const running = lab.run("hold", [], { hooks: { signal: cancel.signal } });
  await leaderIsGone(lab);
  cancel.abort();
  assertEquals((await running).end, EXIT);
  assertEquals(await survivors(lab.mark, 1000), []);
});

Deno.test("execute() ends only the one that was cancelled", async () => {
  await using lab = makeLab();
  const cancel = new AbortController();
  const one = lab.run("sleep", ["60"], { hooks: { signal: cancel.signal } });
  const other = lab.run("sleep", ["0.4"]);
  await wait(50);
  cancel.abort();
  assertEquals([(await one).end, (await other).end], [CANCELLED, EXIT]);
});

Deno.test("execute() tells the time and the bytes so far, as often as asked", async () => {
  await using lab = makeLab();
  const told: [number, number][] = [];
  const tell = (ms: number, bytes: number) => void told.push([ms, bytes]);
  const signal = new AbortController().signal;
  const progress = { everyMs: 50, tell };
  await lab.run("say-and-sleep", [], { timeoutMs: 300, hooks: { signal, progress } });
  const count = told.length;
  assert(count >= 2 && count <= 10, JSON.stringify(told));
  assertEquals(told.map(([ms]) => ms), told.map(([ms]) => ms).sort((a, b) => a - b));
  assertEquals(told.at(-1)?.[1], "started\n".length);
  await wait(120);
  assertEquals(told.length, count, "it went on after the end");
});

Deno.test("end() ends everything at once, without a grace, and every call gets its outcome", async () => {
  await using lab = makeLab({ graceMs: 30_000 });
  const programs = ["ignore-term", "children", "say-and-sleep", "sleep", "ignore-term"];
  const running = programs.map((program) =>
    lab.run(program, [program === "sleep" ? "60" : "5"], { startsOthers: program !== "sleep" })
  );
  assert(await eventually(async () => (await marked(lab.mark)).length >= 10));
  const started = performance.now();
  await lab.executor.end(1000);
  const tookMs = performance.now() - started;
  assert(tookMs < 1000 + SLACK_MS, `it took ${tookMs} ms`);
  const outcomes = await Promise.all(running);
  for (const [at, { end, leftBehind }] of outcomes.entries()) {
    assertEquals([end, leftBehind], [CANCELLED, false] as unknown[], programs[at]);
  }
  assertEquals(await survivors(lab.mark, SLACK_MS), []);
});

Deno.test("end() ends what holds the stream of a command that has exited", async () => {
  await using lab = makeLab({ scripts: SCRIPTS });
  const running = lab.run("hold");
  await leaderIsGone(lab);
  await lab.executor.end(1000);
  assertEquals(await survivors(lab.mark, SLACK_MS), []);
  const { end, leftBehind } = await running;
  assertEquals([end, leftBehind], [EXIT, false] as unknown[]);
});

Deno.test("end() resolves in its time, and so does every call, whatever stays", async () => {
  await using lab = makeLab();
  const running = lab.run("leave-session");
  assert(await eventually(async () => (await marked(lab.mark)).length === 3));
  const started = performance.now();
  await lab.executor.end(100);
  const { end, leftBehind } = await running;
  assert(performance.now() - started < 100 + SLACK_MS);
  assertEquals([end, leftBehind], [CANCELLED, true] as unknown[]);
});

Deno.test("end() can be called twice and together, and with nothing running", async () => {
  await using lab = makeLab();
  const running = lab.run("ignore-term");
  await wait(100);
  const started = performance.now();
  await Promise.all([lab.executor.end(5000), lab.executor.end(5000)]);
  await lab.executor.end(5000);
  assert(performance.now() - started < SLACK_MS);
  assertEquals((await running).end, CANCELLED);
});

Deno.test("execute() starts nothing once the end has begun", async () => {
  await using lab = makeLab({ scripts: SCRIPTS });
  const ended = lab.executor.end(1000);
  assertEquals((await lab.run("make-it")).end, CANCELLED);
  await ended;
  assertEquals((await lab.run("make-it")).end, CANCELLED);
  assert(!exists(join(lab.root, "made-it")));
  assertMatch((await assertRejects(() => lab.executor.tryStart("/bin/sh"))).message, /has ended/);
});

Deno.test("execute() runs many at once, and each gets its own", async () => {
  await using lab = makeLab();
  const texts = Array.from({ length: 64 }, (_, at) => `text ${at}\n`.repeat(at + 1));
  const outcomes = await Promise.all(texts.map((stdin) => lab.run("cat", [], { stdin })));
  assertEquals(outcomes.map((outcome) => textOf(outcome.stdout)), texts);
});

/** With the sources unreadable there is no worker: the nearest to one that has crashed. */
const elsewhere = "/nonexistent/root";
Deno.test({
  name:
    "execute() rejects when the worker has failed, which is told once; end() resolves all the same",
  permissions: { read: [elsewhere], write: [elsewhere], run: ["/usr/bin/true"] },
  async fn() {
    const failures: string[] = [];
    const executor = startExecutor({
      ...{ graceMs: 200, keepBytes: 1000, stopBytes: 1e9, killHelper: null },
      permissions: permissionsFor(elsewhere, ["/usr/bin/true"], null),
      onFailure: (why) => failures.push(why),
    });
    const first = await assertRejects(() => executor.tryStart("/bin/sh"));
    assertMatch(first.message, /^The executor worker has failed: /);
    assertMatch((await assertRejects(() => executor.tryStart("/bin/sh"))).message, /has failed/);
    assertEquals(failures.length, 1);
    await executor.end(1000);
  },
});

Deno.test("a receipt is asked for by type, and a plan is: nothing else can be executed", () => {
  // The types are the test: each of these lines must stay an error.
  (async () => {
    await using lab = makeLab();
    const { signal } = new AbortController();
    const plan = lab.plan("true");
    // @ts-expect-error: an id is no receipt
    await lab.executor.execute(plan, { id: "1" }, { signal });
    // @ts-expect-error: a receipt that was refused is none
    await lab.executor.execute(plan, null, { signal });
    // @ts-expect-error: an argv is no plan
    await lab.executor.execute(["true"], RECEIPT, { signal });
    // @ts-expect-error: a cwd that nobody looked at
    await lab.executor.execute({ ...plan, cwd: "/" }, RECEIPT, { signal });
  });
});

/** Resolves when `hold` has exited: from then on only the child keeps the call waiting. */
async function leaderIsGone({ root, mark }: Lab): Promise<void> {
  assert(await eventually(() => exists(join(root, "holding"))));
  const isLeader = ({ args }: Marked) => !args.startsWith("sleep");
  assert(await eventually(async () => !(await marked(mark)).some(isLeader)));
  await wait(10);
}

function exists(path: string): boolean {
  try {
    return Deno.statSync(path) !== null;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
