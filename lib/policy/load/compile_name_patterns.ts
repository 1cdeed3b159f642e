import type { LinearPattern } from "../../contract.ts";
import { compileLinear } from "../linear_pattern.ts";
import type { Check } from "./check.ts";
import { quote } from "./quote.ts";

/** Cannot be part of a name, so a pattern with one is a command line that was put in the wrong place. */
const NEVER = /[\s;&<>`]/;

/** Names that nobody has. What matches them was not meant for a family of names. */
const UNHEARD_OF = "zq7_never";
const UNRELATED = ["Q", "0-x.y+z", "[", "été"];

/** Compiles `[allowlist] patterns`; what matches every name is refused, since it would allow every program. */
export async function compileNamePatterns(
  { draft, report }: Check,
): Promise<readonly LinearPattern[]> {
  const shown = ["allowlist", "patterns"];
  const compiled: LinearPattern[] = [];
  const seen = new Set<string>();
  for (const [index, source] of draft.allowlist.patterns.entries()) {
    const fail = (message: string) => report.problem([...shown, index], message, shown);
    const problem = seen.has(source) ? `${quote(source)} is listed twice` : sourceProblem(source);
    seen.add(source);
    if (problem !== null) {
      fail(problem);
      continue;
    }
    const pattern = await compile(source, fail);
    if (pattern === null) continue;
    compiled.push(pattern);
    if (!pattern.fullMatch(UNHEARD_OF)) continue;
    if (pattern.fullMatch("") || UNRELATED.every((name) => pattern.fullMatch(name))) {
      fail(`${quote(source)} matches every name; list the commands by name, or narrow it: "g?zip"`);
    } else {
      report.warn(
        [...shown, index],
        `${quote(source)} is wide: it matches ${quote(UNHEARD_OF)} too`,
        shown,
      );
    }
  }
  return compiled;
}

async function compile(
  source: string,
  fail: (message: string) => void,
): Promise<LinearPattern | null> {
  try {
    return await compileLinear(source);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return null;
  }
}

function sourceProblem(source: string): string | null {
  if (source.trim() === "") return "an empty pattern matches no name; remove it";
  const found = NEVER.exec(source)?.[0];
  if (found === undefined) return null;
  const what = /\s/.test(found) ? "a space" : found;
  return `${quote(source)} is matched against a name alone, which never has ${what} in it; ` +
    "arguments belong in [[rules]]";
}
