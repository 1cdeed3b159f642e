import { assertEquals, assertMatch } from "@std/assert";
import { inHouse } from "./load_text.ts";

const BASE = [
  "[allowlist]",
  'commands = ["ls", "git"]',
  "[[rules]]",
  'command = "git"',
  'deny_args = ["push -f"]',
  "[environment]",
  'set = { TZ = "UTC", A = "1" }',
].join("\n");

const SAME: readonly (readonly [when: string, text: string])[] = [
  ["comments and empty lines are added", `# note\n\n${BASE}`],
  ["a default is written out", `${BASE}\n[limits]\nparallel = 8`],
  ["keys change places", BASE.replace('TZ = "UTC", A = "1"', 'A = "1", TZ = "UTC"')],
  ["another spelling says the same words", BASE.replace("push -f", " push\\t-f")],
];

const OTHER: readonly (readonly [when: string, text: string])[] = [
  ["a command is added", BASE.replace('"git"]', '"git", "cat"]')],
  ["commands change places", BASE.replace('"ls", "git"', '"git", "ls"')],
  ["a denied word changes", BASE.replace("push -f", "push -F")],
  ["a limit changes", `${BASE}\n[limits]\nparallel = 9`],
  ["a pattern is added", BASE.replace('"git"]', '"git"]\npatterns = ["g?zip"]')],
  ["a variable changes", BASE.replace('A = "1"', 'A = "2"')],
  ["a variable called line is added", BASE.replace('A = "1"', 'A = "1", line = "3"')],
  ["the fail mode changes", `audit_fail_mode = "open"\n${BASE}`],
];

for (const [cases, equal] of [[SAME, true], [OTHER, false]] as const) {
  for (const [when, text] of cases) {
    Deno.test({
      name: `hashPolicy() ${equal ? "stays" : "changes"} when ${when}`,
      permissions: { read: true, write: true },
      fn: () =>
        inHouse(async (house) => {
          const first = (await house.load(BASE)).policy?.hash;
          const second = (await house.load(text)).policy?.hash;
          assertMatch(first ?? "", /^[0-9a-f]{64}$/);
          assertMatch(second ?? "", /^[0-9a-f]{64}$/);
          assertEquals(first === second, equal);
        }),
    });
  }
}

Deno.test({
  name: "hashPolicy() counts what a variable overrides, and not where the file lies",
  permissions: { read: true, write: true },
  fn: () =>
    inHouse(async (house) => {
      const jailRoot = `${house.root}/jail`;
      const first = (await house.load(BASE)).policy?.hash;
      const moved = (await house.load(BASE, { file: `${house.root}/other.toml` })).policy?.hash;
      const open =
        (await house.load(BASE, { overrides: { jailRoot, auditFailMode: "open" } })).policy;
      assertEquals([moved === first, open?.hash === first], [true, false]);
    }),
});
