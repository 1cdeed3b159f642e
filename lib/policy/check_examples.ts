import { parse } from "../command/mod.ts";
import type { CommandLine, Policy, Rule } from "../contract.ts";
import type { Case } from "./case.ts";
import { isListed } from "./checks/allowlist.ts";
import { denylist } from "./checks/denylist.ts";
import { quoted } from "./checks/quoted.ts";
import { rules } from "./checks/rules.ts";
import type { Problem } from "./load/mod.ts";

/**
 * The problems of a policy whose rules do not do what their own examples say. An example is judged by the
 * lists and the rules alone, so that a policy can be checked where none of its programs is installed.
 */
export function checkExamples(policy: Policy): readonly Problem[] {
  return policy.rules.flatMap((rule) => [
    ...rule.examples.allow.flatMap((text) => problemsOf(text, "allow", rule, policy)),
    ...rule.examples.deny.flatMap((text) => problemsOf(text, "deny", rule, policy)),
  ]);
}

function problemsOf(
  text: string,
  expected: "allow" | "deny",
  rule: Rule,
  policy: Policy,
): readonly Problem[] {
  const refusal = refusalOf(text, policy);
  if ((refusal === null) === (expected === "allow")) return [];
  const found = refusal ?? "nothing denies it";
  const message = `the example '${text}' should be ${
    expected === "allow" ? "allowed" : "denied"
  }, but ${found}`;
  return [{ file: policy.file, line: rule.line, key: `rules.examples.${expected}`, message }];
}

/** Why a text would be refused; null where the lists and the rules let it pass. */
function refusalOf(text: string, policy: Policy): string | null {
  const read = parse({ command: text }, policy.limits);
  if (read.kind === "refused") return read.reason;
  const one = caseOf(read.line, policy);
  const name = read.line.stages[0].words[0].text;
  const unlisted = isListed(name, policy)
    ? null
    : `command ${quoted(name)} is not on the allowlist`;
  return denylist(one)?.reason ?? unlisted ?? rules(one)?.reason ?? null;
}

function caseOf(line: CommandLine, policy: Policy): Case {
  return {
    policy,
    line,
    programs: { found: new Map(), missing: new Map(), denied: new Set() },
    request: {},
    facts: { cwd: { kind: "outside" }, paths: [] },
    baseEnv: {},
    sandbox: "none",
  };
}
