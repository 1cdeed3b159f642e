import { assert, assertEquals } from "@std/assert";
import { closingRecord, makeRecord } from "../../lib/audit/mod.ts";
import type { CommandResult, Plan } from "../../lib/contract.ts";
import { call, planOf, redactor, resultOf, SECRET } from "./calls.ts";

const OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const OF_NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const RAN = { duration_ms: 5, stdout_bytes: 3, stderr_bytes: 0, redactions: [] };
const DIGESTS = { stdout_sha256: OF_ABC, stderr_sha256: OF_NOTHING };
const VERDICT = { decision: "allow", category: "read", rule: "allowlist.command" };
const PLAN = { argv: ["cat", "ok.txt"], cwd: "/jail", program: "/usr/bin/cat" };

interface Case {
  readonly result: Partial<CommandResult>;
  readonly plan: Plan | null;
  readonly fields: object;
}

const nothingRan = { stages: [], stdout: "", exit_code: null, duration_ms: 0, stdout_bytes: 0 };
const plan = planOf("ok.txt");
const cases: Readonly<Record<string, Case>> = {
  "a success": { result: {}, plan, fields: { ...RAN, ...DIGESTS, ...PLAN, exit_code: 0 } },
  "an exit code": {
    result: { exit_code: 7 },
    plan,
    fields: { ...RAN, ...DIGESTS, ...PLAN, exit_code: 7 },
  },
  "a signal": {
    result: { exit_code: null, signal: "SIGSEGV" },
    plan,
    fields: { ...RAN, ...DIGESTS, ...PLAN, signal: "SIGSEGV" },
  },
  "a timeout": {
    result: { code: "TIMEOUT", exit_code: null },
    plan,
    fields: { ...RAN, ...DIGESTS, ...PLAN, code: "TIMEOUT" },
  },
  "a refusal before there was a plan": {
    result: { ...nothingRan, code: "POLICY_DENIED", decision: "deny", rule: "allowlist" },
    plan: null,
    fields: { code: "POLICY_DENIED", decision: "deny", rule: "allowlist" },
  },
  "a start that failed": {
    result: { ...nothingRan, code: "EXEC_ERROR" },
    plan,
    fields: { ...PLAN, code: "EXEC_ERROR" },
  },
};

for (const [what, { result, plan, fields }] of Object.entries(cases)) {
  for (const event of ["outcome", "verdict"] as const) {
    Deno.test({
      name: `closingRecord() tells of ${what} in an ${event}, without the output`,
      permissions: "none",
      async fn() {
        const closed = { result: resultOf(result), kinds: [], plan };
        const record = await closingRecord(event, call, closed, redactor);
        const reason = "'cat' is listed";
        assertEquals<object>(
          { ...record, time: "" },
          {
            ...makeRecord({ ...call, event }),
            ...VERDICT,
            ...{ time: "", code: "OK", sandbox: "none", reason },
            ...fields,
          },
        );
      },
    });
  }
}

Deno.test({
  name: "closingRecord() names the kinds of what was redacted, and holds neither output nor secret",
  permissions: "none",
  async fn() {
    const result = resultOf({ stdout: "the output itself", stderr: "and its errors" });
    const closed = { result, kinds: ["github-token"], plan: planOf(SECRET) };
    const record = await closingRecord("outcome", call, closed, redactor);
    assertEquals(record.redactions, ["github-token"]);
    const text = JSON.stringify(record);
    for (const hidden of ["the output itself", "and its errors", SECRET]) {
      assert(!text.includes(hidden), text);
    }
  },
});

Deno.test({
  name: "closingRecord() is brief about a reason that is not",
  permissions: "none",
  async fn() {
    const result = resultOf({ policy_reason: "x".repeat(1_000_000) });
    const { reason } = await closingRecord(
      "outcome",
      call,
      { result, kinds: [], plan: null },
      redactor,
    );
    assertEquals(reason, `${"x".repeat(70_000)}… (1000000 characters)`);
  },
});
