import { assert, assertEquals } from "@std/assert";
import { findKillHelper } from "../../lib/exec/mod.ts";
import { Sweeper } from "../../lib/exec/sweeper.ts";
import { join } from "../support/paths.ts";
import { killIfThere, makeLab } from "./lab.ts";
import { survivors } from "./marked.ts";
import { SLACK_MS } from "../support/slack.ts";

const HELPER = findKillHelper() ?? "";
const SCRIPTS = {
  "leave-quietly": "#!/bin/sh\nsleep 60 </dev/null >/dev/null 2>&1 &\n",
};

/** The groups are gone before the helper is: nobody waits for it, and it may outlive the test by a moment. */
const unwaited = { sanitizeOps: false, sanitizeResources: false };

/** Starts a process that leads a group, as commands do; resolves to how it ended. */
function startGroup(): { pid: number; signal: Promise<string | null> } {
  const child = new Deno.Command("/usr/bin/sleep", {
    ...{ args: ["60"], clearEnv: true, detached: true },
    ...{ stdin: "null", stdout: "null", stderr: "null" },
  }).spawn();
  return { pid: child.pid, signal: child.status.then((status) => status.signal) };
}

Deno.test(
  "Sweeper ends the groups it was told of, together, a moment later",
  unwaited,
  async () => {
    const sweeper = new Sweeper(HELPER);
    const groups = [startGroup(), startGroup(), startGroup()];
    const started = performance.now();
    for (const group of groups) sweeper.add(group.pid);
    const signals = await Promise.all(groups.map((group) => group.signal));
    const tookMs = performance.now() - started;
    assertEquals(signals, ["SIGKILL", "SIGKILL", "SIGKILL"]);
    assert(tookMs < 200 + SLACK_MS, `it took ${tookMs} ms`);
  },
);

Deno.test("Sweeper.sweep() ends them at once", async () => {
  const sweeper = new Sweeper(HELPER);
  const group = startGroup();
  sweeper.add(group.pid);
  await sweeper.sweep();
  assertEquals(await group.signal, "SIGKILL");
});

Deno.test("Sweeper tries again when the helper could not be started", unwaited, async () => {
  const folder = Deno.makeTempDirSync({ prefix: "htmcp exec " });
  const group = startGroup();
  try {
    const helper = join(folder, "kill");
    const sweeper = new Sweeper(helper);
    sweeper.add(group.pid);
    await sweeper.sweep();
    Deno.symlinkSync(HELPER, helper);
    assertEquals(await group.signal, "SIGKILL");
  } finally {
    killIfThere(group.pid);
    Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("execute() sweeps a background child that holds no stream soon after the command", async () => {
  await using lab = makeLab({ scripts: SCRIPTS });
  const outcome = await lab.run("leave-quietly");
  assertEquals([outcome.end, outcome.leftBehind], [{ kind: "exit", code: 0 }, false] as unknown[]);
  const started = performance.now();
  assertEquals(await survivors(lab.mark, SLACK_MS), []);
  const tookMs = performance.now() - started;
  assert(tookMs < 200 + SLACK_MS, `it took ${tookMs} ms`);
});
