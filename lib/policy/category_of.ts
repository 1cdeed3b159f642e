import { basename } from "@std/path";
import type { Category, Stage } from "../contract.ts";
import { describe } from "../programs/mod.ts";
import type { Case } from "./case.ts";
import { rulesFor } from "./checks/rules.ts";

const ORDER: readonly Category[] = ["read", "write", "system"];

/**
 * The category of a whole command line: that of its worst stage. For a program, the policy's
 * `[categories]` come first, then its rules, then what is known of it; unknown is `system`. What the policy
 * says of the file behind a name can only make it worse.
 */
export function categoryOf(one: Case): Category {
  return worst(one.line.stages.map((stage) => ofStage(stage, one)));
}

function ofStage(stage: Stage, one: Case): Category {
  const word = stage.words[0].text;
  const own = [word, basename(word)];
  const named = (name: string) => one.policy.categories[name] ?? [];
  const said = own.flatMap(named)[0] ?? ruled(stage, one) ?? describe(basename(word))?.category;
  const behind = namesBehind(word, one).filter((name) => !own.includes(name));
  return worst([said ?? "system", ...behind.flatMap(named)]);
}

function namesBehind(word: string, { programs }: Case): readonly string[] {
  const program = programs.found.get(word);
  return program === undefined ? [] : [program.path, program.file, basename(program.file)];
}

function ruled(stage: Stage, one: Case): Category | null {
  const categories = rulesFor(stage, one).flatMap((rule) => rule.category ?? []);
  return categories.length === 0 ? null : worst(categories);
}

function worst(categories: readonly Category[]): Category {
  return ORDER.findLast((category) => categories.includes(category)) ?? "system";
}
