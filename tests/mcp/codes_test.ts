/**
 * Every code, over stdio, with every generation of the SDK's client; but INTERNAL_ERROR, which no client can
 * bring about: see audit_test.ts.
 */
import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import type { CommandResult } from "../../lib/contract.ts";
import { eventually } from "../support/processes.ts";
import { GENERATIONS, type TestClient } from "../support/sdk_clients.ts";
import { makeSite, type Site, type SiteOptions } from "../support/site.ts";

interface Case {
  readonly name: string;
  readonly code: CommandResult["code"];
  readonly rule: string;
  readonly input: Record<string, unknown>;
  readonly site?: SiteOptions;
  /** More to see of the result. */
  see?(result: CommandResult, site: Site): void;
}

const cases: readonly Case[] = [
  {
    ...{ name: "an allowed command", code: "OK", rule: "allowlist.commands" },
    input: { command: "cat ok.txt" },
    see: (result) => {
      assertEquals([result.stdout, result.stderr, result.exit_code], ["fine\n", "", 0]);
      assertEquals([result.ok, result.decision, result.category], [true, "allow", "read"]);
      assertEquals(result.stages, [{ program: "/usr/bin/cat", exit_code: 0 }]);
    },
  },
  {
    ...{ name: "a non-zero exit is no error of the call", code: "OK", rule: "allowlist.commands" },
    input: { argv: ["grep", "nothing", "ok.txt"] },
    see: (result) => assertEquals([result.ok, result.exit_code], [true, 1]),
  },
  {
    ...{
      name: "a command that is not listed",
      code: "POLICY_DENIED",
      rule: "allowlist.not-listed",
    },
    input: { command: "curl x" },
    see: (result) => assertEquals(result.at, { unit: "char", start: 0, end: 4 }),
  },
  {
    ...{ name: "a path out of the jail", code: "POLICY_DENIED", rule: "path.outside" },
    input: { argv: ["cat", "link.txt"] },
    see: (result) => assertEquals(result.at, { unit: "argv", start: 1, end: 2 }),
  },
  {
    ...{ name: "an open quote", code: "PARSE_ERROR", rule: "syntax.open-quote" },
    input: { command: 'cat "ok.txt' },
  },
  {
    ...{ name: "input of the wrong shape", code: "PARSE_ERROR", rule: "input.shape" },
    input: { argv: "ls" },
    see: (result) => assertStringIncludes(result.policy_reason, "argv"),
  },
  {
    ...{ name: "a cwd out of the jail", code: "CWD_ESCAPE", rule: "cwd.outside" },
    input: { command: "ls", cwd: "../jail-evil" },
  },
  {
    ...{ name: "what a person must approve", code: "APPROVAL_DENIED", rule: "approval.nobody" },
    input: { command: "ls" },
    site: { more: '[approval]\nrequire = ["read"]' },
    see: (result) => assertEquals(result.decision, "ask"),
  },
  {
    ...{ name: "a command that takes too long", code: "TIMEOUT", rule: "allowlist.commands" },
    input: { command: "say-and-sleep", timeout_seconds: 1 },
    see: (result) => assertEquals([result.stdout, result.exit_code], ["started\n", null]),
  },
  {
    ...{ name: "more output than the cap", code: "OUTPUT_TRUNCATED", rule: "allowlist.commands" },
    input: { argv: ["head", "-c", "300000", "/dev/zero"] },
    site: { more: "[limits]\noutput_bytes = 4096" },
    see: (result) => assertEquals([result.ok, result.stdout_bytes], [true, 300000]),
  },
  {
    ...{ name: "output without an end", code: "OUTPUT_TRUNCATED", rule: "allowlist.commands" },
    input: { command: "yes" },
    site: { more: "[limits]\noutput_stop_bytes = 2000000" },
    see: (result) => assertStringIncludes(result.policy_reason, "2000000 bytes"),
  },
  {
    ...{ name: "a program that is not there", code: "EXEC_ERROR", rule: "program.not-found" },
    input: { command: "no-such-program" },
    site: { commands: ["no-such-program"] },
    see: (result) => assertStringIncludes(result.policy_reason, "/usr/bin"),
  },
  {
    ...{ name: "a program that cannot be started", code: "EXEC_ERROR", rule: "allowlist.commands" },
    input: { command: "no-interpreter" },
    site: { commands: ["no-interpreter"] },
    see: (result) => assertStringIncludes(result.policy_reason, "could not be started"),
  },
  {
    ...{
      name: "a sandbox that is not here",
      code: "SANDBOX_UNAVAILABLE",
      rule: "sandbox.required",
    },
    input: { command: "ls" },
    site: { more: '[sandbox]\nmode = "required"' },
  },
  {
    ...{ name: "a log that cannot be written", code: "AUDIT_UNAVAILABLE", rule: "audit.attempt" },
    input: { command: "cat ok.txt" },
    site: { top: 'audit_log = "/dev/full"' },
    see: (result) => assertEquals(result.stdout, ""),
  },
];

for (const [generation, open] of Object.entries(GENERATIONS)) {
  Deno.test(`run_command gives every code to the ${generation}`, async (t) => {
    for (const one of cases) await t.step(`${one.code} for ${one.name}`, () => inSite(one, open));
  });
}

for (const [generation, open] of Object.entries(GENERATIONS)) {
  Deno.test(`run_command gives BUSY and CANCELLED to the ${generation}`, async () => {
    const site = makeSite({ more: "[limits]\nparallel = 1" });
    try {
      await using client = await open(site);
      const cancel = new AbortController();
      const slow = client.call("run_command", { command: "sleep 60" }, cancel.signal);
      assert(await eventually(() => site.records().some((one) => one["event"] === "attempt")));
      const busy = await client.call("run_command", { command: "true" });
      assertEquals([busy.code, busy.isError], ["BUSY", true]);
      cancel.abort();
      await assertRejects(() => slow);
      // The client has stopped listening, so what became of it is in the audit.
      assert(await eventually(() => site.records().some((one) => one["code"] === "CANCELLED")));
      assertEquals((await client.call("run_command", { command: "true" })).code, "OK");
    } finally {
      site.remove();
    }
  });
}

async function inSite(one: Case, open: (site: Site) => Promise<TestClient>): Promise<void> {
  const site = makeSite(one.site);
  try {
    await using client = await open(site);
    const result = await client.call("run_command", one.input);
    assertEquals([result.code, result.rule], [one.code, one.rule], JSON.stringify(result));
    assertEquals(result.isError, !result.ok);
    one.see?.(result, site);
  } finally {
    site.remove();
  }
}
