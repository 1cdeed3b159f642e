import { assert, assertEquals } from "@std/assert";
import type { DenyCode, Span } from "../../lib/contract.ts";
import { decide } from "../../lib/policy/mod.ts";
import { makeRule } from "../support/make_policy.ts";
import { type CaseChanges, makeCase, makeTable } from "./make_case.ts";

type Argv = readonly [string, ...string[]];

/** Runs a table of refusals: each names its rule, code and place, and has a twin that is allowed. */
function testDenied(what: string, rows: readonly DeniedRow[], changes: CaseChanges = {}): void {
  for (const { argv, rule, twin, at = 0, code = "POLICY_DENIED", ...more } of rows) {
    Deno.test({
      name: `decide() denies ${JSON.stringify(argv)} by ${rule} when ${what}`,
      permissions: "none",
      fn() {
        const verdict = decide(makeCase(argv, { ...changes, ...more.changes }));
        assertEquals<unknown>(
          verdict.kind === "deny" && [verdict.by.id, verdict.code, verdict.at],
          [rule, code, spanAt(at)],
        );
        if (more.reason !== undefined) assertEquals(verdict.reason, more.reason);
        if (more.hint !== undefined) assertEquals(verdict.hint, more.hint);
        const twins = decide(makeCase(twin, { ...changes, ...more.twinChanges }));
        assertEquals(twins.kind, "allow", twins.reason);
      },
    });
  }
}

interface DeniedRow {
  readonly argv: Argv;
  readonly rule: string;
  readonly code?: DenyCode;
  /** Index of the element, or the indexes where it starts and ends; null where there is no place. */
  readonly at?: number | readonly [number, number] | null;
  readonly reason?: string;
  readonly hint?: string | null;
  readonly twin: Argv;
  readonly changes?: CaseChanges;
  readonly twinChanges?: CaseChanges;
}

function spanAt(at: number | readonly [number, number] | null): Span | null {
  if (at === null) return null;
  const [start, end] = typeof at === "number" ? [at, at + 1] : at;
  return { unit: "argv", start, end };
}

testDenied("a name is on the denylist", [
  {
    argv: ["rm", "x"],
    rule: "denylist",
    twin: ["ls", "x"],
    reason: "command 'rm' is on the denylist",
    hint: null,
  },
  { argv: ["RM", "x"], rule: "denylist", twin: ["LS", "x"] },
  { argv: ["/usr/bin/rm"], rule: "denylist", twin: ["/usr/bin/ls"] },
  { argv: ["/opt/Rm"], rule: "denylist", twin: ["/opt/Rmx"] },
  { argv: ["cat"], rule: "denylist", twin: ["ls"] },
  { argv: ["CAT"], rule: "denylist", twin: ["LS"] },
  // By the file behind the name.
  { argv: ["link"], rule: "denylist", twin: ["link2"] },
  { argv: ["link3"], rule: "denylist", twin: ["link2"] },
  { argv: ["awk"], rule: "denylist", twin: ["link2"] },
], {
  policy: {
    allow: {
      commands: [
        "rm",
        "RM",
        "ls",
        "LS",
        "/usr/bin/ls",
        "/opt/Rmx",
        "/opt/Rm",
        "cat",
        "link",
        "link2",
        "link3",
        "awk",
      ],
    },
    deny: ["rm", "/bin/Cat", "/opt/tool/mawk"],
  },
  programs: makeTable({
    ...{
      "rm": "rm",
      "RM": "RM",
      "ls": "ls",
      "LS": "LS",
      "/usr/bin/ls": "ls",
      "/opt/Rmx": "/opt/Rmx",
      "/opt/Rm": "/opt/Rm",
    },
    ...{
      "cat": "cat",
      "link": "/sbin/RM",
      "link2": "rmx",
      "link3": "cat",
      "awk": "/opt/tool/mawk",
    },
  }),
});

testDenied("a name is not listed as it is", [
  {
    argv: ["lsof"],
    rule: "allowlist.not-listed",
    twin: ["ls"],
    reason: "command 'lsof' is not on the allowlist",
    hint: null,
  },
  { argv: ["l"], rule: "allowlist.not-listed", twin: ["ls"] },
  { argv: ["git-evil"], rule: "allowlist.not-listed", twin: ["git"] },
  { argv: ["ls "], rule: "allowlist.not-listed", twin: ["ls"] },
  { argv: ["LS"], rule: "allowlist.not-listed", twin: ["ls"] },
  {
    argv: ["./cat", "x"],
    rule: "allowlist.not-listed",
    twin: ["cat", "x"],
    hint: "call it by its name: cat",
  },
  {
    argv: ["/usr/bin/cat"],
    rule: "allowlist.not-listed",
    twin: ["cat"],
    hint: "call it by its name: cat",
  },
  { argv: ["../jail/cat"], rule: "allowlist.not-listed", twin: ["cat"] },
  {
    argv: ["tool"],
    rule: "allowlist.not-listed",
    twin: ["/opt/tool"],
    hint: "call it by its full path: /opt/tool",
  },
  { argv: ["/opt//tool"], rule: "allowlist.not-listed", twin: ["/opt/tool"] },
  { argv: ["/opt/./tool"], rule: "allowlist.not-listed", twin: ["/opt/tool"] },
  // Look-alikes are other names, and are shown for what they are.
  {
    argv: ["rm\u200b", "x"],
    rule: "allowlist.not-listed",
    twin: ["rm", "x"],
    reason: "command 'rm\\u{200b}' is not on the allowlist",
  },
  {
    argv: ["git\u3000push"],
    rule: "allowlist.not-listed",
    twin: ["git", "push"],
    reason: "command 'git\\u{3000}push' is not on the allowlist",
  },
  {
    argv: ["ｌｓ"],
    rule: "allowlist.not-listed",
    twin: ["ls"],
    reason: "command 'ｌｓ' is not on the allowlist",
  },
  { argv: ["сat"], rule: "allowlist.not-listed", twin: ["cat"] },
  {
    argv: ["l\ns"],
    rule: "allowlist.not-listed",
    twin: ["ls"],
    reason: "command 'l\\u{a}s' is not on the allowlist",
  },
  {
    argv: ["x".repeat(61)],
    rule: "allowlist.not-listed",
    twin: ["ls"],
    reason: `command '${"x".repeat(60)}…' is not on the allowlist`,
  },
  // What a shell would do itself.
  {
    argv: ["FOO=bar", "ls"],
    rule: "allowlist.not-listed",
    twin: ["ls", "FOO=bar"],
    hint: "assignments are not accepted; use the call's env field",
  },
  {
    argv: ["cd", "sub"],
    rule: "allowlist.not-listed",
    twin: ["ls", "sub"],
    hint: "give the directory in the call's cwd field instead",
  },
  { argv: ["{", "ls;"], rule: "allowlist.not-listed", twin: ["ls", "{"] },
  { argv: ["constructor"], rule: "allowlist.not-listed", twin: ["ls"] },
], {
  policy: { allow: { commands: ["ls", "cat", "git", "rm", "/opt/tool"] } },
});

Deno.test(
  "decide() starts only programs that were there at the start",
  { permissions: "none" },
  () => {
    const programs = {
      found: makeTable({ ls: "ls" }).found,
      missing: new Map([["cat", "no program of that name is in /usr/bin"]]),
    };
    const [missing, unknown] = [["cat"], ["grep"]].map((argv) =>
      decide(makeCase(argv as [string], { programs }))
    );
    assertEquals<unknown>(missing, {
      kind: "deny",
      category: "read",
      code: "EXEC_ERROR",
      by: { id: "program.not-found", line: null },
      at: { unit: "argv", start: 0, end: 1 },
      reason:
        "command 'cat' is allowed, but cannot be started: no program of that name is in /usr/bin",
      hint: null,
    });
    assertEquals(
      unknown?.reason,
      "command 'grep' is allowed, but cannot be started: it was not there when the server started",
    );
    assertEquals(decide(makeCase(["ls"], { programs })).kind, "allow");
  },
);

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

testDenied("an argument leads where it must not", [
  {
    argv: ["cat", "ok", "../x"],
    rule: "path.outside",
    at: 2,
    twin: ["cat", "ok", "x"],
    reason: "the argument '../x' leads outside the allowed directories",
    hint: 'use a path inside "/srv/jail"',
  },
  { argv: ["cat", "../x", "ok"], rule: "path.outside", at: 1, twin: ["cat", "x", "ok"] },
  { argv: ["cat", "--", "../x"], rule: "path.outside", at: 2, twin: ["cat", "--", "x"] },
  {
    argv: ["cat", "\u202e"],
    rule: "path.outside",
    at: 1,
    twin: ["cat", "x"],
    reason: "the argument '\\u{202e}' leads outside the allowed directories",
  },
  {
    argv: ["rm", "docs/a"],
    rule: "path.read-only",
    at: 1,
    twin: ["cat", "docs/a"],
    reason: "'docs/a' lies in a root that may only be read, and the program can write",
    hint: "name the program under [categories] read in the policy if it only reads",
  },
  { argv: ["mystery", "docs/a"], rule: "path.read-only", at: 1, twin: ["grep", "docs/a"] },
  {
    argv: ["cat", "drop/a"],
    rule: "path.write-only",
    at: 1,
    twin: ["rm", "drop/a"],
    reason: "'drop/a' lies in a root that may only be written, and the program reads",
    hint: "list the directory under [paths] read in the policy too",
  },
  { argv: ["rm", "/api/v1"], rule: "path.outside", at: 1, twin: ["grep", "/api/v1"] },
  { argv: ["mystery", "/api/v1"], rule: "path.outside", at: 1, twin: ["mystery", "/dev/null"] },
], {
  places: {
    ...{ "ok": "write", "x": "write", "../x": "outside", "\u202e": "outside" },
    ...{ "docs/a": "read", "drop/a": "write-only", "/api/v1": "nowhere", "/dev/null": "device" },
  },
});

Deno.test("decide() names a way out where an attached value could be several letters and a path", {
  permissions: "none",
}, () => {
  const one = makeCase(["mystery", "-Isub/x"]);
  const at = one.line.stages[0].words[1]?.at ?? null;
  assert(at !== null);
  const facts = { ...one.facts, paths: [{ text: "/x", at, place: "nowhere" as const }] };
  assertEquals(
    decide({ ...one, facts }).hint,
    'use a path inside "/srv/jail"; the value of an option can be an argument of its own',
  );
});

testDenied("the directory to run in is not one in the jail", [
  {
    argv: ["ls"],
    rule: "cwd.outside",
    code: "CWD_ESCAPE",
    at: null,
    twin: ["ls"],
    changes: { facts: { cwd: { kind: "outside" }, paths: [] } },
    reason: "the cwd leaves the jail",
    hint: 'give a directory inside "/srv/jail", or none: relative ones are taken from there',
  },
  {
    argv: ["ls"],
    rule: "cwd.missing",
    code: "EXEC_ERROR",
    at: null,
    twin: ["ls"],
    changes: { facts: { cwd: { kind: "missing" }, paths: [] } },
    reason: "the cwd does not exist",
  },
  {
    argv: ["ls"],
    rule: "cwd.not-a-directory",
    code: "EXEC_ERROR",
    at: null,
    twin: ["ls"],
    changes: { facts: { cwd: { kind: "not-a-directory" }, paths: [] } },
    reason: "the cwd is not a directory",
  },
]);

testDenied("the environment or the input is more than a call may give", [
  {
    argv: ["ls"],
    rule: "env.not-listed",
    at: null,
    twin: ["ls"],
    changes: { request: { env: { NO_COLOR: "1", PATH: "./bin" } } },
    twinChanges: { request: { env: { NO_COLOR: "1" } } },
    reason: "the environment variable 'PATH' may not be set by a call",
    hint: "a call may set: NO_COLOR, TZ",
  },
  {
    argv: ["ls"],
    rule: "env.not-listed",
    at: null,
    twin: ["ls"],
    changes: { request: { env: { no_color: "1" } } },
    twinChanges: { request: { env: { TZ: "", NO_COLOR: "" } } },
  },
  {
    argv: ["cat"],
    rule: "input.stdin-too-long",
    code: "PARSE_ERROR",
    at: null,
    twin: ["cat"],
    changes: { request: { stdin: "é".repeat(512) + "x" } },
    twinChanges: { request: { stdin: "é".repeat(512) } },
    reason: "stdin has 1025 bytes, and this policy allows 1024",
  },
], { policy: { environment: { clientMaySet: ["NO_COLOR", "TZ"] } } });

testDenied("nothing may be set by a call", [{
  argv: ["ls"],
  rule: "env.not-listed",
  at: null,
  twin: ["ls"],
  changes: { request: { env: { A: "" } } },
  twinChanges: { request: { env: {} } },
  hint: null,
}]);

testDenied("the policy requires a sandbox that is not there", [{
  argv: ["ls"],
  rule: "sandbox.required",
  code: "SANDBOX_UNAVAILABLE",
  at: null,
  twin: ["ls"],
  twinChanges: { sandbox: "bubblewrap" },
  reason: "the policy requires a sandbox, and this server has none here",
  hint: 'the operator can set [sandbox] mode = "auto" to run without one',
}], { policy: { sandbox: { mode: "required" } } });

Deno.test("decide() gives the most basic reason of several", { permissions: "none" }, () => {
  const everything: CaseChanges = {
    policy: {
      deny: ["cat"],
      rules: [makeRule({ command: "ls", denyArgs: [["-a"]], allowArgs: [] })],
      sandbox: { mode: "required" },
    },
    places: { "..": "outside" },
    request: { env: { A: "" }, stdin: "x".repeat(1025) },
  };
  const outside = { facts: { cwd: { kind: "outside" }, paths: [] } } as const;
  const order = [
    decide(makeCase(["cat", "-a", ".."], { ...everything, ...outside })),
    decide(makeCase(["who", "-a", ".."], { ...everything, ...outside })),
    decide(makeCase(["ls", "-a", ".."], { ...everything, ...outside })),
    decide(makeCase(["ls", ".."], { ...everything, ...outside })),
    decide(makeCase(["rm", ".."], { ...everything, ...outside })),
    decide(
      makeCase(["rm", ".."], { ...everything, ...outside, request: { stdin: "x".repeat(1025) } }),
    ),
    decide(makeCase(["rm", ".."], { ...everything, ...outside, request: {} })),
    decide(makeCase(["rm", ".."], { ...everything, request: {} })),
    decide(makeCase(["rm"], { ...everything, request: {} })),
  ];
  assertEquals(order.map((verdict) => verdict.by.id), [
    "denylist",
    "allowlist.not-listed",
    "rule.deny-args",
    "rule.allow-args",
    "env.not-listed",
    "input.stdin-too-long",
    "cwd.outside",
    "path.outside",
    "sandbox.required",
  ]);
});
