/** What comes over the wire: anything at all goes in, and every line that comes out is the protocol. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { RawClient } from "../support/raw_client.ts";
import { makeSite, type SiteOptions } from "../support/site.ts";

async function withClient(
  act: (client: RawClient, site: ReturnType<typeof makeSite>) => Promise<void>,
  options?: SiteOptions,
): Promise<void> {
  const site = makeSite(options);
  try {
    await using client = await RawClient.open(site);
    await act(client, site);
    await client.close();
    assertEquals(client.garbage, [], "standard output must carry the protocol only");
  } finally {
    site.remove();
  }
}

/** The server still answers, and answers right. */
async function assertAlive(client: RawClient): Promise<void> {
  const { code, stdout } = await client.call("run_command", { command: "cat ok.txt" });
  assertEquals([code, stdout], ["OK", "fine\n"]);
}

// deno-fmt-ignore: one line a message
const noise: readonly (readonly [name: string, line: string])[] = [
  ["an empty line",            ""],
  ["no JSON",                  "hello"],
  ["half an object",           '{"jsonrpc":"2.0","id":1,'],
  ["a number",                 "17"],
  ["null",                     "null"],
  ["a list",                   "[]"],
  ["no method",                '{"jsonrpc":"2.0","id":77}'],
  ["another version",          '{"jsonrpc":"1.0","id":78,"method":"tools/list"}'],
  ["an unknown notification",  '{"jsonrpc":"2.0","method":"notifications/never-heard-of"}'],
  ["a cancel of nothing",      '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":999}}'],
  ["an answer to nothing",     '{"jsonrpc":"2.0","id":12345,"result":{}}'],
  ["bytes that are no text",   "\u0000\u0001\ufffd"],
];

for (const [name, line] of noise) {
  Deno.test(`the server stays alive and quiet after ${name}`, () =>
    withClient(async (client) => {
      await client.send(line);
      await assertAlive(client);
    }));
}

Deno.test("an unknown tool is an error that names the tools", () =>
  withClient(async (client) => {
    const { error } = await client.request("tools/call", { name: "rm_rf", arguments: {} });
    assertEquals(error?.code, -32602);
    assertStringIncludes(error?.message ?? "", "run_command and explain_command");
    await assertAlive(client);
  }));

// deno-fmt-ignore: one line a shape
const shapes: readonly (readonly [name: string, input: unknown, says: string])[] = [
  ["nothing",                    {},                                        "command or argv is missing"],
  ["both",                       { command: "ls", argv: ["ls"] },           "not both"],
  ["an argv that is text",       { argv: '["ls","-la"]' },                  "argv"],
  ["a number in argv",           { argv: ["ls", 5] },                       "argv.1"],
  ["a command that is a list",   { command: ["ls"] },                       "command"],
  ["an unknown field",           { command: "ls", shell: true },            '"shell"'],
  ["a timeout of 0",             { command: "ls", timeout_seconds: 0 },     "timeout_seconds"],
  ["a negative timeout",         { command: "ls", timeout_seconds: -1 },    "timeout_seconds"],
  ["a timeout of 1.5",           { command: "ls", timeout_seconds: 1.5 },   "timeout_seconds"],
  ["a timeout that is text",     { command: "ls", timeout_seconds: "5" },   "timeout_seconds"],
  ["a cwd that is no text",      { command: "ls", cwd: 3 },                 "cwd"],
  ["a lone surrogate in cwd",    { command: "ls", cwd: "\ud800" },          "cwd"],
  ["an env that is a list",      { command: "ls", env: ["A=1"] },           "env"],
  ["a number in env",            { command: "ls", env: { A: 1 } },          "env.A"],
];

for (const tool of ["run_command", "explain_command"] as const) {
  Deno.test(`${tool} refuses input of another shape, field by field`, () =>
    withClient(async (client, site) => {
      for (const [name, input, says] of shapes) {
        const result = await client.call(tool, input as Record<string, unknown>);
        assertEquals([result.code, result.rule], ["PARSE_ERROR", "input.shape"], name);
        assertStringIncludes(result.policy_reason, says, name);
        assertStringIncludes(result.hint ?? "", '{"argv": ["ls", "-la"]}');
      }
      await assertAlive(client);
      const closed = site.records().filter((one) => one["rule"] === "input.shape");
      assertEquals(closed.length, shapes.length, "every refused input is in the audit");
    }));
}

Deno.test("a request of 5 MB is refused with its size, and the next one works", () =>
  withClient(async (client, site) => {
    const result = await client.call("run_command", { command: `echo ${"x".repeat(5_000_000)}` });
    assertEquals([result.code, result.rule], ["PARSE_ERROR", "input.too-long"]);
    await assertAlive(client);
    assert(Deno.statSync(site.log).size < 200_000, "the audit does not swallow it whole");
  }));

Deno.test("500 calls at once are all answered: run or BUSY", () =>
  withClient(async (client) => {
    const calls = Array.from(
      { length: 500 },
      () => client.call("run_command", { command: "true" }),
    );
    const codes = (await Promise.all(calls)).map((result) => result.code);
    const ran = codes.filter((code) => code === "OK").length;
    assertEquals(codes.filter((code) => code === "BUSY").length, 500 - ran);
    assert(ran >= 8, `${ran} of 500 ran`);
    await assertAlive(client);
  }));

Deno.test("arguments reach the program byte for byte", () =>
  withClient(async (client) => {
    const words = [
      "it's",
      '{"k":"v"}',
      "a b",
      "",
      "ünï😀",
      "--",
      "-n",
      "x\ny",
      "a\\b",
      "$HOME",
      "*",
      "|",
    ];
    const { stdout } = await client.call("run_command", { argv: ["printf", "[%s]", ...words] });
    assertEquals(stdout, words.map((word) => `[${word}]`).join(""));
  }));

Deno.test("a command does not read the protocol: its standard input is empty unless given", () =>
  withClient(async (client) => {
    const reading = client.call("run_command", { command: "cat" });
    const next = client.call("run_command", { command: "cat ok.txt" });
    assertEquals([(await reading).exit_code, (await reading).stdout], [0, ""]);
    assertEquals((await next).stdout, "fine\n");
    const given = await client.call("run_command", { command: "cat", stdin: "given\n" });
    assertEquals(given.stdout, "given\n");
  }));

Deno.test("a child sees exactly the environment that the policy makes", async () => {
  const site = makeSite({ more: 'set = { COLOUR = "red" }\nclient_may_set = ["TOPIC"]' });
  try {
    await using client = await RawClient.open(site, {
      FAKE_API_KEY: "abc123",
      MYTOOL_LOGIN: "abc123",
    });
    const { stdout } = await client.call("run_command", { command: "env", env: { TOPIC: "x" } });
    const names = stdout.trim().split("\n").map((line) => line.slice(0, line.indexOf("=")));
    assertEquals(names.sort(), [
      ...["COLOUR", "EDITOR", "GIT_EDITOR", "GIT_PAGER", "GIT_TERMINAL_PROMPT", "HOME", "LANG"],
      ...["PAGER", "PATH", "TERM", "TOPIC", "VISUAL"],
    ]);
    assert(!(stdout + Deno.readTextFileSync(site.log)).includes("abc123"));
    const denied = await client.call("run_command", { command: "env", env: { PATH: "." } });
    assertEquals([denied.code, denied.rule], ["POLICY_DENIED", "env.not-listed"]);
  } finally {
    site.remove();
  }
});

Deno.test("the whole reply stays far below 10 MiB when the output is all quotes and backslashes", async () => {
  const site = makeSite({ more: "[limits]\noutput_bytes = 524288" });
  try {
    Deno.writeTextFileSync(`${site.jail}/quotes`, '"\\'.repeat(600_000));
    await using client = await RawClient.open(site);
    const answer = await client.request("tools/call", {
      ...{ name: "run_command", arguments: { command: "cat quotes" } },
    });
    const size = JSON.stringify(answer).length;
    assert(size < 8 * 1024 * 1024, `${size} bytes`);
    await assertAlive(client);
  } finally {
    site.remove();
  }
});

Deno.test("an operator's pattern that would explode elsewhere cannot stop the server", async () => {
  const more =
    '[redaction]\nextra_patterns = [{ name = "boom", regex = "(a+)+$" }, { name = "id", regex = "INT-[0-9]{4}" }]';
  const site = makeSite({ more });
  try {
    Deno.writeTextFileSync(`${site.jail}/long`, "a".repeat(90_000) + "! INT-1234\n");
    await using client = await RawClient.open(site);
    const { code, stdout, redactions } = await client.call("run_command", { command: "cat long" });
    assertEquals([code, stdout.slice(-20), redactions], [
      "OK",
      "aaa! [REDACTED:id]\n".padStart(20, "a"),
      1,
    ]);
    await assertAlive(client);
  } finally {
    site.remove();
  }
});
