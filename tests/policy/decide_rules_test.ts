import { makeRule } from "../support/make_policy.ts";
import { makeTable } from "./make_case.ts";
import { testDenied } from "./test_denied.ts";

const PUSH = makeRule({
  line: 12,
  command: "git",
  denyArgs: [["push", "--force"], ["push", "-f"], ["-c"], ["reset", "--hard", "HEAD~1"]],
  reason: "force-push rewrites shared history",
});

testDenied("an entry of deny_args is there in any order and spelling", [
  {
    argv: ["git", "push", "-fu", "origin"],
    rule: "rule.deny-args",
    at: 2,
    twin: ["git", "push", "-u", "origin"],
    reason: "'git push --force' is denied by a rule: force-push rewrites shared history",
    hint: null,
  },
  {
    argv: ["git", "push", "--force"],
    rule: "rule.deny-args",
    at: 2,
    twin: ["git", "push", "--force-with-lease"],
  },
  {
    argv: ["git", "push", "origin", "--forc"],
    rule: "rule.deny-args",
    at: 3,
    twin: ["git", "push", "origin", "--follow-tags"],
  },
  { argv: ["git", "-f", "push"], rule: "rule.deny-args", at: 2, twin: ["git", "-p", "push"] },
  {
    argv: ["git", "push", "origin", "+main"],
    rule: "rule.deny-args",
    at: 3,
    twin: ["git", "push", "origin", "main"],
  },
  { argv: ["git", "push", "-qf"], rule: "rule.deny-args", at: 2, twin: ["git", "push", "-of"] },
  {
    argv: ["git", "-C", "sub", "push", "-fu"],
    rule: "rule.deny-args",
    at: 4,
    twin: ["git", "-C", "sub", "push", "-u"],
  },
  {
    argv: ["git", "-C", "sub", "-c", "a=b", "push", "-fu"],
    rule: "rule.deny-args",
    at: 6,
    twin: ["git", "-C", "sub", "push", "-u"],
  },
  {
    argv: ["git", "-ca=b", "status"],
    rule: "rule.deny-args",
    at: 1,
    twin: ["git", "-Cx", "status"],
  },
  {
    argv: ["git", "reset", "HEAD~1", "--hard"],
    rule: "rule.deny-args",
    at: 3,
    twin: ["git", "reset", "HEAD~2", "--hard"],
  },
  {
    argv: ["git", "--hard", "HEAD~1", "reset"],
    rule: "rule.deny-args",
    at: 1,
    twin: ["git", "--hard", "HEAD~1"],
  },
  {
    argv: ["git", "push", "--", "--force"],
    rule: "rule.deny-args",
    at: 3,
    twin: ["git", "push", "--", "force"],
  },
], { policy: { rules: [PUSH] } });

const WIPE = { policy: { rules: [makeRule({ command: "rm", denyArgs: [["-rf"]] })] } };

testDenied("the options of an entry come in another order or spelling", [
  {
    argv: ["rm", "-fr", "x"],
    rule: "rule.deny-args",
    at: 1,
    twin: ["rm", "-f", "x"],
    reason: "'rm -rf' is denied by a rule",
  },
  { argv: ["rm", "-r", "-f", "x"], rule: "rule.deny-args", at: 2, twin: ["rm", "-r", "-v", "x"] },
  { argv: ["rm", "-rfv", "x"], rule: "rule.deny-args", at: 1, twin: ["rm", "-rv", "x"] },
  {
    argv: ["rm", "--recursive", "--force", "x"],
    rule: "rule.deny-args",
    at: 2,
    twin: ["rm", "--recursive", "x"],
  },
  {
    argv: ["rm", "-R", "x", "--for"],
    rule: "rule.deny-args",
    at: 3,
    twin: ["rm", "-R", "x", "--dir"],
  },
  { argv: ["rm", "x", "-r", "-f"], rule: "rule.deny-args", at: 3, twin: ["rm", "x", "-r"] },
], WIPE);

testDenied("no entry of allow_args matches from the first argument on", [
  {
    argv: ["git", "difftool", "-y"],
    rule: "rule.allow-args",
    at: 1,
    twin: ["git", "diff", "-y"],
    reason: "'git difftool' is not among what a rule allows: only looking",
    hint: "allowed are: git status, git diff, git stash list",
  },
  {
    argv: ["git"],
    rule: "rule.allow-args",
    at: 0,
    twin: ["git", "status"],
    reason: "'git' is not among what a rule allows: only looking",
  },
  { argv: ["git", "push"], rule: "rule.allow-args", at: 1, twin: ["git", "status", "push"] },
  {
    argv: ["git", "-C", "x", "status"],
    rule: "rule.allow-args",
    at: 1,
    twin: ["git", "status", "-C", "x"],
  },
  { argv: ["git", "STATUS"], rule: "rule.allow-args", at: 1, twin: ["git", "status"] },
  { argv: ["git", "stash"], rule: "rule.allow-args", at: 1, twin: ["git", "stash", "list"] },
  {
    argv: ["git", "stash", "pop"],
    rule: "rule.allow-args",
    at: 1,
    twin: ["git", "stash", "list", "pop"],
  },
  { argv: ["git", "", "status"], rule: "rule.allow-args", at: 1, twin: ["git", "status", ""] },
  {
    argv: ["git", "constructor"],
    rule: "rule.allow-args",
    at: 1,
    twin: ["git", "diff", "constructor"],
  },
], {
  policy: {
    rules: [
      makeRule({
        command: "git",
        allowArgs: [["status"], ["diff"], ["stash", "list"]],
        reason: "only looking",
      }),
    ],
  },
});

testDenied("several rules are about a program, by any of its names", [
  // A deny entry counts before any allow entry, whichever rule comes first.
  { argv: ["git", "push", "-f"], rule: "rule.deny-args", at: 2, twin: ["git", "status"] },
  { argv: ["git", "log"], rule: "rule.allow-args", at: 1, twin: ["git", "status"] },
  {
    argv: ["/usr/bin/git", "log"],
    rule: "rule.allow-args",
    at: 1,
    twin: ["/usr/bin/git", "status"],
  },
  { argv: ["awk", "-f"], rule: "rule.deny-args", at: 1, twin: ["awk", "-v"] },
  { argv: ["awk", "-x"], rule: "rule.deny-args", at: 1, twin: ["awk", "-y"] },
  { argv: ["awk", "-z"], rule: "rule.deny-args", at: 1, twin: ["awk", "-y"] },
  { argv: ["awk", "-w"], rule: "rule.deny-args", at: 1, twin: ["awk", "-y"] },
  // What is known of the file behind a name holds for the name.
  { argv: ["remove", "-R", "-f"], rule: "rule.deny-args", at: 2, twin: ["remove", "-R", "-v"] },
], {
  policy: {
    allow: { commands: ["git", "/usr/bin/git", "awk", "remove"] },
    rules: [
      makeRule({ command: "git", allowArgs: [["status"], ["push"]] }),
      makeRule({ command: "git", denyArgs: [["push", "--force"]] }),
      makeRule({ command: "git", allowArgs: [["status"], ["log", "-1"]] }),
      makeRule({ command: "mawk", denyArgs: [["-f"]] }),
      makeRule({ command: "/opt/bin/mawk", denyArgs: [["-x"]] }),
      makeRule({ command: "awk", denyArgs: [["-z"]] }),
      makeRule({ command: "/usr/bin/awk", denyArgs: [["-w"]] }),
      makeRule({ command: "rm", denyArgs: [["-rf"]] }),
    ],
  },
  programs: makeTable({
    "git": "git",
    "/usr/bin/git": "git",
    "awk": "/opt/bin/mawk",
    "remove": "rm",
  }),
});
