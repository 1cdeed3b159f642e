import { assert, assertEquals } from "@std/assert";
import { decide } from "../../lib/policy/mod.ts";
import { makeRule } from "../support/make_policy.ts";
import { type CaseChanges, makeCase } from "./make_case.ts";
import { testDenied } from "./test_denied.ts";

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
