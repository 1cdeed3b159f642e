import type { Policy } from "../contract.ts";
import { findAssignment } from "./assignment/mod.ts";
import { detectors, finderOf } from "./detectors/mod.ts";
import { findHighEntropy } from "./find_high_entropy.ts";
import { findKubernetesSecret } from "./find_kubernetes_secret.ts";
import type { Finder, Found } from "./finder.ts";
import { keywordIndex } from "./keyword_index.ts";
import { clearOfMarks, markOf, marksIn } from "./marks.ts";
import { type Cut, findCutKey, findPrivateKey } from "./private_key/mod.ts";
import { redactArgv } from "./redact_argv.ts";

/** A text without its secrets. */
export interface Redacted {
  /** What is left, with a mark where each secret was. */
  readonly text: string;
  /** How many stretches were taken out of this text; marks that were in it before do not count. */
  readonly count: number;
  /** What they were, each once, in the order they were met. */
  readonly kinds: readonly string[];
}

/** Takes secrets out of text. Pure: the same text gives the same result. */
export interface Redactor {
  /**
   * Puts `[REDACTED:<kind>]` in the place of every secret and leaves everything else as it is. A text that
   * was redacted before comes back unchanged. `cut` tells that the text is not whole: then a private key that
   * the cut went through is taken out as far as the cut.
   */
  redact(text: string, cut?: Cut): Redacted;
  /** The same for each argument of a command, and for secrets that only the argument before gives away. */
  redactArgv(argv: readonly string[]): readonly string[];
}

/** Makes the redactor that a policy asks for. With `enabled: false` everything comes back as it is. */
export function makeRedactor(policy: Policy["redaction"]): Redactor {
  if (!policy.enabled) {
    return { redact: (text) => ({ text, count: 0, kinds: [] }), redactArgv: (argv) => argv };
  }
  const redact = (text: string, cut?: Cut) => redactText(text, policy, cut);
  return { redact, redactArgv: (argv) => redactArgv(argv, (text) => redact(text).text) };
}

/** In the order in which they may name a secret that several of them find. */
const FINDERS: readonly Finder[] = [
  findPrivateKey,
  ...detectors.map(finderOf),
  findKubernetesSecret,
  findAssignment,
];
const KEYWORDS = FINDERS.flatMap((finder, index) =>
  finder.keywords.map((text) => ({
    text,
    finder: index,
    exact: finder.exact && /[A-Za-z]/.test(text),
  }))
);
const INDEX = keywordIndex(KEYWORDS.map((keyword) => keyword.text.toLowerCase()));

/** A secret may show itself only when the one before it is gone. */
const MOST_PASSES = 4;

function redactText(text: string, policy: Policy["redaction"], cut?: Cut): Redacted {
  const kinds = new Set<string>();
  let count = 0;
  let result = text;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const found = findAll(result, policy, pass === 0 ? cut : undefined);
    if (found.length === 0) break;
    count += found.length;
    for (const { kind } of found) kinds.add(kind);
    result = replaced(result, found);
  }
  return { text: result, count, kinds: [...kinds] };
}

interface Ranked extends Found {
  readonly rank: number;
}

function findAll(text: string, policy: Policy["redaction"], cut?: Cut): readonly Found[] {
  const found: Ranked[] = [];
  const add = (rank: number, one: Found) => {
    if (one.start < one.end) found.push({ ...one, rank });
  };
  findByKeyword(text, add);
  if (cut !== undefined) findCutKey(text, cut).forEach((one) => add(0, one));
  policy.extraPatterns.forEach(({ name, pattern }, index) => {
    for (const [start, end] of pattern.matches(text)) {
      add(FINDERS.length + index, { kind: name, start, end });
    }
  });
  if (policy.entropyFallback) findHighEntropy(text).forEach((one) => add(Infinity, one));
  found.sort((a, b) => a.start - b.start);
  return merged(clearOfMarks(found, marksIn(text)));
}

function findByKeyword(text: string, add: (rank: number, found: Found) => void): void {
  const done = new Int32Array(FINDERS.length);
  INDEX.scan(text, (keyword, start, end) => {
    const { finder, exact, text: written } = KEYWORDS[keyword]!;
    if (start < done[finder]! || (exact && !text.startsWith(written, start))) return;
    for (const one of FINDERS[finder]!.find(text, { start, end })) {
      done[finder] = Math.max(done[finder]!, one.end);
      if (one.kind !== null) add(finder, one);
    }
  });
}

/** Stretches that overlap become one, so that no end of a secret is left; the first in rank names it. */
function merged(found: readonly Ranked[]): readonly Found[] {
  const result: Ranked[] = [];
  for (const one of found) {
    const last = result.at(-1);
    if (last === undefined || one.start >= last.end) result.push(one);
    else {
      const { kind, rank } = one.rank < last.rank ? one : last;
      result[result.length - 1] = {
        kind,
        rank,
        start: last.start,
        end: Math.max(last.end, one.end),
      };
    }
  }
  return result;
}

function replaced(text: string, found: readonly Found[]): string {
  let result = "";
  let at = 0;
  for (const { kind, start, end } of found) {
    result += `${text.slice(at, start)}${markOf(kind)}`;
    at = end;
  }
  return result + text.slice(at);
}
