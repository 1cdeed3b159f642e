import type { Found } from "../finder.ts";
import { FOOTER, HEADER } from "./armour.ts";

/** Which ends of a text are not the real ends: what was there has been dropped. */
export interface Cut {
  /** Something is missing before the first character. */
  readonly start: boolean;
  /** Something is missing behind the last character. */
  readonly end: boolean;
}

/**
 * Finds the keys that a cut went through: everything up to a footer without its header, everything from a
 * header without its footer on, whatever it looks like.
 */
export function findCutKey(text: string, cut: Cut): readonly Found[] {
  if (!text.includes("PRIVATE KEY")) return [];
  const found: Found[] = [];
  if (cut.start) {
    const footer = new RegExp(FOOTER).exec(text);
    const header = new RegExp(HEADER).exec(text);
    if (footer !== null && (header === null || header.index > footer.index)) {
      found.push({ kind: "private-key", start: 0, end: footer.index + footer[0].length });
    }
  }
  if (cut.end) {
    const header = [...text.matchAll(new RegExp(HEADER, "g"))].at(-1);
    if (header !== undefined && !new RegExp(FOOTER).test(text.slice(header.index))) {
      found.push({ kind: "private-key", start: header.index, end: text.length });
    }
  }
  return found;
}
