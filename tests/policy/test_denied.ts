import { assertEquals } from "@std/assert";
import type { DenyCode, Span } from "../../lib/contract.ts";
import { decide } from "../../lib/policy/mod.ts";
import { type CaseChanges, makeCase } from "./make_case.ts";

type Argv = readonly [string, ...string[]];

/** Runs a table of refusals: each names its rule, code and place, and has a twin that is allowed. */
export function testDenied(
  what: string,
  rows: readonly DeniedRow[],
  changes: CaseChanges = {},
): void {
  for (const { argv, rule, twin, at = 0, code = "POLICY_DENIED", ...more } of rows) {
    Deno.test({
      name: `decide() denies ${JSON.stringify(argv)} by ${rule} when ${what}`,
      permissions: "none",
      fn() {
        const verdict = decide(makeCase(argv, { ...changes, ...more.changes }));
        assertEquals<unknown>(
          verdict.kind === "deny" && [verdict.by.id, verdict.code, verdict.at],
          [rule, code, spanAt(at)],
        );
        if (more.reason !== undefined) assertEquals(verdict.reason, more.reason);
        if (more.hint !== undefined) assertEquals(verdict.hint, more.hint);
        const twins = decide(makeCase(twin, { ...changes, ...more.twinChanges }));
        assertEquals(twins.kind, "allow", twins.reason);
      },
    });
  }
}

export interface DeniedRow {
  readonly argv: Argv;
  readonly rule: string;
  readonly code?: DenyCode;
  /** Index of the element, or the indexes where it starts and ends; null where there is no place. */
  readonly at?: number | readonly [number, number] | null;
  readonly reason?: string;
  readonly hint?: string | null;
  readonly twin: Argv;
  readonly changes?: CaseChanges;
  readonly twinChanges?: CaseChanges;
}

function spanAt(at: number | readonly [number, number] | null): Span | null {
  if (at === null) return null;
  const [start, end] = typeof at === "number" ? [at, at + 1] : at;
  return { unit: "argv", start, end };
}
