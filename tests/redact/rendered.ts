import type { Kept } from "../../lib/contract.ts";
import { KEEP_MARGIN_BYTES, type Rendered, renderStream } from "../../lib/redact/mod.ts";
import { redactorWith } from "./redactor.ts";

/** Keeps of `output` what the executor keeps: half the cap and the margin at each end. */
export function keep(output: string | Uint8Array, cap: number, margin = KEEP_MARGIN_BYTES): Kept {
  const bytes = typeof output === "string" ? new TextEncoder().encode(output) : output;
  const side = Math.floor(cap / 2) + margin;
  const head = bytes.subarray(0, side);
  const tail = bytes.subarray(Math.max(side, bytes.length - side));
  return { head, tail, total: bytes.length };
}

/** What a caller would get of `output`. */
export function render(output: string | Uint8Array, cap: number, margin?: number): Rendered {
  return renderStream(keep(output, cap, margin), { cap, redactor: redactorWith() });
}
