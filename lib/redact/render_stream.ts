import type { Kept } from "../contract.ts";
import { firstBytes, lastBytes } from "./cut_bytes.ts";
import { decodeUtf8 } from "./decode_utf8.ts";
import { withoutBrokenEnd, withoutBrokenStart } from "./broken_edges.ts";
import type { Redacted, Redactor } from "./make_redactor.ts";
import { stripControls } from "./strip_controls.ts";
import { utf8Length } from "./utf8_length.ts";
import { wholeAtEnd, wholeAtStart } from "./whole_characters.ts";

/**
 * How much more than half the cap must be kept at each end, in bytes, so that a secret that the cut goes through is
 * there as a whole when it is looked for.
 */
export const KEEP_MARGIN_BYTES = 16_384;

/** One stream as the caller gets it. */
export interface Rendered extends Redacted {
  /** Whether output was left out. */
  readonly truncated: boolean;
  /** Whether bytes that were no UTF-8 became U+FFFD. */
  readonly replaced: boolean;
}

/**
 * Makes text of what a process printed: decoded, without escape sequences, without secrets, and of at most
 * `cap` bytes of UTF-8 (the marks of redaction count, the line that tells how much is missing does not).
 *
 * What is too long loses its middle. Secrets go before the cut, and with them whatever at a cut could be the
 * rest of one. The number in the line is exact where nothing was redacted or stripped. `count` is of all that was kept,
 * including what the cap then left out.
 */
export function renderStream(
  kept: Kept,
  options: { readonly cap: number; readonly redactor: Redactor },
): Rendered {
  const half = Math.floor(options.cap / 2);
  const gap = kept.total - kept.head.length - kept.tail.length;
  return gap > 0
    ? renderEnds(kept, { gap, half, redactor: options.redactor })
    : renderWhole(kept, { ...options, half });
}

interface Limits {
  readonly half: number;
  readonly redactor: Redactor;
}

function renderWhole(kept: Kept, limits: Limits & { readonly cap: number }): Rendered {
  const tail = kept.tail.subarray(kept.head.length + kept.tail.length - kept.total);
  const bytes = new Uint8Array(kept.head.length + tail.length);
  bytes.set(kept.head);
  bytes.set(tail, kept.head.length);
  const decoded = decodeUtf8(bytes);
  const redacted = limits.redactor.redact(stripControls(decoded.text));
  const isOver = utf8Length(redacted.text) > limits.cap;
  if (!isOver) return { ...redacted, truncated: false, replaced: decoded.replaced };

  const first = firstBytes(redacted.text, limits.half);
  const rest = redacted.text.slice(first.length);
  const last = lastBytes(rest, limits.half);
  const missing = sourceBytes(rest.slice(0, rest.length - last.length), decoded.replaced);
  const text = first + markerOf(missing) + last;
  return { ...redacted, text, truncated: true, replaced: decoded.replaced };
}

function renderEnds(kept: Kept, limits: Limits & { readonly gap: number }): Rendered {
  const head = endOf(kept.head, "head", limits);
  const tail = endOf(kept.tail, "tail", limits);
  return {
    text: head.text + markerOf(limits.gap + head.missing + tail.missing) + tail.text,
    count: head.count + tail.count,
    kinds: [...new Set([...head.kinds, ...tail.kinds])],
    truncated: true,
    replaced: head.replaced || tail.replaced,
  };
}

interface End extends Redacted {
  readonly replaced: boolean;
  /** Bytes that were kept but are not shown. */
  readonly missing: number;
}

function endOf(bytes: Uint8Array, which: "head" | "tail", { half, redactor }: Limits): End {
  const isHead = which === "head";
  const whole = isHead ? wholeAtEnd(bytes) : wholeAtStart(bytes);
  const decoded = decodeUtf8(whole);
  const stripped = stripControls(decoded.text);
  const sound = isHead ? withoutBrokenEnd(stripped, half) : withoutBrokenStart(stripped, half);
  const redacted = redactor.redact(sound, { start: !isHead, end: isHead });
  const text = isHead ? firstBytes(redacted.text, half) : lastBytes(redacted.text, half);
  const size = (part: string) => sourceBytes(part, decoded.replaced);
  const missing = bytes.length - whole.length + size(stripped) - size(sound) + size(redacted.text) -
    size(text);
  return { ...redacted, text, missing, replaced: decoded.replaced };
}

/** How many bytes a text was, as near as can be told: a U+FFFD that we put there stands for one. */
function sourceBytes(text: string, replaced: boolean): number {
  return utf8Length(text) - (replaced ? 2 * (text.split("\ufffd").length - 1) : 0);
}

function markerOf(bytes: number): string {
  return `\n[… ${bytes} bytes missing …]\n`;
}
