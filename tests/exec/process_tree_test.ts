/** Commands that do not end by themselves, or not with all they started: each is ended, in time. */
import { assert, assertEquals } from "@std/assert";
import type { End, Outcome } from "../../lib/contract.ts";
import { eventually } from "../support/processes.ts";
import { KEEP_BYTES, type Lab, makeLab, MARGIN_MS, type RunOptions, textOf } from "./lab.ts";
import { marked, survivors, zombies } from "./marked.ts";
import { SLACK_MS } from "../support/slack.ts";

const TIMEOUT_MS = 300;
const TIMEOUT: End = { kind: "timeout", ms: TIMEOUT_MS };
const EXIT: End = { kind: "exit", code: 0 };

const SCRIPTS = {
  // A child that shares stdout, and a leader that waits for it.
  "hold-and-wait": "#!/bin/sh\nsleep 60 &\necho started\nwait\n",
  // A child that holds no stream at all, and a leader that is gone.
  "leave-quietly": "#!/bin/sh\nsleep 60 </dev/null >/dev/null 2>&1 &\necho started\n",
  // Everybody ignores the polite signal.
  "deaf-family": "#!/bin/sh\ntrap '' TERM\nsleep 60 &\nsleep 60 &\necho started\nwait\n",
  // The leader obeys at once, its child never.
  "deaf-child": "#!/bin/sh\n(trap '' TERM; sleep 60; sleep 60) &\necho started\nsleep 60\n",
  // Goes in good order when asked.
  "obey": "#!/bin/sh\ntrap 'echo bye; exit 3' TERM\necho started\nsleep 60 & wait\n",
  "floods": "#!/bin/sh\nyes &\nyes >&2 &\nwait\n",
};

interface Case extends RunOptions {
  readonly args?: readonly string[];
  readonly end: End;
  readonly stdout?: string;
  /** The bound on the call, in ms; the design's where nothing is said. */
  readonly withinMs?: number;
}

const cases: Readonly<Record<string, Case>> = {
  "sleep": { args: ["60"], startsOthers: false, end: TIMEOUT, stdout: "" },
  "say-and-sleep": { end: TIMEOUT },
  "hold-and-wait": { end: TIMEOUT },
  "fork-hold": { end: EXIT, withinMs: 1000 },
  "leave-quietly": { end: EXIT, withinMs: 1000 },
  "ignore-term": { end: TIMEOUT },
  "deaf-family": { end: TIMEOUT },
  "deaf-child": { end: TIMEOUT },
  "obey": { end: TIMEOUT, stdout: "started\nbye\n" },
  "children": { args: ["200"], timeoutMs: 1500, end: { kind: "timeout", ms: 1500 } },
};

for (const [program, { args, end, stdout, withinMs, ...options }] of Object.entries(cases)) {
  Deno.test(`execute() ends ${program}, and everything of it, in time`, async () => {
    await using lab = makeLab({ scripts: SCRIPTS });
    const wishes = { timeoutMs: TIMEOUT_MS, ...options };
    const [outcome, tookMs] = await time(lab.run(program, args, wishes));
    assertEquals(
      { end: outcome.end, stdout: textOf(outcome.stdout), leftBehind: outcome.leftBehind },
      { end, stdout: stdout ?? "started\n", leftBehind: false },
    );
    const bound = withinMs === undefined ? wishes.timeoutMs + MARGIN_MS : withinMs + SLACK_MS;
    assert(tookMs < bound, `it took ${tookMs} ms, and may take ${bound} ms`);
    assertEquals(await survivors(lab.mark, SLACK_MS), []);
  });
}

Deno.test("execute() ends ignore-term before it writes what it would write in the end", async () => {
  await using lab = makeLab();
  await lab.run("ignore-term", [], { timeoutMs: TIMEOUT_MS });
  assertEquals(await survivors(lab.mark, SLACK_MS), []);
  assertEquals([...Deno.readDirSync(lab.root)], []);
});

Deno.test("execute() returns in time from a child that left the session, and says so", async () => {
  await using lab = makeLab();
  const [outcome, tookMs] = await time(lab.run("leave-session", [], { timeoutMs: TIMEOUT_MS }));
  assertEquals(
    { end: outcome.end, stdout: textOf(outcome.stdout), leftBehind: outcome.leftBehind },
    { end: TIMEOUT, stdout: "started\n", leftBehind: true },
  );
  assert(tookMs < TIMEOUT_MS + MARGIN_MS, `it took ${tookMs} ms`);
  // Without the sandbox's pid namespace nothing can be done about it: this is the known limit.
  const left = await marked(lab.mark);
  assertEquals(left.map((one) => one.pid === one.sid), [true], JSON.stringify(left));
});

Deno.test("execute() ends a command that was stopped", async () => {
  await using lab = makeLab({ scripts: SCRIPTS });
  const running = time(lab.run("hold-and-wait", [], { timeoutMs: 3000 }));
  assert(await eventually(async () => (await marked(lab.mark)).length === 2));
  for (const { pid } of await marked(lab.mark)) Deno.kill(pid, "SIGSTOP");
  const [{ end, leftBehind }, tookMs] = await running;
  assertEquals([end, leftBehind], [{ kind: "timeout", ms: 3000 }, false] as unknown[]);
  assert(tookMs < 3000 + MARGIN_MS, `it took ${tookMs} ms`);
  assertEquals(await survivors(lab.mark, SLACK_MS), []);
});

Deno.test("execute() ends the leader where the host has no kill helper, and says what it left", async () => {
  await using lab = makeLab({ scripts: SCRIPTS, killHelper: null });
  const [outcome, tookMs] = await time(lab.run("hold-and-wait", [], { timeoutMs: TIMEOUT_MS }));
  assertEquals([outcome.end, outcome.leftBehind], [TIMEOUT, true] as unknown[]);
  assert(tookMs < TIMEOUT_MS + MARGIN_MS, `it took ${tookMs} ms`);
});

Deno.test("execute() outlives a kill helper that cannot be started", async () => {
  await using lab = makeLab({ scripts: SCRIPTS, killHelper: "/nonexistent/kill" });
  const [outcome, tookMs] = await time(lab.run("hold-and-wait", [], { timeoutMs: TIMEOUT_MS }));
  assertEquals([outcome.end, outcome.leftBehind], [TIMEOUT, true] as unknown[]);
  assert(tookMs < TIMEOUT_MS + MARGIN_MS, `it took ${tookMs} ms`);
  assertEquals((await lab.run("true")).end, EXIT);
  assertEquals(lab.failures, []);
});

for (const [program, startsOthers] of [["yes", false], ["floods", true]] as const) {
  Deno.test(`execute() ends ${program} at the output limit, with all of its tree`, async () => {
    await using lab = makeLab({ scripts: SCRIPTS, stopBytes: 100_000 });
    const outcome = await lab.run(program, [], { startsOthers });
    assertEquals(outcome.end, { kind: "output-limit", bytes: 100_000 });
    const printed = Math.max(outcome.stdout.total, outcome.stderr.total);
    assert(printed > 100_000, `${printed} bytes`);
    assertEquals(textOf(outcome.stdout).length, 2 * KEEP_BYTES);
    assertEquals(await survivors(lab.mark, SLACK_MS), []);
  });
}

Deno.test("execute() lets output up to the limit pass", async () => {
  await using lab = makeLab({ stopBytes: 100_000 });
  const outcome = await lab.run("head", ["-c", "100000", "/dev/zero"]);
  assertEquals([outcome.end, outcome.stdout.total], [EXIT, 100_000] as unknown[]);
});

Deno.test("execute() leaves no zombie in 50 runs, ended by us or by themselves", async () => {
  await using lab = makeLab({ scripts: SCRIPTS });
  const programs = ["say-and-sleep", "hold-and-wait", "fork-hold", "deaf-child", "true"];
  for (let round = 0; round < 2; round += 1) {
    const batch = Array.from({ length: 25 }, (_, at) => programs[at % programs.length] ?? "");
    await Promise.all(batch.map((program) => lab.run(program, [], { timeoutMs: 200 })));
  }
  assertEquals(await survivors(lab.mark, SLACK_MS), []);
  // The last ones are waited for by the runtime a moment after their outcome is told.
  const gone = await eventually(async () => (await zombies()).length === 0);
  assert(gone, JSON.stringify(await zombies()));
});

async function time(run: ReturnType<Lab["run"]>): Promise<readonly [Outcome, number]> {
  const started = performance.now();
  const outcome = await run;
  return [outcome, Math.round(performance.now() - started)];
}
