import type { Code, Decision, End, Outcome, Policy } from "../contract.ts";
import { type Redactor, renderStream } from "../redact/mod.ts";
import { blank } from "./blank.ts";
import type { Done } from "./done.ts";
import { hintFor } from "./hint_for.ts";
import { said } from "./said.ts";

/** A command that ran, or that the system would not start: its output redacted, then capped. */
export function conclude(
  verdict: Extract<Decision, { kind: "allow" }>,
  outcome: Outcome,
  { redactor, policy }: { readonly redactor: Redactor; readonly policy: Policy },
): Done {
  const options = { redactor, cap: policy.limits.outputBytes };
  const stdout = renderStream(outcome.stdout, options);
  const stderr = renderStream(outcome.stderr, options);
  const { end } = outcome;
  const code = codeOf(end, stdout.truncated || stderr.truncated);
  const words = said(verdict);
  const reason = reasonOf(end, words.reason, verdict);
  const stages = verdict.plan.stages.map((stage) => ({
    program: stage.program.path,
    exit_code: end.kind === "exit" ? end.code : null,
  }));
  return {
    plan: verdict.plan,
    kinds: [...new Set([...stdout.kinds, ...stderr.kinds])],
    result: {
      ...blank(code, { ...words, reason }, verdict.plan.sandbox),
      stdout: stdout.text,
      stderr: stderr.text,
      exit_code: end.kind === "exit" ? end.code : null,
      signal: end.kind === "signal" ? end.signal : null,
      duration_ms: outcome.durationMs,
      hint: hintFor(verdict, outcome, code) ?? words.hint,
      stages: end.kind === "spawn-failed" ? [] : stages,
      stdout_bytes: outcome.stdout.total,
      stderr_bytes: outcome.stderr.total,
      redactions: stdout.count + stderr.count,
    },
  };
}

function codeOf(end: End, truncated: boolean): Code {
  switch (end.kind) {
    case "exit":
    case "signal":
      return truncated ? "OUTPUT_TRUNCATED" : "OK";
    case "output-limit":
      return "OUTPUT_TRUNCATED";
    case "timeout":
      return "TIMEOUT";
    case "cancelled":
      return "CANCELLED";
    case "spawn-failed":
      return "EXEC_ERROR";
    default:
      return end satisfies never;
  }
}

function reasonOf(
  end: End,
  allowed: string,
  { plan }: Extract<Decision, { kind: "allow" }>,
): string {
  switch (end.kind) {
    case "exit":
      return allowed;
    case "signal":
      return `${allowed}; it was ended by ${end.signal}`;
    case "output-limit":
      return `${allowed}; it was ended after printing ${end.bytes} bytes`;
    case "timeout":
      return `${allowed}; it was ended after ${end.ms / 1000} s, its timeout`;
    case "cancelled":
      return `${allowed}; it was ended because the call was cancelled`;
    case "spawn-failed":
      return `${allowed}, but "${plan.stages[0].program.path}" could not be started: ${end.reason}`;
    default:
      return end satisfies never;
  }
}
