/** The command line, as a person at a terminal meets it. */
import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import manifest from "../../deno.json" with { type: "json" };
import { join } from "../support/paths.ts";
import { PROJECT, serverCommand, serverEnv } from "../support/server_command.ts";
import { makeSite, type Site } from "../support/site.ts";

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function cli(home: string, ...args: readonly string[]): Promise<Ran> {
  return await start(serverCommand(...args), serverEnv(home));
}

async function start(
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<Ran> {
  const { code, stdout, stderr } = await new Deno.Command(program, {
    ...{ args, env, clearEnv: true, stdin: "null" },
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, stdout: text(stdout), stderr: text(stderr) };
}

async function withSite(act: (site: Site) => Promise<void>): Promise<void> {
  const site = makeSite();
  try {
    await act(site);
  } finally {
    site.remove();
  }
}

Deno.test("help and version are data, and end with 0", () =>
  withSite(async ({ home }) => {
    const help = await cli(home, "--help");
    assertEquals([help.code, help.stderr], [0, ""]);
    for (const name of ["serve", "init", "check", "explain", "run", "permissions", "doctor"]) {
      assertMatch(help.stdout, new RegExp(`^  ${name} `, "m"));
      const own = await cli(home, name, "--help");
      assertEquals(own.code, 0);
      assertStringIncludes(own.stdout, "Example:");
    }
    assertEquals((await cli(home, "--version")).stdout, `hardened-terminal ${manifest.version}\n`);
  }));

const usages: readonly (readonly [args: readonly string[], says: string])[] = [
  [["explode"], 'there is no subcommand "explode"'],
  [["serve", "--polcy", "x"], "--polcy"],
  [["run"], "give the command"],
  [["run", "ls", "-la"], 'unknown option "-l"; give the command as one text'],
  [["explain", "a", "b"], "give the command"],
  [["run", "--timeout", "soon", "true"], '--timeout takes whole seconds from 1 on, not "soon"'],
  [["check", "policy.toml"], '"policy.toml" does not belong here'],
  [["doctor", "--", "x"], '"x" does not belong here'],
  [["constructor"], 'there is no subcommand "constructor"'],
  [["init", "--jail", "/etc/passwd"], 'cannot make the folder "/etc/passwd"'],
];

for (const [args, says] of usages) {
  Deno.test(`'${args.join(" ")}' is wrong usage: exit code 2, nothing on stdout`, () =>
    withSite(async ({ home }) => {
      const { code, stdout, stderr } = await cli(home, ...args);
      assertEquals([code, stdout], [2, ""]);
      assertStringIncludes(stderr, says);
      assertStringIncludes(stderr, "--help");
    }));
}

Deno.test("without a policy every subcommand says how to get one, with exit code 2", () =>
  withSite(async ({ home }) => {
    for (
      const args of [["serve"], ["check"], ["doctor"], ["run", "ls"], ["explain", "ls"], [
        "permissions",
      ]]
    ) {
      const { code, stdout, stderr } = await cli(home, ...args);
      assertEquals([code, stdout], [2, ""], args.join(" "));
      assertStringIncludes(stderr, "hardened-terminal init");
    }
  }));

Deno.test("a broken policy: all problems at once, with file, line, key and the nearest name", () =>
  withSite(async ({ home, policy }) => {
    const text = Deno.readTextFileSync(policy).replace(
      "[allowlist]",
      "alow = 1\n[allowlist]\ncomands = 2",
    );
    Deno.writeTextFileSync(policy, text + "\n[limits]\nparallel = 0\n");
    const { code, stdout, stderr } = await cli(home, "serve", "--policy", policy);
    assertEquals([code, stdout], [2, ""]);
    for (const part of [":3:", "alow", "comands", '"commands"', "limits.parallel"]) {
      assertStringIncludes(stderr, part);
    }
  }));

Deno.test("init makes what is needed, once; what it makes holds, runs and passes doctor", () =>
  withSite(async ({ home }) => {
    const made = await cli(home, "init");
    assertEquals(made.code, 0, made.stderr);
    for (const client of ["Claude Desktop", "Claude Code", "VS Code", "Cursor", "Codex"]) {
      assertStringIncludes(made.stdout, client);
    }
    const policy = join(home, ".config", "hardened-terminal", "policy.toml");
    const before = Deno.readTextFileSync(policy);
    const again = await cli(home, "init");
    assertEquals([again.code, Deno.readTextFileSync(policy)], [1, before]);
    const checked = await cli(home, "check");
    assertEquals([checked.code, checked.stderr], [0, ""]);
    Deno.writeTextFileSync(join(home, "hardened-terminal", "a.txt"), "hello\n");
    const ran = await cli(home, "run", "--", "cat", "a.txt");
    assertEquals([ran.code, ran.stdout], [0, "hello\n"]);
    const doctor = await cli(home, "doctor");
    assertEquals(doctor.code, 0, doctor.stdout);
    assertMatch(doctor.stdout, /^ok +permissions of the main thread/m);
    assertMatch(doctor.stdout, /^ok +permissions of the executor/m);
  }));

Deno.test("the configuration that init prints starts a server", () =>
  withSite(async ({ home }) => {
    const made = await cli(home, "init");
    const json = /\{\n {2}"mcpServers"[\s\S]*?\n\}/.exec(made.stdout)?.[0] ?? "{}";
    const { command, args } = JSON.parse(json).mcpServers["hardened-terminal"];
    // Where the tests run by npx the configuration says npx, which wants a path and a cache of its own.
    const env = { PATH: Deno.env.get("PATH") ?? "", HOME: Deno.env.get("HOME") ?? home };
    const { code, stdout, stderr } = await start([command, ...args], {
      ...serverEnv(home),
      ...(command === "npx" ? { ...env, XDG_STATE_HOME: join(home, "state") } : {}),
    });
    assertEquals([code, stdout], [0, ""], `it ends with its input: ${stderr}`);
  }));

Deno.test("run goes through the flow: judged, audited, redacted; exit code 1 for refused and failed", () =>
  withSite(async ({ home, policy, records }) => {
    const table: readonly (readonly [
      args: readonly string[],
      code: number,
      stdout: string,
      stderr: string,
    ])[] = [
      [["cat ok.txt"], 0, "fine\n", ""],
      [["--", "printf", "%s", "a b"], 0, "a b", ""],
      [["false"], 1, "", ""],
      [["cat link.txt"], 1, "", "path.outside"],
      [["--cwd", "..", "ls"], 1, "", "cwd.outside"],
      [["--timeout", "1", "sleep 30"], 1, "", "TIMEOUT"],
    ];
    for (const [args, code, stdout, stderr] of table) {
      const ran = await cli(home, "run", "--policy", policy, ...args);
      assertEquals([ran.code, ran.stdout], [code, stdout], args.join(" ") + ran.stderr);
      assertStringIncludes(ran.stderr, stderr);
    }
    const outcomes = records().filter((one) => one["event"] === "outcome");
    assertEquals(outcomes.length, table.length);
    assert(outcomes.every((one) => one["client"] === "cli"));
    const json = await cli(home, "run", "--policy", policy, "--json", "true");
    assertEquals(JSON.parse(json.stdout).code, "OK");
  }));

Deno.test("explain points at what decided, and runs nothing", () =>
  withSite(async ({ home, policy, records }) => {
    const denied = await cli(home, "explain", "--policy", policy, "cat ok.txt ../x");
    assertEquals(denied.code, 1);
    assertStringIncludes(denied.stdout, "  cat ok.txt ../x\n             ^^^^\n");
    const allowed = await cli(home, "explain", "--policy", policy, "cat ok.txt");
    assertEquals([allowed.code, allowed.stdout.split("\n")[0]], [
      0,
      "allow: command 'cat' is on the allowlist",
    ]);
    assertEquals(records().filter((one) => one["event"] === "attempt"), []);
    assertEquals(records().filter((one) => one["event"] === "verdict").length, 2);
  }));

Deno.test("check lists what is allowed here, what is not found, and what nobody described", () =>
  withSite(async ({ home, policy }) => {
    const text = Deno.readTextFileSync(policy).replace(
      'commands = ["true"',
      'commands = ["no-such-thing", "true"',
    );
    Deno.writeTextFileSync(policy, text);
    const { code, stdout } = await cli(home, "check", "--policy", policy, "--json");
    const summary = JSON.parse(stdout);
    assertEquals([code, summary.programs.cat], [0, "/usr/bin/cat"]);
    assertEquals(Object.keys(summary.missing), ["no-such-thing"]);
    assert(summary.undescribed.includes("flood"));
  }));

Deno.test({
  name: "permissions prints flags that are enough to serve, and no more than the policy needs",
  ignore: Deno.env.get("HTMCP_TEST_BINARY") !== undefined, // a binary has its flags baked in
  fn: () =>
    withSite(async ({ home, policy, jail }) => {
      const { code, stdout } = await cli(home, "permissions", "--policy", policy, "--json");
      assertEquals(code, 0);
      const flags: string[] = JSON.parse(stdout);
      assert(
        !flags.some((flag) =>
          /^--allow-(all|net|ffi|sys)|^--allow-(run|read|write|env)$/.test(flag)
        ),
      );
      const run = flags.find((flag) => flag.startsWith("--allow-run="))?.slice(12).split(",") ?? [];
      assert(run.includes("/usr/bin/cat") && !run.includes("/usr/bin/bash"), run.join());
      const main = join(PROJECT, "main.ts");
      const ran = await start(
        [
          Deno.execPath(),
          "run",
          "--quiet",
          ...flags,
          main,
          "run",
          "--policy",
          policy,
          "cat ok.txt",
        ],
        serverEnv(home),
      );
      assertEquals([ran.code, ran.stdout], [0, "fine\n"], ran.stderr);
      const escaped = await start(
        [
          Deno.execPath(),
          "run",
          "--quiet",
          ...flags,
          main,
          "run",
          "--policy",
          policy,
          `cat ${jail}/link.txt`,
        ],
        serverEnv(home),
      );
      assertEquals([escaped.code, escaped.stdout], [1, ""], escaped.stderr);
    }),
});

Deno.test("the environment overrides the policy, and --policy beats HTMCP_POLICY_FILE", () =>
  withSite(async ({ home, policy, root }) => {
    const env = serverEnv(home, {
      HTMCP_POLICY_FILE: policy,
      HTMCP_AUDIT_LOG: join(root, "state", "other.jsonl"),
    });
    const ran = await start(serverCommand("run", "true"), env);
    assertEquals(ran.code, 0, ran.stderr);
    assert(Deno.statSync(join(root, "state", "other.jsonl")).size > 0);
    const beaten = await start(
      serverCommand("run", "--policy", join(root, "none.toml"), "true"),
      env,
    );
    assertEquals(beaten.code, 2);
    const wrong = await start(serverCommand("run", "true"), {
      ...env,
      HTMCP_AUDIT_FAIL_MODE: "opne",
    });
    assertEquals(wrong.code, 2);
    assertStringIncludes(wrong.stderr, "HTMCP_AUDIT_FAIL_MODE");
  }));

Deno.test("a HOME that would lie where commands can write stops the start", () =>
  withSite(async ({ home, policy, jail }) => {
    const env = serverEnv(home, { XDG_STATE_HOME: join(home, "no", "such"), TMPDIR: jail });
    Deno.writeTextFileSync(join(home, "no"), "a file, so that no folder can be made here");
    const { code, stderr } = await start(serverCommand("run", "--policy", policy, "true"), env);
    assert(code !== 0);
    assertStringIncludes(stderr, "commands can write to");
    assertEquals([...Deno.readDirSync(jail)].filter(({ name }) => name.includes("home")), []);
  }));

Deno.test("doctor says that the log cannot be written, also where the policy would run all the same", () =>
  withSite(async ({ home, policy, root }) => {
    const text = Deno.readTextFileSync(policy).replace(
      /^audit_log.*$/m,
      (line) => `${line}\naudit_fail_mode = "open"`,
    );
    Deno.writeTextFileSync(policy, text);
    assertEquals((await cli(home, "doctor", "--policy", policy)).code, 0);
    Deno.removeSync(join(root, "state"), { recursive: true });
    const { code, stdout } = await cli(home, "doctor", "--policy", policy);
    assertEquals(code, 1);
    assertMatch(stdout, /^broken +audit log/m);
    const checked = await cli(home, "check", "--policy", policy);
    assertStringIncludes(checked.stdout, "warning: the folder of the audit log");
  }));
