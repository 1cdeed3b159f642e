import type { Found } from "./finder.ts";

/** What stands where a secret was. */
export function markOf(kind: string): string {
  return `[REDACTED:${kind}]`;
}

/** The stretches of a text that are marks already. */
export function marksIn(text: string): readonly (readonly [start: number, end: number])[] {
  if (!text.includes("[REDACTED:")) return [];
  return Array.from(
    text.matchAll(/\[REDACTED:[^\[\]\n]{1,128}\]/g),
    (match) => [match.index, match.index + match[0].length] as const,
  );
}

/** `found` so that it cuts no mark in two. Null where it lies within one: there is nothing left to hide. */
export function clearOfMarks(
  found: Found,
  marks: readonly (readonly [start: number, end: number])[],
): Found | null {
  let { start, end } = found;
  for (const [from, to] of marks) {
    if (from >= end) break;
    if (to <= start) continue;
    if (from <= start && end <= to) return null;
    start = Math.min(start, from);
    end = Math.max(end, to);
  }
  return start === found.start && end === found.end ? found : { kind: found.kind, start, end };
}
