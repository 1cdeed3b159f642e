/** What the audit says of calls over the wire, and what a client gets when the audit cannot be written. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import manifest from "../../deno.json" with { type: "json" };
import { join } from "../support/paths.ts";
import { eventually } from "../support/processes.ts";
import { RawClient } from "../support/raw_client.ts";
import { PROJECT, serverEnv } from "../support/server_command.ts";
import { makeSite } from "../support/site.ts";

Deno.test("every call leaves exactly one closing record, whatever happened", async () => {
  const site = makeSite({
    commands: ["true", "false", "cat", "sleep", "no-interpreter", "none", "head"],
  });
  try {
    await using client = await RawClient.open(site);
    const inputs: readonly Record<string, unknown>[] = [
      ...[
        "true",
        "false",
        "cat ok.txt",
        "cat link.txt",
        "rm x",
        'cat "',
        "no-interpreter",
        "none",
        "",
      ].map(
        (command) => ({ command }),
      ),
      { command: "sleep 30", timeout_seconds: 1 },
      { command: "true", cwd: ".." },
      { argv: 5 },
    ];
    for (const input of inputs) await client.call("run_command", input);
    const records = site.records();
    const closing = records.filter((one) => one["event"] === "outcome");
    assertEquals(closing.map((one) => one["code"]), [
      ...[
        "OK",
        "OK",
        "OK",
        "POLICY_DENIED",
        "POLICY_DENIED",
        "PARSE_ERROR",
        "EXEC_ERROR",
        "EXEC_ERROR",
      ],
      ...["POLICY_DENIED", "TIMEOUT", "CWD_ESCAPE", "PARSE_ERROR"],
    ]);
    const attempts = records.filter((one) => one["event"] === "attempt").map((one) => one["id"]);
    const ran = closing.filter((one) => ["OK", "TIMEOUT"].includes(String(one["code"])));
    for (const one of ran) assert(attempts.includes(one["id"]), JSON.stringify(one));
    assertEquals(records.map((one) => one["seq"]), records.map((_, index) => index + 1));
    assert(records.slice(1).every((one) => one["client"] === "raw 1"));
  } finally {
    site.remove();
  }
});

Deno.test("a record tells what ran and how it ended, and nothing of what it printed or was given", async () => {
  const site = makeSite({ more: 'client_may_set = ["TOPIC"]' });
  try {
    await using client = await RawClient.open(site);
    await client.call("run_command", {
      ...{
        command: "cat - ok.txt",
        cwd: "sub/..",
        stdin: "given-text",
        env: { TOPIC: "env-value" },
      },
    });
    const [start, attempt, outcome] = site.records();
    assertEquals([start?.["event"], attempt?.["event"], outcome?.["event"]], [
      "start",
      "attempt",
      "outcome",
    ]);
    const { argv, cwd, program, stdin, env, policy } = attempt ?? {};
    assertEquals([argv, cwd, program, env], [["cat", "-", "ok.txt"], site.jail, "/usr/bin/cat", [
      "TOPIC",
    ]]);
    assertEquals(Object(stdin)["bytes"], 10);
    assert(/^[0-9a-f]{64}$/.test(String(policy)));
    assertEquals([outcome?.["code"], outcome?.["exit_code"], outcome?.["stdout_bytes"]], [
      "OK",
      0,
      15,
    ]);
    const text = Deno.readTextFileSync(site.log);
    for (const secret of ["given-text", "env-value", "fine"]) {
      assert(!text.includes(secret), secret);
    }
    assertEquals((Deno.statSync(site.log).mode ?? 0) & 0o777, 0o600);
  } finally {
    site.remove();
  }
});

Deno.test("secrets of a command line do not reach the log, a reason or a hint", async () => {
  const site = makeSite();
  try {
    await using client = await RawClient.open(site);
    const secret = "p4ss" + "w0rd9Xq";
    const calls = [
      { argv: ["echo", "--password", secret] },
      { argv: ["nosuch", `--password=${secret}`] },
      { command: `echo https://user:${secret}@host/` },
      { command: `cat /etc/https://user:${secret}@host/` },
    ];
    for (const input of calls) {
      const result = await client.call("run_command", input);
      assert(
        !JSON.stringify([result.policy_reason, result.hint]).includes(secret),
        JSON.stringify(result),
      );
    }
    assert(!Deno.readTextFileSync(site.log).includes(secret), Deno.readTextFileSync(site.log));
  } finally {
    site.remove();
  }
});

Deno.test("a value cannot forge a line", async () => {
  const site = makeSite();
  try {
    await using client = await RawClient.open(site);
    await client.call("run_command", { argv: ["echo", 'x\n{"event":"allowed"}', "\u202e\u2028"] });
    assertEquals(site.records().map((one) => one["event"]), ["start", "attempt", "outcome"]);
    assert(!/[\u202e\u2028]/.test(Deno.readTextFileSync(site.log)));
  } finally {
    site.remove();
  }
});

Deno.test("a log whose folder goes away: nothing runs, and it recovers when the folder is back", async () => {
  const site = makeSite();
  try {
    await using client = await RawClient.open(site);
    assertEquals((await client.call("run_command", { command: "true" })).code, "OK");
    const state = join(site.root, "state");
    Deno.renameSync(state, `${state}-gone`);
    for (const command of ["cat ok.txt", "rm x"]) {
      const result = await client.call("run_command", { command });
      assertEquals([result.code, result.stdout], ["AUDIT_UNAVAILABLE", ""], command);
    }
    assertEquals(
      (await client.call("explain_command", { command: "true" })).code,
      "AUDIT_UNAVAILABLE",
    );
    Deno.mkdirSync(state, { mode: 0o700 });
    assertEquals((await client.call("run_command", { command: "true" })).code, "OK");
    const seqs = site.records().map((one) => Number(one["seq"]));
    assert((seqs[0] ?? 0) > 3, "numbering goes on: what is missing shows");
    assertStringIncludes(client.stderr, "nothing is run");
  } finally {
    site.remove();
  }
});

Deno.test("only the outcome cannot be written: the command ran, and its output is withheld", async () => {
  const site = makeSite();
  try {
    await using client = await RawClient.open(site);
    const state = join(site.root, "state");
    const running = client.call("run_command", { argv: ["say-and-sleep"], timeout_seconds: 1 });
    assert(await eventually(() => site.records().some((one) => one["event"] === "attempt")));
    Deno.renameSync(state, `${state}-gone`);
    const result = await running;
    assertEquals([result.code, result.rule, result.stdout], [
      "AUDIT_UNAVAILABLE",
      "audit.outcome",
      "",
    ]);
  } finally {
    site.remove();
  }
});

Deno.test("with audit_fail_mode open the same command runs, and the operator is warned", async () => {
  const site = makeSite({ top: 'audit_log = "/dev/full"\naudit_fail_mode = "open"' });
  try {
    await using client = await RawClient.open(site);
    assertEquals((await client.call("run_command", { command: "cat ok.txt" })).stdout, "fine\n");
    assertStringIncludes(client.stderr, "UNRECORDED");
  } finally {
    site.remove();
  }
});

Deno.test({
  name: "INTERNAL_ERROR says nothing but that; the operator gets the rest, and the audit the code",
  ignore: Deno.env.get("HTMCP_TEST_BINARY") !== undefined, // the broken server is made of the sources
  async fn() {
    const site = makeSite();
    try {
      const flags = manifest.tasks.start.split(" ").slice(2, -1);
      const broken = join(PROJECT, "tests", "fixtures", "broken_server.ts");
      await using client = new RawClient(
        [Deno.execPath(), "run", ...flags, broken, site.policy],
        serverEnv(site.home),
      );
      const clientInfo = { name: "raw", version: "1" };
      await client.request("initialize", {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo,
      });
      const result = await client.call("run_command", { command: "true" });
      assertEquals([result.code, result.rule, result.ok], ["INTERNAL_ERROR", "internal", false]);
      assert(!JSON.stringify(result).includes("fire"));
      assert(await eventually(() => client.stderr.includes("disk on fire")));
      assertEquals(site.records().at(-1)?.["code"], "INTERNAL_ERROR");
      assertEquals(
        (await client.call("explain_command", { command: "true" })).code,
        "OK",
        "it lives on",
      );
    } finally {
      site.remove();
    }
  },
});
