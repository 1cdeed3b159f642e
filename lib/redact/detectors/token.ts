import { shapeOf } from "../shape_of.ts";
import type { Detector } from "./detector.ts";

/**
 * Where a token may begin: not in the middle of a word, except after what an escaped text leaves of a
 * character (`\n`, `%3D`, `\u0022`).
 */
export const START = String
  .raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtbfv])|(?<=%[0-9A-Fa-f]{2})|(?<=\\u00[0-9A-Fa-f]{2}))`;

/** Where a token of fixed length ends. */
export const END = String.raw`(?![A-Za-z0-9])`;

/** The kind, the prefixes, a regular expression for what follows them, such a text made up, the documentation. */
export type TokenRow = readonly [
  kind: string,
  prefixes: readonly string[],
  body: string,
  sample: string,
  source: string,
];

/** A detector for tokens that tell by their first characters what they are. */
export function token([kind, prefixes, body, sample, source]: TokenRow): Detector {
  const starts = prefixes.map((prefix) => prefix.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const shortest = Math.min(...prefixes.map((prefix) => prefix.length));
  return {
    kind,
    keywords: prefixes,
    pattern: new RegExp(`${START}(?:${starts})${body}`, "y"),
    // A run of one letter is a placeholder.
    check: (secret) => shapeOf(secret.slice(shortest, shortest + 64)).distinct > 3,
    examples: {
      match: prefixes.map((prefix) => [`use ${prefix}${sample} here`, prefix + sample]),
      plain: prefixes.flatMap((prefix) => [prefix, `${prefix}…`, `${prefix}xxxx`]),
    },
    source,
  };
}
