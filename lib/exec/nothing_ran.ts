import type { End, Outcome } from "../contract.ts";

/** The outcome of a command that was never started. */
export function nothingRan(end: End): Outcome {
  const nothing = { head: new Uint8Array(), tail: new Uint8Array(), total: 0 };
  return { end, stdout: nothing, stderr: nothing, durationMs: 0, leftBehind: false };
}
