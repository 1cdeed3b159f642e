import { basename } from "@std/path";
import type { LinearPattern, Rule } from "../../contract.ts";
import type { Check } from "./check.ts";
import type { Draft } from "./read_draft.ts";
import { nameProblem } from "./name_problem.ts";
import { quote } from "./quote.ts";
import { splitWords } from "./split_words.ts";

type DraftRule = Draft["rules"][number];
type Fail = (key: string, message: string, index?: number) => void;

/** Reads all `[[rules]]`: their words, their line, and whether each of them does something. */
export function readRules(check: Check, patterns: readonly LinearPattern[]): readonly Rule[] {
  const { draft, report } = check;
  const rules: Rule[] = [];
  for (const [index, rule] of draft.rules.entries()) {
    if (report.isDropped(["rules", index])) continue;
    checkRule(check, index);
    if (nameProblem(rule.command) === null && !isAllowed(rule.command, draft, patterns)) {
      report.warn(
        ["rules", index, "command"],
        `${quote(rule.command)} is not on the allowlist, so the rule does nothing`,
      );
    }
    rules.push({
      line: report.lineOf(["rules", index]),
      command: rule.command,
      denyArgs: (rule.deny_args ?? []).map(splitWords),
      allowArgs: rule.allow_args?.map(splitWords) ?? null,
      category: rule.category ?? null,
      reason: rule.reason ?? null,
      examples: rule.examples,
    });
  }
  return rules;
}

function checkRule({ draft, report }: Check, index: number): void {
  const rule = draft.rules[index];
  if (rule === undefined) return;
  const fail: Fail = (key, message, entry) =>
    report.problem(
      ["rules", index, key, ...(entry === undefined ? [] : [entry])],
      message,
      ["rules", index, key],
    );
  const problem = nameProblem(rule.command);
  if (problem !== null) fail("command", problem);
  checkEntries("deny_args", rule.deny_args ?? [], fail);
  checkEntries("allow_args", rule.allow_args ?? [], fail);
  if (rule.reason !== undefined && rule.reason.trim() === "") {
    fail("reason", "is blank; say why, or leave it out");
  }
  if (doesNothing(rule)) {
    report.problem(
      ["rules", index],
      `the rule for ${quote(rule.command)} does nothing; give it deny_args, allow_args or category`,
    );
  }
  if (rule.allow_args?.length === 0) {
    report.warn(
      ["rules", index, "allow_args"],
      `an empty list: no call of ${quote(rule.command)} is allowed`,
    );
  }
}

function doesNothing(rule: DraftRule): boolean {
  return (rule.deny_args ?? []).length === 0 && rule.allow_args === undefined &&
    rule.category === undefined;
}

function checkEntries(key: string, entries: readonly string[], fail: Fail): void {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const words = splitWords(entry);
    const same = JSON.stringify(words);
    // Other white space and control bytes would stay in a word that no argument is ever equal to by intention.
    if (/[^\P{C}\t]|[\n\r]/u.test(entry)) {
      fail(key, `${quote(entry)} has a control character in it`, index);
    } else if (words.length === 0) fail(key, "an empty entry has no words; remove it", index);
    else if (seen.has(same)) fail(key, `${quote(entry)} is listed twice`, index);
    seen.add(same);
  }
}

/** By base name too: a rule for `git` is a rule for a listed `/usr/bin/git`. */
function isAllowed(command: string, draft: Draft, patterns: readonly LinearPattern[]): boolean {
  return draft.allowlist.commands.some((name) => name === command || basename(name) === command) ||
    patterns.some((pattern) => pattern.fullMatch(command));
}
