import { assertEquals } from "@std/assert";
import type { Rule } from "../../lib/contract.ts";
import { checkExamples } from "../../lib/policy/mod.ts";
import { makePolicy, makeRule, type PolicyChanges } from "../support/make_policy.ts";

const GIT = {
  line: 7,
  command: "git",
  denyArgs: [["push", "-f"]],
  allowArgs: [["status"], ["push"]],
};

/** The problems of one rule's examples, without the file that all of them name. */
function problems(rule: Partial<Rule>, policy: PolicyChanges = {}): readonly string[] {
  const found = checkExamples(makePolicy({ ...policy, rules: [makeRule({ ...GIT, ...rule })] }));
  return found.map(({ file, line, key, message }) => {
    assertEquals(file, "/etc/policy.toml");
    return `${line}: ${key}: ${message}`;
  });
}

Deno.test("checkExamples() has nothing against examples that hold", { permissions: "none" }, () => {
  const examples = {
    allow: [
      "git status",
      "git push origin main",
      "git push -u",
      "/usr/bin/git status",
      "git 'status'",
    ],
    // deno-fmt-ignore: a list
    deny: ["git push -f", "git push -fu origin", "git -C x push --force", "git log", "git", "git push -f; ls", "git \"push", "gti push", "rm -f", ""],
  };
  const policy = { allow: { commands: ["git", "/usr/bin/git", "rm"] }, deny: ["rm"] };
  assertEquals(problems({ examples }, policy), []);
});

Deno.test("checkExamples() names every example that does not hold, and why", {
  permissions: "none",
}, () => {
  const examples = {
    allow: ["git push -fu", "git log", "lsof", "rm x", "git $x", "git 'x"],
    deny: ["git status", "ls"],
  };
  const at = "7: rules.examples";
  assertEquals(problems({ examples, reason: "no force" }, { deny: ["rm"] }), [
    `${at}.allow: the example 'git push -fu' should be allowed, but 'git push -f' is denied by a rule: no force`,
    `${at}.allow: the example 'git log' should be allowed, but 'git log' is not among what a rule allows: no force`,
    `${at}.allow: the example 'lsof' should be allowed, but command 'lsof' is not on the allowlist`,
    `${at}.allow: the example 'rm x' should be allowed, but command 'rm' is on the denylist`,
    `${at}.allow: the example 'git $x' should be allowed, but '$x' is an expansion, and nothing is expanded`,
    `${at}.allow: the example 'git 'x' should be allowed, but a single quote (') is never closed`,
    `${at}.deny: the example 'git status' should be denied, but nothing denies it`,
    `${at}.deny: the example 'ls' should be denied, but nothing denies it`,
  ]);
});

Deno.test("checkExamples() judges by all rules together, and needs no program to be there", {
  permissions: "none",
}, () => {
  const first = makeRule({ line: 1, command: "git", denyArgs: [["push"]] });
  const second = makeRule({
    line: 2,
    command: "git",
    allowArgs: [["push"]],
    examples: { allow: ["git push"], deny: ["git status"] },
  });
  const policy = makePolicy({ environment: { path: [] }, rules: [first, second] });
  assertEquals(checkExamples(policy).map(({ line, message }) => [line, message]), [
    [2, "the example 'git push' should be allowed, but 'git push' is denied by a rule"],
  ]);
});

Deno.test(
  "checkExamples() has nothing to say where there are none",
  { permissions: "none" },
  () => {
    assertEquals(checkExamples(makePolicy()), []);
    assertEquals(problems({}), []);
  },
);
