import { basename } from "@std/path";
import type { Rule, Span, Stage } from "../../contract.ts";
import { describe, hasWord, type ProgramDescription } from "../../programs/mod.ts";
import type { Case, Check, Refusal } from "../case.ts";

/** The policy's own rules on arguments. A deny entry counts before any allow entry. */
export const rules: Check = (one) => {
  for (const stage of one.line.stages) {
    const applying = rulesFor(stage, one);
    const description = describe(basename(stage.words[0].text));
    for (const rule of applying) {
      const refusal = denied(stage, rule, description) ?? notAllowed(stage, rule);
      if (refusal !== null) return refusal;
    }
  }
  return null;
};

/** The rules about a stage's program: by the name it is called by, and by the file behind it. */
export function rulesFor(stage: Stage, { policy, programs }: Case): readonly Rule[] {
  const word = stage.words[0].text;
  const file = programs.found.get(word)?.file;
  const names = new Set([
    word,
    basename(word),
    ...(file === undefined ? [] : [file, basename(file)]),
  ]);
  return policy.rules.filter((rule) => names.has(rule.command));
}

function denied(
  stage: Stage,
  rule: Rule,
  description: ProgramDescription | null,
): Refusal | null {
  const args = stage.words.slice(1).map((word) => word.text);
  const entry = rule.denyArgs.find((words) =>
    words.every((word) => hasWord(args, word, description))
  );
  if (entry === undefined) return null;
  const what = `'${rule.command} ${entry.join(" ")}' is denied by a rule`;
  return {
    code: "POLICY_DENIED",
    by: { id: "rule.deny-args", line: rule.line },
    at: spanOf(stage, entry, description),
    reason: rule.reason === null ? what : `${what}: ${rule.reason}`,
    hint: null,
  };
}

/** The first argument that carries a word of the entry, so that a person sees which one it was. */
function spanOf(
  stage: Stage,
  entry: readonly string[],
  description: ProgramDescription | null,
): Span {
  const options = entry.filter((word) => word.startsWith("-"));
  const sought = options.length > 0 ? options : entry;
  const found = stage.words.slice(1).find((word) =>
    sought.some((one) => hasWord([word.text], one, description))
  );
  return (found ?? stage).at;
}

function notAllowed(stage: Stage, rule: Rule): Refusal | null {
  if (rule.allowArgs === null) return null;
  const args = stage.words.slice(1).map((word) => word.text);
  const matches = (words: readonly string[]) => words.every((word, index) => word === args[index]);
  if (rule.allowArgs.some(matches)) return null;
  const allowed = rule.allowArgs.map((words) => `${rule.command} ${words.join(" ")}`);
  const what = `'${[rule.command, ...args.slice(0, 1)].join(" ")}' is not among what a rule allows`;
  return {
    code: "POLICY_DENIED",
    by: { id: "rule.allow-args", line: rule.line },
    at: (stage.words[1] ?? stage.words[0]).at,
    reason: rule.reason === null ? what : `${what}: ${rule.reason}`,
    hint: `allowed are: ${allowed.join(", ")}`,
  };
}
