import { assertEquals } from "@std/assert";
import type { Problem } from "../../../lib/policy/load/mod.ts";
import { inHouse } from "./load_text.ts";

const permissions = { read: true, write: true } as const;

Deno.test({
  name: "loadPolicy() gives the defaults when the file is empty",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const { policy, warnings } = await house.load("");
      const { hash: _hash, environment, ...rest } = policy ?? fail();
      const jail = `${house.root}/jail`;
      assertEquals(rest, {
        file: `${house.root}/policy.toml`,
        jailRoot: jail,
        auditLog: `${house.root}/state/audit.jsonl`,
        auditFailMode: "closed",
        allow: { commands: [], patterns: [] },
        deny: [],
        rules: [],
        redaction: { enabled: true, entropyFallback: false, extraPatterns: [] },
        limits: {
          timeoutSeconds: 30,
          maxTimeoutSeconds: 300,
          graceSeconds: 2,
          outputBytes: 102400,
          outputStopBytes: 1073741824,
          parallel: 8,
          commandBytes: 65536,
          arguments: 1024,
          stdinBytes: 1048576,
        },
        paths: { read: [jail], write: [jail], checkArguments: true },
        categories: Object.create(null),
        approval: { require: [] },
        sandbox: { mode: "auto" },
      });
      const { path, ...others } = environment;
      assertEquals(others, { pass: ["LANG"], set: {}, clientMaySet: [] });
      assertEquals(path, [...new Set(path.map((one) => Deno.realPathSync(one)))]);
      assertEquals(path.includes(Deno.realPathSync("/usr/bin")), true);
      assertEquals(warnings, [
        '$T/policy.toml: allowlist: nothing is allowed; list commands, e.g. commands = ["ls"]',
      ]);
    }),
});

Deno.test({
  name: "loadPolicy() reads everything that is given",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const { policy } = await house.load(`
audit_fail_mode = "open"
allowlist = { commands = ["ls", "git"], patterns = ["g?zip"] }
denylist.commands = ["rm"]

[[rules]]
command = "git"
deny_args = ["push  --force"]
allow_args = ["log\\t-n"]
category = "write"
reason = "why"
examples = { allow = ["git log -n 1"], deny = ["git push --force"] }
[[rules]]
command = "ls"
category = "read"

[redaction]
enabled = false
entropy_fallback = true
extra_patterns = [{ name = "id", regex = "INT-[0-9]+" }]
[paths]
read = ["$T/home"]
write = ["$T/out"]
check_arguments = false
[environment]
path = ["$T/bin", "/usr/bin"]
pass = []
set = { A = "1" }
client_may_set = ["B"]
[categories]
system = ["ls"]
[approval]
require = ["write", "system"]
[sandbox]
mode = "required"
`);
      const { root } = house;
      const { allow, rules, redaction, ...rest } = policy ?? fail();
      assertEquals(allow.commands, ["ls", "git"]);
      assertEquals(
        allow.patterns.map((one) => [one.source, one.fullMatch("zip"), one.fullMatch("gzipx")]),
        [
          ["g?zip", true, false],
        ],
      );
      assertEquals(rules, [
        {
          line: 6,
          command: "git",
          denyArgs: [["push", "--force"]],
          allowArgs: [["log", "-n"]],
          category: "write",
          reason: "why",
          examples: { allow: ["git log -n 1"], deny: ["git push --force"] },
        },
        {
          line: 13,
          command: "ls",
          denyArgs: [],
          allowArgs: null,
          category: "read",
          reason: null,
          examples: { allow: [], deny: [] },
        },
      ]);
      assertEquals([redaction.enabled, redaction.entropyFallback], [false, true]);
      assertEquals(
        redaction.extraPatterns.map(({ name, pattern }) => [name, pattern.matches("INT-1 INT-22")]),
        [["id", [[0, 5], [6, 12]]]],
      );
      assertEquals(
        [rest.auditFailMode, rest.deny, rest.paths, rest.environment, rest.approval, rest.sandbox],
        [
          "open",
          ["rm"],
          {
            read: [`${root}/jail`, `${root}/home`],
            write: [`${root}/jail`, `${root}/out`],
            checkArguments: false,
          },
          {
            path: [`${root}/bin`, "/usr/bin"],
            pass: [],
            set: { A: "1" },
            clientMaySet: ["B"],
          },
          { require: ["write", "system"] },
          { mode: "required" },
        ],
      );
      assertEquals({ ...rest.categories }, { ls: "system" });
    }),
});

Deno.test({
  name: "loadPolicy() freezes everything that it gives",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const { policy } = await house.load(
        'allowlist = { commands = ["ls"], patterns = ["a"] }\n[[rules]]\ncommand = "ls"\ndeny_args = ["-l"]\n' +
          '[categories]\nread = ["ls"]',
      );
      assertEquals(loose(policy ?? fail(), "policy"), []);
    }),
});

Deno.test({
  name: "loadPolicy() finds no category by the name of what every object has",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const { policy } = await house.load('[categories]\nread = ["ls"]');
      assertEquals([policy?.categories["constructor"], policy?.categories["ls"]], [
        undefined,
        "read",
      ]);
    }),
});

Deno.test({
  name: "loadPolicy() tells all problems at once, those without a line first, then by line",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const text = [
        'audit_log = "$T/jail/a.jsonl"',
        "[limits]",
        'parallel = "8"',
        "timeout_seconds = 0",
        "[allowlist]",
        'commands = ["ls", ""]',
        "comands = []",
        "[sandbox]",
        'mode = "of"',
        "[environment]",
        'pass = ["LD_PRELOAD"]',
      ].join("\n");
      const overrides = { jailRoot: `${house.root}/jail`, auditFailMode: "x" };
      const problems = (await house.load(text, { overrides })).problems;
      assertEquals(problems.map((line) => line.replace("$T/policy.toml:", "").replace(/ .*/, "")), [
        "HTMCP_AUDIT_FAIL_MODE:",
        "1:",
        "3:",
        "4:",
        "6:",
        "7:",
        "9:",
        "11:",
      ]);
    }),
});

Deno.test({
  name: "loadPolicy() does not take a wrong entry for a missing one",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const text = "[[rules]]\ncommand = 5\n[[rules]]\ncommand = 'a'\ncategory = 'read'\n" +
        "[[rules]]\ncommand = 'b'";
      assertEquals((await house.load(text)).problems, [
        '$T/policy.toml:2: rules[0].command: text is expected, not 5; write: command = "5"',
        '$T/policy.toml:6: rules[2]: the rule for "b" does nothing; give it deny_args, allow_args or category',
      ]);
    }),
});

Deno.test({
  name: "loadPolicy() tries the examples of a sound policy, and of no other",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const problem: Problem = {
        file: "policy.toml",
        line: 2,
        key: "rules[0].examples",
        message: "no",
      };
      const asked: (string | undefined)[] = [];
      const checkExamples = (policy: { rules: readonly { command: string }[]; hash: string }) => {
        asked.push(policy.rules[0]?.command);
        return [problem];
      };
      const sound = '[[rules]]\ncommand = "git"\ncategory = "read"';
      const refused = await house.load(sound, { checkExamples });
      assertEquals([refused.problems, asked], [["policy.toml:2: rules[0].examples: no"], ["git"]]);
      await house.load(`${sound}\nreson = "x"`, { checkExamples });
      assertEquals(asked, ["git"]);
    }),
});

Deno.test({
  name: "loadPolicy() loads a policy of the first groups alone",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const text = `
jail_root = "$T/jail"
audit_log = "$T/audit.jsonl"
audit_fail_mode = "closed"

[allowlist]
commands = ["ls", "cat", "git"]
patterns = ["g?zip"]
[denylist]
commands = ["rm"]
[[rules]]
command = "git"
deny_args = ["push --force", "push -f"]
allow_args = ["status", "log", "diff"]
category = "write"
reason = "force-push rewrites shared history"
examples = { allow = ["git status"], deny = ["git push -fu origin main"] }
[redaction]
enabled = true
entropy_fallback = false
extra_patterns = [{ name = "internal_id", regex = "INT-[0-9]{8}" }]
`;
      const { problems, warnings } = await house.load(text, { overrides: {} });
      assertEquals([problems, warnings], [[], []]);
    }),
});

/** Paths of everything in a value that could still be changed. */
function loose(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => loose(one, `${path}.${key}`));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

function fail(): never {
  throw new Error("the policy did not load");
}
