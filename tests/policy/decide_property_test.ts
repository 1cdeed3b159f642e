import { assert, assertEquals } from "@std/assert";
import type { Category, Decision, Rule } from "../../lib/contract.ts";
import type { Place } from "../../lib/paths/mod.ts";
import { decide } from "../../lib/policy/mod.ts";
import { seeded } from "../command/generate_text.ts";
import { makeRule, type PolicyChanges } from "../support/make_policy.ts";
import { type CaseChanges, makeCase, makeTable } from "./make_case.ts";

const ROUNDS = 1_500;
const NAMES = ["ls", "cat", "git", "rm", "sort", "find", "mystery", "awk", "/opt/tool"];
const UNLISTED = ["lsof", "LS", "./cat", "constructor", "rm\u200b"];
// deno-fmt-ignore: a list
const WORDS = ["push", "status", "-f", "-fu", "-rf", "--force", "--forc", "-o", "x", "..", "", "--", "-C", "+main", "-delete", "a=b"];
const ENTRIES = [["push", "-f"], ["--force"], ["-rf"], ["status"], ["x"], ["-delete"], ["-o"], [
  "..",
]];
const PLACES: readonly Place[] = ["write", "write-only", "read", "device", "outside", "nowhere"];
const CATEGORIES: readonly Category[] = ["read", "write", "system"];
const FILES = { "awk": "mawk", "/opt/tool": "/opt/lib/rm", "mystery": "Mystery" };

type Random = () => number;

function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error("Cannot pick from an empty list");
  return found;
}

function some<T>(random: Random, most: number, make: () => T): readonly T[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, make);
}

function anyRule(random: Random): Rule {
  const entries = () => some(random, 2, () => pick(random, ENTRIES));
  return makeRule({
    command: pick(random, [...NAMES, "mawk"]),
    denyArgs: entries(),
    allowArgs: random() < 0.2 ? entries() : null,
    category: random() < 0.2 ? pick(random, CATEGORIES) : null,
  });
}

/** Everything but the policy: what is called, and what looking found. */
function anyCall(random: Random): { argv: readonly [string, ...string[]]; rest: CaseChanges } {
  const name = pick(random, random() < 0.1 ? UNLISTED : NAMES);
  const args = some(random, 4, () => pick(random, WORDS));
  const places = Object.fromEntries(args.map((arg) => {
    return [arg, random() < 0.8 ? "write" : pick(random, PLACES)] as const;
  }));
  const sandbox = random() < 0.9 ? "none" : "bubblewrap";
  const request = random() < 0.9 ? {} : { env: { TZ: "UTC" }, stdin: "x" };
  const files = Object.fromEntries(NAMES.map((one) => [one, one]));
  return {
    argv: [name, ...args],
    rest: { places, sandbox, request, programs: makeTable({ ...files, ...FILES }) },
  };
}

function anyPolicy(
  random: Random,
): PolicyChanges & { readonly deny: readonly string[]; readonly rules: readonly Rule[] } {
  return {
    allow: { commands: NAMES },
    deny: some(random, 1, () => pick(random, ["rm", "mawk", "FIND", "/bin/sort"])),
    rules: some(random, 4, () => anyRule(random)),
    approval: { require: some(random, 1, () => pick(random, CATEGORIES)) },
    sandbox: { mode: random() < 0.9 ? "auto" : "required" },
    environment: { clientMaySet: random() < 0.5 ? ["TZ"] : [] },
  };
}

/** Runs an act with many random policies and calls; says which round failed. */
function manyTimes(seed: number, act: (random: Random, round: number) => void): void {
  const random = seeded(seed);
  for (let round = 0; round < ROUNDS; round++) act(random, round);
}

const HARM: readonly Decision["kind"][] = ["deny", "ask", "allow"];
const grade = (verdict: Decision) => HARM.indexOf(verdict.kind);

Deno.test("decide() gives the same verdict in whichever order the rules stand", {
  permissions: "none",
}, () => {
  manyTimes(11, (random, round) => {
    const [policy, { argv, rest }] = [anyPolicy(random), anyCall(random)];
    const shuffled = policy.rules.map((rule) => ({ rule, key: random() }))
      .sort((a, b) => a.key - b.key).map(({ rule }) => rule);
    const [one, other] = [policy, { ...policy, rules: shuffled }].map((changed) =>
      decide(makeCase(argv, { ...rest, policy: changed }))
    );
    assertEquals([one?.kind, one?.by.id, one?.category], [
      other?.kind,
      other?.by.id,
      other?.category,
    ], `round ${round}`);
  });
});

Deno.test("decide() never allows more with one more deny rule or denied name", {
  permissions: "none",
}, () => {
  let stricter = 0;
  manyTimes(12, (random, round) => {
    const [policy, { argv, rest }] = [anyPolicy(random), anyCall(random)];
    const rule = makeRule({
      command: pick(random, [...NAMES, "mawk"]),
      denyArgs: [pick(random, ENTRIES)],
    });
    const more = [
      { ...policy, deny: [...policy.deny, pick(random, [...NAMES, "mawk", "LS", "/bin/git"])] },
      { ...policy, rules: [...policy.rules, rule] },
      {
        ...policy,
        rules: [{ ...rule, denyArgs: [], allowArgs: [pick(random, ENTRIES)] }, ...policy.rules],
      },
    ];
    const before = grade(decide(makeCase(argv, { ...rest, policy })));
    for (const changed of more) {
      const after = grade(decide(makeCase(argv, { ...rest, policy: changed })));
      assert(after <= before, `round ${round}: ${JSON.stringify(argv)}`);
      if (after < before) stricter++;
    }
  });
  // Otherwise this would have shown nothing.
  assert(stricter > 100, `only ${stricter} rules made a difference`);
});

Deno.test("decide() never allows more with one more argument that leads outside", {
  permissions: "none",
}, () => {
  manyTimes(13, (random, round) => {
    const [policy, { argv, rest }] = [anyPolicy(random), anyCall(random)];
    const places = { ...rest.places, "../away": "outside" as const };
    const verdict = decide(makeCase([...argv, "../away"], { ...rest, places, policy }));
    assertEquals(verdict.kind, "deny", `round ${round}`);
  });
});

const PLACELESS = /^(env|cwd|input|sandbox)\./;

Deno.test("decide() names a rule in every verdict, and a place in all that are about the command", {
  permissions: "none",
}, () => {
  const kinds = new Set<string>();
  manyTimes(14, (random, round) => {
    const { argv, rest } = anyCall(random);
    const verdict = decide(makeCase(argv, { ...rest, policy: anyPolicy(random) }));
    const at = verdict.at;
    kinds.add(verdict.by.id);
    assert(/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)?$/.test(verdict.by.id), verdict.by.id);
    assert(verdict.reason !== "" && verdict.hint !== "", `round ${round}`);
    assertEquals(at === null, PLACELESS.test(verdict.by.id), verdict.by.id);
    assert(at === null || (at.start >= 0 && at.start < at.end && at.end <= argv.length));
  });
  assertEquals([...kinds].sort(), [
    ...[
      "allowlist.commands",
      "allowlist.not-listed",
      "approval.required",
      "denylist",
      "env.not-listed",
    ],
    ...["path.outside", "path.read-only", "path.write-only", "rule.allow-args", "rule.deny-args"],
    "sandbox.required",
  ]);
});

Deno.test("decide() plans the very words that were judged, and changes nothing", {
  permissions: "none",
}, () => {
  manyTimes(15, (random, round) => {
    const { argv, rest } = anyCall(random);
    const one = makeCase(argv, { ...rest, policy: anyPolicy(random) });
    const before = structuredClone({ ...one, policy: { ...one.policy, allow: null } });
    const verdict = decide(one);
    assertEquals<unknown>({ ...one, policy: { ...one.policy, allow: null } }, before);
    assertEquals(decide(one), verdict, "the same verdict again");
    if (verdict.kind === "deny") return;
    assertEquals(verdict.plan.stages[0].argv, argv, `round ${round}`);
    assertEquals(Object.isFrozen(verdict.plan.stages[0].argv), true);
    assertEquals<unknown>(verdict.plan.stages[0].program, one.programs.found.get(argv[0]));
  });
});
