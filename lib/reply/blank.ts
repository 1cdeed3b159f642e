import type { Code, CommandResult, SandboxKind } from "../contract.ts";

/** What of a result depends on the verdict alone. */
export type Said = Pick<CommandResult, "decision" | "category" | "rule" | "at" | "hint"> & {
  readonly reason: string;
};

/** A result in which nothing ran. `ok` follows from the code, here and nowhere else. */
export function blank(code: Code, said: Said, sandbox: SandboxKind): CommandResult {
  return {
    ok: code === "OK" || code === "OUTPUT_TRUNCATED",
    code,
    stdout: "",
    stderr: "",
    exit_code: null,
    duration_ms: 0,
    policy_reason: said.reason,
    decision: said.decision,
    category: said.category,
    rule: said.rule,
    at: said.at,
    hint: said.hint,
    signal: null,
    stages: [],
    stdout_bytes: 0,
    stderr_bytes: 0,
    redactions: 0,
    sandbox,
  };
}
