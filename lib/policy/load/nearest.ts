/**
 * Gives the word that was most likely meant, or null if none is near: one slip in a word of up to four
 * letters (a swap of neighbours is one), two up to seven, three above. A word that begins like a known one
 * (`alow` for `allowlist`) counts too, where nothing is nearer.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const asked = word.toLowerCase();
  const limit = asked.length <= 4 ? 1 : asked.length <= 7 ? 2 : 3;
  return closest(asked, known, { limit, measure: distance }) ??
    (asked.length >= 3 ? closest(asked, known, { limit: 1, measure: beginning }) : null);
}

interface Search {
  readonly limit: number;
  readonly measure: (asked: string, candidate: string) => number;
}

function closest(asked: string, known: readonly string[], search: Search): string | null {
  let best: string | null = null;
  let least = search.limit + 1;
  for (const candidate of known) {
    const steps = search.measure(asked, candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

function beginning(asked: string, candidate: string): number {
  const lengths = [asked.length - 1, asked.length, asked.length + 1];
  return Math.min(...lengths.map((length) => distance(asked, candidate.slice(0, length))));
}

/** Letters to insert, drop, change or swap with a neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, at(before, j - 2) + 1);
      }
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return at(above, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
