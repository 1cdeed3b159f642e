import { assertEquals } from "@std/assert";
import type { Auditor, AuditRecord } from "../../lib/audit/mod.ts";
import { recorded } from "../../lib/reply/mod.ts";
import { makePolicy } from "../support/make_policy.ts";

Deno.test("recorded() leaves a bare record, and says nothing, where the books of a call cannot be kept", async () => {
  const records: AuditRecord[] = [];
  const told: string[] = [];
  const auditor = {
    outcome: (record: AuditRecord) => Promise.resolve(records.push(record) > 0),
  } as Auditor;
  const deps = {
    auditor,
    policy: makePolicy(),
    sandbox: "none",
    log: (line: string) => void told.push(line),
  } as const;
  const result = await recorded(
    "outcome",
    deps,
    () => Promise.reject(new Error("boom at /private/place")),
  );
  assertEquals([result.code, result.ok, JSON.stringify(result).includes("boom")], [
    "INTERNAL_ERROR",
    false,
    false,
  ]);
  assertEquals(records.map(({ event, code }) => [event, code]), [["outcome", "INTERNAL_ERROR"]]);
  assertEquals(told.length, 1);
});
