import { basename } from "@std/path";
import type { Rule, Span, Stage } from "../../contract.ts";
import { describe, hasWord, type ProgramDescription } from "../../programs/mod.ts";
import type { Case, Check, Refusal } from "../case.ts";
import { quoted } from "./quoted.ts";

/** The policy's own rules on arguments. Every deny entry counts before any allow entry. */
export const rules: Check = (one) => {
  for (const stage of one.line.stages) {
    const applying = rulesFor(stage, one);
    const description = descriptionOf(stage, one);
    const refusal = firstOf(applying, (rule) => denied(stage, rule, description)) ??
      firstOf(applying, (rule) => notAllowed(stage, rule));
    if (refusal !== null) return refusal;
  }
  return null;
};

/** The rules about a stage's program: by what it is called by, and by the file behind it. */
export function rulesFor(stage: Stage, { policy, programs }: Case): readonly Rule[] {
  const word = stage.words[0].text;
  const program = programs.found.get(word);
  const paths = program === undefined ? [] : [program.path, program.file];
  const names = new Set([word, ...paths].flatMap((path) => [path, basename(path)]));
  return policy.rules.filter((rule) => names.has(rule.command));
}

/** What is known of the program by its name, or else of the file behind it. */
function descriptionOf(stage: Stage, { programs }: Case): ProgramDescription | null {
  const word = stage.words[0].text;
  const file = programs.found.get(word)?.file ?? word;
  return describe(basename(word)) ?? describe(basename(file));
}

function firstOf(
  applying: readonly Rule[],
  refuse: (rule: Rule) => Refusal | null,
): Refusal | null {
  for (const rule of applying) {
    const refusal = refuse(rule);
    if (refusal !== null) return refusal;
  }
  return null;
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

/** The argument that makes a word of the entry complete, an option's if it has one: a person sees which it was. */
function spanOf(
  stage: Stage,
  entry: readonly string[],
  description: ProgramDescription | null,
): Span {
  const sought = entry.find((word) => word.startsWith("-")) ?? entry[0] ?? "";
  const args = stage.words.slice(1);
  const texts = args.map((word) => word.text);
  const found = args.find((_, index) => hasWord(texts.slice(0, index + 1), sought, description));
  return (found ?? stage).at;
}

function notAllowed(stage: Stage, rule: Rule): Refusal | null {
  if (rule.allowArgs === null) return null;
  const args = stage.words.slice(1).map((word) => word.text);
  const matches = (words: readonly string[]) => words.every((word, index) => word === args[index]);
  if (rule.allowArgs.some(matches)) return null;
  const allowed = rule.allowArgs.map((words) => `${rule.command} ${words.join(" ")}`);
  const what = `${
    quoted([rule.command, ...args.slice(0, 1)].join(" "))
  } is not among what a rule allows`;
  return {
    code: "POLICY_DENIED",
    by: { id: "rule.allow-args", line: rule.line },
    at: (stage.words[1] ?? stage.words[0]).at,
    reason: rule.reason === null ? what : `${what}: ${rule.reason}`,
    hint: allowed.length === 0 ? null : `allowed are: ${allowed.join(", ")}`,
  };
}
