import { basename } from "@std/path";
import type { Category, Stage } from "../contract.ts";
import { describe } from "../programs/mod.ts";
import type { Case } from "./case.ts";
import { rulesFor } from "./checks/rules.ts";

const ORDER: readonly Category[] = ["read", "write", "system"];

/**
 * The category of a whole command line: that of its worst stage. For a program, the policy's
 * `[categories]` come first, then its rules, then what is known of it; unknown is `system`.
 */
export function categoryOf(one: Case): Category {
  return worst(one.line.stages.map((stage) => ofStage(stage, one)));
}

function ofStage(stage: Stage, one: Case): Category {
  const word = stage.words[0].text;
  const named = one.policy.categories[word] ?? one.policy.categories[basename(word)];
  if (named !== undefined) return named;
  const ruled = rulesFor(stage, one).flatMap((rule) =>
    rule.category === null ? [] : [rule.category]
  );
  if (ruled.length > 0) return worst(ruled);
  return describe(basename(word))?.category ?? "system";
}

function worst(categories: readonly Category[]): Category {
  return ORDER.findLast((category) => categories.includes(category)) ?? "system";
}
