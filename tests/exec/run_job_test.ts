/** What a command gets and what is got of it: environment, input, output, and how it ended by itself. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import type { End } from "../../lib/contract.ts";
import { join } from "../support/paths.ts";
import { KEEP_BYTES, makeLab, textOf } from "./lab.ts";
import { MARK } from "./marked.ts";

const MIB = 1024 * 1024;

Deno.test("execute() gives a command the plan's environment and no other name", async () => {
  await using lab = makeLab();
  Deno.env.set("HTMCP_TEST_SECRET", "abc123");
  for (const startsOthers of [true, false]) {
    const { end, stdout, stderr } = await lab.run("env", [], { env: { A: "1" }, startsOthers });
    assertEquals([end, textOf(stderr)], [{ kind: "exit", code: 0 }, ""] as unknown[]);
    assertEquals(
      textOf(stdout).trim().split("\n").sort(),
      ["A=1", `${MARK}=${lab.mark}`, "PATH=/usr/bin:/bin"],
    );
  }
});

Deno.test("execute() starts a command in the plan's cwd, with its arguments byte for byte", async () => {
  await using lab = makeLab({
    scripts: { show: '#!/bin/sh\npwd\nfor one in "$@"; do printf "<%s>" "$one"; done\n' },
  });
  Deno.mkdirSync(join(lab.root, "sub folder"));
  const cwd = join(lab.root, "sub folder");
  const args = ["", "a b", "it's", '{"k":"v"}', "line\nbreak", "$(id)", "*", "--", "é\u{1f600}"];
  const { stdout } = await lab.run("show", args, { cwd });
  assertEquals(textOf(stdout), `${cwd}\n${args.map((one) => `<${one}>`).join("")}`);
});

Deno.test("execute() gives a command no descriptor of ours, and no signal ignored or blocked", async () => {
  await using lab = makeLab({
    scripts: { look: "#!/bin/sh\ngrep -E 'Sig(Blk|Ign)' /proc/self/status; ls -l /proc/self/fd\n" },
  });
  using _held = Deno.openSync(join(lab.root, "held"), { create: true, write: true });
  const lines = textOf((await lab.run("look")).stdout).split("\n");
  // The C library keeps signals 32 and 33 to itself; SIGPIPE, 13, must not be among the ignored.
  assertMatch(lines[0] ?? "", /^SigBlk:\s+0+$/);
  assertMatch(lines[1] ?? "", /^SigIgn:\s+0+[01]80000000$|^SigIgn:\s+0+$/);
  assertEquals(lines.filter((line) => line.includes("held")), []);
});

const inputs = {
  "nothing": [null, "0"],
  "an empty text": ["", "0"],
  "a text": ["hellö\n", "7"],
  "1 MiB": ["x".repeat(MIB), String(MIB)],
} as const;

for (const [name, [stdin, bytes]] of Object.entries(inputs)) {
  Deno.test(`execute() closes standard input after ${name}`, async () => {
    await using lab = makeLab();
    const { end, stdout } = await lab.run("read-stdin", [], { stdin, timeoutMs: 5000 });
    assertEquals([end, textOf(stdout).trim()], [{ kind: "exit", code: 0 }, bytes] as unknown[]);
  });
}

Deno.test("execute() does not wait for input that is never read", async () => {
  await using lab = makeLab();
  const outcome = await lab.run("true", [], { stdin: "x".repeat(MIB), timeoutMs: 5000 });
  assertEquals(outcome.end, { kind: "exit", code: 0 });
  const held = await lab.run("sleep", ["60"], { stdin: "x".repeat(MIB), timeoutMs: 300 });
  assertEquals([held.end.kind, held.leftBehind], ["timeout", false] as unknown[]);
});

Deno.test("execute() feeds and drains at the same time: cat gives 1 MiB back whole", async () => {
  await using lab = makeLab({ keepBytes: MIB });
  const stdin = Array.from({ length: MIB / 8 }, (_, line) => `${line}`.padStart(7) + "\n").join("");
  const { end, stdout } = await lab.run("cat", [], { stdin, timeoutMs: 10_000 });
  assertEquals(end, { kind: "exit", code: 0 });
  assert(textOf(stdout) === stdin, "the echo differs from what was given");
});

for (const bytes of [200_000, 20_000_000]) {
  Deno.test(`execute() drains both streams together, ${bytes} bytes on each`, async () => {
    await using lab = makeLab();
    const outcome = await lab.run("flood", [String(bytes)], { timeoutMs: 15_000 });
    assertEquals(outcome.end, { kind: "exit", code: 0 });
    assertEquals([outcome.stdout.total, outcome.stderr.total], [bytes, bytes]);
    assertEquals(textOf(outcome.stdout), "o".repeat(2 * KEEP_BYTES));
    assertEquals(textOf(outcome.stderr), "e".repeat(2 * KEEP_BYTES));
  });
}

const K = KEEP_BYTES;
for (const size of [0, 1, K - 1, K, K + 1, 2 * K - 1, 2 * K, 2 * K + 1, 3 * K, 70 * K]) {
  Deno.test(`execute() keeps head and tail of ${size} bytes, ${K} of each`, async () => {
    await using lab = makeLab();
    const text = Array.from({ length: 70 * K / 7 }, (_, at) => `${at}`.padStart(6) + "\n").join("");
    Deno.writeTextFileSync(join(lab.root, "text"), text);
    const { stdout } = await lab.run("head", ["-c", String(size), "text"], { startsOthers: false });
    const bytes = new TextEncoder().encode(text.slice(0, size));
    const [head, rest] = [bytes.slice(0, K), bytes.slice(K)];
    assertEquals(stdout, { head, tail: rest.slice(Math.max(0, rest.length - K)), total: size });
  });
}

Deno.test("execute() keeps every exit code from 0 to 255", async () => {
  await using lab = makeLab({ scripts: { "exit-with": '#!/bin/sh\nexit "$1"\n' } });
  const codes = Array.from({ length: 256 }, (_, code) => code);
  const ends: End[] = [];
  for (let at = 0; at < codes.length; at += 16) {
    const batch = codes.slice(at, at + 16).map((code) =>
      lab.run("exit-with", [String(code)], { startsOthers: false })
    );
    ends.push(...(await Promise.all(batch)).map((outcome) => outcome.end));
  }
  assertEquals(ends, codes.map((code) => ({ kind: "exit", code })));
});

const signals = {
  SEGV: "SIGSEGV",
  ABRT: "SIGABRT",
  KILL: "SIGKILL",
  TERM: "SIGTERM",
  HUP: "SIGHUP",
  // Real-time signals have no names in the runtime, which must not cost the executor its life.
  34: "signal 34",
  64: "signal 64",
};

for (const [name, signal] of Object.entries(signals)) {
  Deno.test(`execute() tells that ${signal} ended a command, and goes on`, async () => {
    await using lab = makeLab({
      scripts: { "kill-me": '#!/bin/sh\necho so far\nkill -"$1" $$\n' },
    });
    const { end, stdout, leftBehind } = await lab.run("kill-me", [name]);
    assertEquals(
      { end, text: textOf(stdout), leftBehind },
      { end: { kind: "signal", signal }, text: "so far\n", leftBehind: false },
    );
    assertEquals((await lab.run("true")).end, { kind: "exit", code: 0 });
    assertEquals(lab.failures, []);
  });
}

const EXIT_7 = "#!/bin/sh\nexit 7\n";
/** What the system will not start, why, and beside it what it does start. */
const failures: Readonly<Record<string, { program: string; args?: string[]; reason: RegExp }>> = {
  "a file that is not there": { program: "/nonexistent/program", reason: /No such file/ },
  "a file that is not executable": { program: "plain", reason: /Permission denied/ },
  "a script whose interpreter is missing": { program: "no-interpreter", reason: /No such file/ },
  "a directory": { program: "/usr/bin", reason: /Permission denied/ },
  "an argument of 140 kB": {
    program: "exit-7",
    args: ["x".repeat(140_000)],
    reason: /Argument list too long/,
  },
  "3 MB of arguments": {
    program: "exit-7",
    args: new Array(30).fill("x".repeat(100_000)),
    reason: /Argument list too long/,
  },
};

for (const [what, { program, args = [], reason }] of Object.entries(failures)) {
  Deno.test(`execute() is spawn-failed for ${what}`, async () => {
    const programs = ["/nonexistent/program", "/usr/bin"];
    await using lab = makeLab({ scripts: { plain: EXIT_7, "exit-7": EXIT_7 }, programs });
    Deno.chmodSync(join(lab.root, "plain"), 0o644);
    for (const startsOthers of [true, false]) {
      const { end, ...rest } = await lab.run(program, args, { startsOthers });
      assertEquals(end.kind, "spawn-failed");
      assertMatch(end.kind === "spawn-failed" ? end.reason : "", reason);
      const nothing = { head: new Uint8Array(), tail: new Uint8Array(), total: 0 };
      assertEquals(rest, { stdout: nothing, stderr: nothing, durationMs: 0, leftBehind: false });
    }
    assertEquals((await lab.run("exit-7", ["x"])).end, { kind: "exit", code: 7 });
  });
}

Deno.test("execute() is spawn-failed for a cwd that is not there", async () => {
  await using lab = makeLab();
  const { end } = await lab.run("true", [], { cwd: join(lab.root, "gone") });
  assertMatch(end.kind === "spawn-failed" ? end.reason : end.kind, /No such cwd/);
});

Deno.test("execute() tells the time that a command ran", async () => {
  await using lab = makeLab();
  const { durationMs } = await lab.run("sleep", ["0.2"], { startsOthers: false });
  assert(durationMs >= 200 && durationMs < 1200, `${durationMs} ms`);
});
