import { assertEquals } from "@std/assert";
import type { Decision, Plan } from "../../lib/contract.ts";
import { decide } from "../../lib/policy/mod.ts";
import { compileLinear } from "../../lib/policy/linear_pattern.ts";
import { makeRule } from "../support/make_policy.ts";
import { type CaseChanges, makeCase, makeTable } from "./make_case.ts";

/** The plan of a verdict that has one. */
function planOf(verdict: Decision): Plan {
  if (verdict.kind === "deny") throw new Error(`Cannot find a plan: ${verdict.reason}`);
  return verdict.plan;
}

Deno.test("decide() gives the whole plan of what is allowed", { permissions: "none" }, () => {
  const argv = ["sort", "-r", "", "a b", "-r"] as const;
  const verdict = decide(makeCase(argv, { request: { stdin: "b\na\n", timeoutSeconds: 7 } }));
  assertEquals<unknown>(verdict, {
    kind: "allow",
    by: { id: "allowlist.commands", line: null },
    at: { unit: "argv", start: 0, end: 1 },
    reason: "command 'sort' is on the allowlist",
    hint: null,
    category: "write",
    plan: {
      stages: [{
        program: { name: "sort", path: "/usr/bin/sort", file: "/usr/bin/sort" },
        argv: ["sort", "-r", "", "a b", "-r"],
        startsOthers: true,
      }],
      cwd: "/srv/jail",
      env: { PATH: "/usr/bin", HOME: "/var/empty" },
      stdin: "b\na\n",
      timeoutMs: 7000,
      clamped: false,
      sandbox: "none",
    },
  });
});

Deno.test("decide() gives the whole verdict of what is denied", { permissions: "none" }, () => {
  const policy = {
    rules: [makeRule({ line: 4, command: "rm", denyArgs: [["-r"]], reason: "no trees" })],
  };
  assertEquals<unknown>(decide(makeCase(["rm", "-vr", "x"], { policy })), {
    kind: "deny",
    category: "write",
    code: "POLICY_DENIED",
    by: { id: "rule.deny-args", line: 4 },
    at: { unit: "argv", start: 1, end: 2 },
    reason: "'rm -r' is denied by a rule: no trees",
    hint: null,
  });
});

Deno.test("decide() knows no category of what is not listed", { permissions: "none" }, () => {
  assertEquals(decide(makeCase(["lsof"])).category, null);
  assertEquals(decide(makeCase(["ls"], { policy: { deny: ["ls"] } })).category, "read");
});

Deno.test(
  "decide() allows a name by a pattern that matches all of it",
  { permissions: "none" },
  async () => {
    const changes: CaseChanges = {
      policy: {
        allow: {
          commands: ["/opt/tool"],
          patterns: [await compileLinear("l."), await compileLinear("g?zip")],
        },
      },
      programs: makeTable({
        ls: "ls",
        ll: "ll",
        lsblk: "lsblk",
        gzip: "gzip",
        "/opt/tool": "/opt/tool",
        "/ls": "/ls",
      }),
    };
    // deno-fmt-ignore: columns carry the meaning
    const cases: readonly (readonly [name: string, rule: string])[] = [
    ["ls",         "allowlist.patterns"],
    ["ll",         "allowlist.patterns"],
    ["gzip",       "allowlist.patterns"],
    ["/opt/tool",  "allowlist.commands"],
    ["lsblk",      "allowlist.not-listed"],
    ["als",        "allowlist.not-listed"],
    ["l",          "allowlist.not-listed"],
    ["ls\n",       "allowlist.not-listed"],
    ["gzipx",      "allowlist.not-listed"],
    ["/ls",        "allowlist.not-listed"],
    ["l/",         "allowlist.not-listed"],
    ["zip",        "program.not-found"],
  ];
    for (const [name, rule] of cases) {
      assertEquals(decide(makeCase([name], changes)).by.id, rule, name);
    }
  },
);

Deno.test(
  "decide() starts what was resolved by what it was called",
  { permissions: "none" },
  () => {
    const changes = {
      policy: { allow: { commands: ["awk", "/opt/awk"] } },
      programs: makeTable({ "awk": "mawk", "/opt/awk": "/opt/lib/gawk" }),
    };
    const [bare, absolute] = [["awk", "x"], ["/opt/awk", "x"]].map((argv) =>
      planOf(decide(makeCase(argv as [string], changes))).stages[0]
    );
    assertEquals<unknown>(bare, {
      program: { name: "awk", path: "/usr/bin/awk", file: "/usr/bin/mawk" },
      argv: ["awk", "x"],
      startsOthers: true,
    });
    assertEquals<unknown>(absolute, {
      program: { name: "awk", path: "/opt/awk", file: "/opt/lib/gawk" },
      argv: ["/opt/awk", "x"],
      startsOthers: true,
    });
  },
);

Deno.test("decide() knows what cannot start others, and takes the rest for able to", {
  permissions: "none",
}, () => {
  const starts = ["ls", "rm", "sort", "git", "mystery"].map((name) =>
    planOf(decide(makeCase([name]))).stages[0].startsOthers
  );
  assertEquals(starts, [false, false, true, true, true]);
});

Deno.test("decide() gives time as asked, up to the policy's most", { permissions: "none" }, () => {
  // deno-fmt-ignore: columns carry the meaning
  const cases: readonly (readonly [asked: number | undefined, ms: number, clamped: boolean])[] = [
    [undefined,  30_000,   false],
    [1,          1_000,    false],
    [300,        300_000,  false],
    [301,        300_000,  true],
    [1e9,        300_000,  true],
  ];
  for (const [asked, ms, clamped] of cases) {
    const verdict = decide(
      makeCase(["ls"], { request: asked === undefined ? {} : { timeoutSeconds: asked } }),
    );
    const { timeoutMs, clamped: found } = planOf(verdict);
    assertEquals([timeoutMs, found], [ms, clamped], String(asked));
    assertEquals(
      verdict.hint,
      clamped ? "timeout_seconds was reduced to the policy's maximum, 300" : null,
    );
  }
});

Deno.test("decide() adds what a call may set to the environment", { permissions: "none" }, () => {
  const changes: CaseChanges = {
    policy: { environment: { clientMaySet: ["TZ", "NO_COLOR"] } },
    baseEnv: { PATH: "/usr/bin", TZ: "UTC" },
  };
  assertEquals<unknown>(
    planOf(decide(makeCase(["ls"], { ...changes, request: { env: { TZ: "Asia/Tokyo" } } }))).env,
    { PATH: "/usr/bin", TZ: "Asia/Tokyo" },
  );
  assertEquals<unknown>(planOf(decide(makeCase(["ls"], changes))).env, {
    PATH: "/usr/bin",
    TZ: "UTC",
  });
});

Deno.test("decide() plans the sandbox that the policy wants and the host gives", {
  permissions: "none",
}, () => {
  // deno-fmt-ignore: columns carry the meaning
  const cases = [
    ["auto",      "none",        "none"],
    ["auto",      "bubblewrap",  "bubblewrap"],
    ["required",  "seatbelt",    "seatbelt"],
    ["off",       "bubblewrap",  "none"],
  ] as const;
  for (const [mode, sandbox, planned] of cases) {
    const verdict = decide(makeCase(["ls"], { policy: { sandbox: { mode } }, sandbox }));
    assertEquals(planOf(verdict).sandbox, planned);
  }
});

Deno.test("decide() asks where the category needs approval", { permissions: "none" }, () => {
  const policy = { approval: { require: ["write", "system"] as const } };
  assertEquals(decide(makeCase(["ls"], { policy })).kind, "allow");
  assertEquals(decide(makeCase(["rm", "x"], { policy: { ...policy, deny: ["rm"] } })).kind, "deny");
  const asked = decide(makeCase(["rm", "x"], { policy }));
  const allowed = decide(makeCase(["rm", "x"]));
  assertEquals<unknown>(asked, {
    ...allowed,
    kind: "ask",
    by: { id: "approval.required", line: null },
    reason: "commands of category 'write' need a person's approval",
  });
  assertEquals(decide(makeCase(["mystery"], { policy })).kind, "ask");
});

Deno.test("decide() freezes a plan all the way down", { permissions: "none" }, () => {
  const policy = { environment: { clientMaySet: ["A"] } };
  const verdict = decide(makeCase(["ls", "-l"], { policy, request: { env: { A: "1" } } }));
  assertEquals(unfrozen(planOf(verdict), "plan"), []);
  assertEquals(Object.isFrozen(verdict), true);
});

/** The places in a value that could still be changed. */
function unfrozen(value: unknown, at: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, one]) => unfrozen(one, `${at}.${key}`));
  return Object.isFrozen(value) ? below : [at, ...below];
}

Deno.test("decide() denies rather than plan in a directory of a kind that the checks do not know", {
  permissions: "none",
}, () => {
  // A kind of directory that the checks do not know, as only a bug could make one.
  const facts = { cwd: { kind: "inside" }, paths: [] } as never;
  assertEquals(planOf(decide(makeCase(["ls"], { facts }))).cwd, undefined as never);
  const unknown = { cwd: { kind: "new" }, paths: [] } as never;
  assertEquals(decide(makeCase(["ls"], { facts: unknown })).kind, "deny");
});

Deno.test("decide() trusts what is known of a name only for the system's own program", {
  permissions: "none",
}, () => {
  // deno-fmt-ignore: columns carry the meaning
  const cases: readonly (readonly [path: string, file: string, startsOthers: boolean])[] = [
    ["/usr/bin/cat",       "/usr/bin/cat",          false],
    ["/usr/bin/cat",       "/bin/cat",              false],
    ["/usr/local/bin/cat", "/usr/local/bin/cat",    true],
    ["/usr/bin/cat",       "/opt/wrappers/cat.sh",  true],
    ["/usr/bin/sort",      "/usr/bin/sort",         true],
  ];
  for (const [path, file, startsOthers] of cases) {
    const name = path.split("/").at(-1) ?? "";
    const programs = {
      found: new Map([[name, { name, path, file }]]),
      missing: new Map<string, string>(),
      denied: new Set<string>(),
    };
    const { stages } = planOf(
      decide(makeCase([name], { programs, policy: { allow: { commands: [name] } } })),
    );
    assertEquals(stages[0].startsOthers, startsOthers, `${path} → ${file}`);
  }
});
