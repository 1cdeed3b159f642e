import type { CallFields } from "../../lib/audit/mod.ts";
import type { CommandResult, ConfinedPath, Decision, Plan, Policy } from "../../lib/contract.ts";
import { makeRedactor } from "../../lib/redact/mod.ts";

/** The redactor of a policy that says nothing. */
export const redactor = makeRedactor({ enabled: true, entropyFallback: false, extraPatterns: [] });

/** As much of a policy as a record names. */
export const policy = { hash: "policy-hash" } as Policy;

/** A secret with a form that every redactor knows, and what stands for it. */
export const SECRET = `ghp_${"a1B2c3D4e5F6g7H8i9J0".repeat(2).slice(0, 36)}`;
export const HIDDEN = /\[REDACTED:[a-z-]+\]/;

/** The plan for `cat` of a file. */
export function planOf(...argv: readonly string[]): Plan {
  return {
    stages: [{
      program: { name: "cat", path: "/usr/bin/cat", file: "/usr/bin/cat" },
      ...{ argv: ["cat", ...argv], startsOthers: false },
    }],
    ...{ cwd: "/jail" as ConfinedPath, env: { LANG: "C" }, stdin: "x", timeoutMs: 1000 },
    ...{ clamped: false, sandbox: "none" },
  };
}

/** The verdict that allows a plan. */
export function allow(
  plan: Plan,
  reason = "'cat' is listed",
): Extract<Decision, { kind: "allow" }> {
  const by = { id: "allowlist.command", line: 3 };
  return { kind: "allow", plan, by, at: null, reason, hint: null, category: "read" };
}

/** What the records of one call share. */
export const call: CallFields = {
  ...{ id: "id-1", client: "c 1", command: "cat ok.txt", argv: null, cwd: null },
  ...{ stdin: null, env: null, policy: "policy-hash" },
};

/** A result, as of `cat ok.txt` if nothing else is said. */
export function resultOf(more: Partial<CommandResult> = {}): CommandResult {
  return {
    ...{ ok: true, code: "OK", stdout: "abc", stderr: "", exit_code: 0, duration_ms: 5 },
    ...{ policy_reason: "'cat' is listed", decision: "allow", category: "read" },
    ...{ rule: "allowlist.command", at: null, hint: null, signal: null },
    ...{ stages: [{ program: "/usr/bin/cat", exit_code: 0 }], stdout_bytes: 3, stderr_bytes: 0 },
    ...{ redactions: 0, sandbox: "none" },
    ...more,
  };
}
