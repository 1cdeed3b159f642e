/** The second wall, by trying: what the executor's worker cannot do although everything asks it to. */
import { assertEquals, assertMatch } from "@std/assert";
import type { Policy, Program } from "../../lib/contract.ts";
import { executorPermissions, findKillHelper } from "../../lib/exec/mod.ts";
import { PROJECT, serverEnv } from "../support/server_command.ts";
import { join } from "../support/paths.ts";
import { makeLab, permissionsFor, textOf } from "./lab.ts";
import { type Probe, tryInWorker } from "./wall_probe.ts";

const CLOSED = { env: false, ffi: false, import: false, net: false, sys: false } as const;

Deno.test({
  name: "executorPermissions() is the programs, the kill helper and the roots, and nothing else",
  permissions: "none",
  fn() {
    const program = (path: string): Program => ({ name: "x", path, file: "/elsewhere" });
    const paths = { read: ["/jail", "/more"], write: ["/jail"], checkArguments: true };
    const policy = { paths } as unknown as Policy;
    const programs = [program("/usr/bin/ls"), program("/usr/bin/cat"), program("/usr/bin/ls")];
    const [read, write] = [["/jail", "/more"], ["/jail"]];
    assertEquals(
      executorPermissions(policy, programs, "/usr/bin/kill"),
      { run: ["/usr/bin/cat", "/usr/bin/kill", "/usr/bin/ls"], read, write, ...CLOSED },
    );
    assertEquals(
      executorPermissions(policy, programs, null),
      { run: ["/usr/bin/cat", "/usr/bin/ls"], read, write, ...CLOSED },
    );
    assertEquals(executorPermissions(policy, [], null), { run: [], read, write, ...CLOSED });
  },
});

/** Each with what must be refused beside what must work. */
function probes(root: string, outside: string): Readonly<Record<string, readonly Probe[]>> {
  const probe = (act: Probe["act"], on: string): Probe => ({ what: `${act} ${on}`, act, on });
  return {
    "did it": [
      probe("read", join(root, "inside.txt")),
      probe("list", root),
      probe("write", join(root, "new.txt")),
      probe("remove", join(root, "new.txt")),
      probe("run", "/usr/bin/true"),
    ],
    "refused": [
      probe("read", join(outside, "secret.txt")),
      probe("read", "/etc/passwd"),
      probe("read", `${root}/../../etc/passwd`),
      probe("list", "/"),
      probe("write", join(outside, "new.txt")),
      probe("write", `${root}.txt`),
      probe("remove", join(outside, "secret.txt")),
      probe("run", "/bin/sh"),
      probe("run", "/usr/bin/env"),
      probe("run", "sh"),
      probe("run", Deno.execPath()),
      probe("run", join(root, "inside.txt")),
      probe("run by node", "/bin/sh"),
      probe("signal", String(Deno.ppid)),
      probe("connect", "8999"),
      probe("listen", "0"),
      probe("fetch", "http://127.0.0.1:8999/"),
      probe("fetch", `file://${outside}/secret.txt`),
      probe("env", "PATH"),
      probe("all env", ""),
      probe("sys", ""),
      probe("ffi", "/usr/lib/libc.so"),
      probe("wider worker", ""),
    ],
  };
}

Deno.test("a worker with the executor's permissions can do its work and nothing else", async () => {
  const [root, outside] = [1, 2].map(() =>
    Deno.realPathSync(Deno.makeTempDirSync({ prefix: "htmcp exec " }))
  ) as [string, string];
  try {
    Deno.writeTextFileSync(join(root, "inside.txt"), "fine", { mode: 0o755 });
    Deno.writeTextFileSync(join(outside, "secret.txt"), "secret");
    const permissions = permissionsFor(root, ["/usr/bin/true"], findKillHelper());
    for (const [expected, tried] of Object.entries(probes(root, outside))) {
      const attempts = await tryInWorker({ ...permissions }, tried);
      assertEquals(attempts, Object.fromEntries(tried.map(({ what }) => [what, expected])));
    }
    assertEquals(Deno.readTextFileSync(join(outside, "secret.txt")), "secret");
    assertEquals([...Deno.readDirSync(outside)].length, 1);
  } finally {
    for (const folder of [root, outside]) Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("tryStart() is refused by the runtime for every program that is not on the list", async () => {
  await using lab = makeLab();
  for (const program of ["/bin/sh", "/usr/bin/find", Deno.execPath(), "sh", "/usr/bin/../bin/sh"]) {
    const { refused, why } = await lab.executor.tryStart(program);
    assertMatch(why, /^NotCapable: Requires run access to /);
    assertEquals(refused, true, program);
  }
  const { refused, why } = await lab.executor.tryStart("/usr/bin/true");
  assertEquals([refused, why], [false, "it started"] as unknown[]);
});

Deno.test("execute() is spawn-failed for a program that is not on the list, and nothing runs", async () => {
  await using lab = makeLab();
  const [listed, unlisted] = ["true", join(lab.root, "unlisted")];
  Deno.writeTextFileSync(unlisted, "#!/bin/sh\necho > made-it\n", { mode: 0o755 });
  for (const program of [unlisted, "/usr/bin/touch", "touch"]) {
    const { end } = await lab.run(program, ["made-it"]);
    assertMatch(end.kind === "spawn-failed" ? end.reason : end.kind, /^Requires run access to /);
  }
  assertEquals((await lab.run(listed)).end, { kind: "exit", code: 0 });
  assertEquals([...Deno.readDirSync(lab.root)].map((one) => one.name), ["unlisted"]);
});

for (const name of ["LD_PRELOAD", "LD_LIBRARY_PATH"]) {
  Deno.test(`execute() is spawn-failed for a plan with ${name}, though the program is listed`, async () => {
    await using lab = makeLab();
    const { end } = await lab.run("true", [], { env: { [name]: "/tmp/evil.so" } });
    assertMatch(end.kind === "spawn-failed" ? end.reason : end.kind, new RegExp(name));
    const twin = await lab.run("true", [], { env: { [`X${name}`]: "/tmp/evil.so" } });
    assertEquals(twin.end, { kind: "exit", code: 0 });
  });
}

Deno.test("execute() works under a server that was started with LD_LIBRARY_PATH", async () => {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--no-prompt", ...grants(), join(PROJECT, "tests/exec/run_env.ts")],
    env: serverEnv("/nonexistent", { LD_LIBRARY_PATH: "/nonexistent/lib" }),
    clearEnv: true,
  });
  const { stdout, stderr } = await child.output();
  const text = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  assertEquals(text, 'exit 0: ["PATH=/usr/bin:/bin"]\n');
});

function grants(): readonly string[] {
  return ["--allow-read", "--allow-write", "--allow-run", "--allow-env"];
}

Deno.test("execute() reads nothing for the command: what a program reads by itself is not this wall's", async () => {
  await using lab = makeLab();
  const { stdout } = await lab.run("head", ["-c", "1", "/etc/passwd"]);
  assertEquals(textOf(stdout), "r");
});
