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

/**
 * `found`, in order, so that none cuts a mark in two; without those that lie within one: there is nothing left to hide.
 */
export function clearOfMarks<One extends Found>(
  found: readonly One[],
  marks: readonly (readonly [start: number, end: number])[],
): readonly One[] {
  if (marks.length === 0) return found;
  const result: One[] = [];
  let first = 0;
  for (const one of found) {
    while (first < marks.length && marks[first]![1] <= one.start) first++;
    let { start, end } = one;
    for (let i = first; i < marks.length && marks[i]![0] < end; i++) {
      start = Math.min(start, marks[i]![0]);
      end = Math.max(end, marks[i]![1]);
    }
    const isWithin = first < marks.length && start === marks[first]![0] && end === marks[first]![1];
    if (!isWithin) result.push({ ...one, start, end });
  }
  return result;
}
