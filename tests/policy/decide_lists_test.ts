import { assertEquals } from "@std/assert";
import { decide } from "../../lib/policy/mod.ts";
import { makeCase, makeTable } from "./make_case.ts";
import { testDenied } from "./test_denied.ts";

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
    hint: "allowed are: ls, cat, git, rm, /opt/tool",
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
      denied: new Set<string>(),
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
