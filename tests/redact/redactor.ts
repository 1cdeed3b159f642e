import type { LinearPattern, Policy } from "../../lib/contract.ts";
import { makeRedactor, type Redactor } from "../../lib/redact/mod.ts";

/** A redactor with every detector on, changed as asked for. */
export function redactorWith(policy: Partial<Policy["redaction"]> = {}): Redactor {
  return makeRedactor({ enabled: true, entropyFallback: false, extraPatterns: [], ...policy });
}

/** As the policy would compile it; the tests' patterns are simple enough for any engine. */
export function patternOf(source: string): LinearPattern {
  return {
    source,
    fullMatch: (text) => new RegExp(`^(?:${source})$`).test(text),
    matches: (text) =>
      Array.from(
        text.matchAll(new RegExp(source, "g")),
        (match) => [match.index, match.index + match[0].length] as const,
      ),
  };
}

/** A text from its parts, so that no secret stands in the source as a whole. */
export function join(...parts: readonly string[]): string {
  return parts.join("");
}
