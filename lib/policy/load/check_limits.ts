import type { Limits } from "../../contract.ts";
import type { Check } from "./check.ts";

/** Checks that the numbers go together. Each alone is in its range already. */
export function checkLimits({ draft, report }: Check): Limits {
  const limits = draft.limits;
  if (limits.timeout_seconds > limits.max_timeout_seconds) {
    report.problem(
      ["limits", "timeout_seconds"],
      `${limits.timeout_seconds} is above max_timeout_seconds, which is ${limits.max_timeout_seconds}`,
    );
  }
  if (limits.output_stop_bytes < limits.output_bytes) {
    report.problem(
      ["limits", "output_stop_bytes"],
      `${limits.output_stop_bytes} is below output_bytes, which is ${limits.output_bytes}`,
    );
  }
  return {
    timeoutSeconds: limits.timeout_seconds,
    maxTimeoutSeconds: limits.max_timeout_seconds,
    graceSeconds: limits.grace_seconds,
    outputBytes: limits.output_bytes,
    outputStopBytes: limits.output_stop_bytes,
    parallel: limits.parallel,
    commandBytes: limits.command_bytes,
    arguments: limits.arguments,
    stdinBytes: limits.stdin_bytes,
  };
}
