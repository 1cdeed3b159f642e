import type { Policy } from "../../contract.ts";
import { compileLinear } from "../linear_pattern.ts";
import type { Check } from "./check.ts";
import { quote } from "./quote.ts";

const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Compiles `[redaction] extra_patterns`. */
export async function compileSecrets(
  { draft, report }: Check,
): Promise<Policy["redaction"]["extraPatterns"]> {
  const compiled: Policy["redaction"]["extraPatterns"][number][] = [];
  const seen = new Set<string>();
  for (const [index, { name, regex }] of draft.redaction.extra_patterns.entries()) {
    const path = ["redaction", "extra_patterns", index];
    if (report.isDropped(path)) continue;
    const problem = seen.has(name) ? `${quote(name)} is there twice` : nameProblem(name);
    if (problem !== null) report.problem([...path, "name"], problem);
    seen.add(name);
    try {
      const pattern = await compileLinear(regex);
      if (regex === "" || isOnlyEmpty(regex)) {
        throw new Error(`${quote(regex)} matches nothing that could be removed`);
      }
      compiled.push({ name, pattern });
    } catch (error) {
      report.problem([...path, "regex"], error instanceof Error ? error.message : String(error));
    }
  }
  return compiled;
}

function nameProblem(name: string): string | null {
  return NAME.test(name)
    ? null
    : `${
      quote(name)
    } is no name of a kind: lower case letters, digits, - and _ are, e.g. "internal_id"`;
}

/** Anchors and nothing between them. */
function isOnlyEmpty(regex: string): boolean {
  return /^(?:\^|\$|\\[bBAz]|\(\))*$/.test(regex);
}
