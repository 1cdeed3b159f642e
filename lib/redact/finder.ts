/** One secret in a text: UTF-16 offsets, half open, and what goes into the mark. */
export interface Found {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Looks at one place of a text. It is called where one of its keywords stands and nowhere else, and not
 * inside what it found before: so a finder that looks a bounded way around the keyword, or as far as what
 * it reports, is linear in the text.
 */
export interface Finder {
  /** Plain ASCII, found without regard to case. */
  readonly keywords: readonly string[];
  /** Whether a keyword counts only in the case it is written in. */
  readonly exact: boolean;
  /** The keyword stands at `at.start`..`at.end`. */
  find(text: string, at: KeywordHit): readonly Found[];
}

/** Where a keyword stands. */
export interface KeywordHit {
  readonly start: number;
  readonly end: number;
}

/** The usual answer, shared. */
export const NOTHING: readonly Found[] = Object.freeze([]);
