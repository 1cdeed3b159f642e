import { type Finder, NOTHING } from "../finder.ts";

/**
 * One row of a table: how the secrets of one kind look.
 *
 * `pattern` is sticky and is tried where a keyword stands. The secret is the named group `secret`, which must
 * end where the match ends (what has to follow goes into a lookahead), or the whole match; a group `lead`
 * inside a lookbehind at the front, if there is one, belongs to the secret too. A failing attempt may look at
 * a bounded number of characters only, so unbounded quantifiers stand at the end of a pattern.
 */
export interface Detector {
  readonly kind: string;
  /** Found without regard to case, unless the pattern minds it. */
  readonly keywords: readonly string[];
  readonly pattern: RegExp;
  readonly check?: (secret: string, match: RegExpExecArray) => boolean;
  readonly examples: {
    readonly match: readonly (readonly [text: string, secret: string])[];
    readonly plain: readonly string[];
  };
  /** The public documentation of the format. */
  readonly source: string;
}

/** A row, ready to run. */
export function finderOf(detector: Detector): Finder {
  const { kind, keywords, pattern, check } = detector;
  return {
    keywords,
    exact: !pattern.ignoreCase,
    find(text, at): ReturnType<Finder["find"]> {
      pattern.lastIndex = at.start;
      const match = pattern.exec(text);
      if (match === null) return NOTHING;
      const end = match.index + match[0].length;
      const secret = (match.groups?.lead ?? "") + (match.groups?.secret ?? match[0]);
      if (check !== undefined && !check(secret, match)) return [{ kind: null, end }];
      return [{ kind, start: end - secret.length, end }];
    },
  };
}
