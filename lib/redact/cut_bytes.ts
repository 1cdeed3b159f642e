import { marksIn } from "./marks.ts";
import { utf8Length } from "./utf8_length.ts";

/**
 * The longest beginning of `text` that is at most `limit` bytes of UTF-8 and ends neither within a character
 * nor within a mark.
 */
export function firstBytes(text: string, limit: number): string {
  let end = 0;
  for (let bytes = 0; end < text.length;) {
    const next = end + (isPairAt(text, end) ? 2 : 1);
    bytes += utf8Length(text, end, next);
    if (bytes > limit) break;
    end = next;
  }
  const mark = marksIn(text).find(([from, to]) => from < end && end < to);
  return text.slice(0, mark?.[0] ?? end);
}

/** The longest end of `text`, likewise. */
export function lastBytes(text: string, limit: number): string {
  let start = text.length;
  for (let bytes = 0; start > 0;) {
    const next = start - (isPairAt(text, start - 2) ? 2 : 1);
    bytes += utf8Length(text, next, start);
    if (bytes > limit) break;
    start = next;
  }
  const mark = marksIn(text).find(([from, to]) => from < start && start < to);
  return text.slice(mark?.[1] ?? start);
}

function isPairAt(text: string, i: number): boolean {
  return i >= 0 && (text.codePointAt(i) ?? 0) > 0xffff;
}
