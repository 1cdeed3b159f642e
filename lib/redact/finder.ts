/** One secret in a text: UTF-16 offsets, half open, and what goes into the mark. */
export interface Found {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch in which a finder need not look again: what stands there was judged, and is no secret. */
export interface PassedOver {
  readonly kind: null;
  readonly end: number;
}

/**
 * Looks at one place of a text. It is called where one of its keywords stands and nowhere else, and not
 * inside what it reported before: so a finder that looks a bounded way around the keyword, or as far as what it
 * reports, is linear in the text.
 */
export interface Finder {
  /** Plain ASCII, found without regard to case. */
  readonly keywords: readonly string[];
  /** Whether a keyword counts only in the case it is written in. */
  readonly exact: boolean;
  /** The keyword stands at `at.start`..`at.end`. */
  find(text: string, at: KeywordHit): readonly (Found | PassedOver)[];
}

/** Where a keyword stands. */
export interface KeywordHit {
  readonly start: number;
  readonly end: number;
}

/** The usual answer, shared. */
export const NOTHING: readonly never[] = Object.freeze([]);
