import { assert, assertEquals, assertRejects } from "@std/assert";
import { compileLinear } from "../../lib/policy/linear_pattern.ts";

const permissions = "none";

// deno-fmt-ignore: columns carry the meaning
const full: readonly (readonly [source: string, text: string, matches: boolean])[] = [
  ["g?zip",       "gzip",       true],
  ["g?zip",       "zip",        true],
  ["g?zip",       "bgzip",      false],
  ["g?zip",       "gzip\n",     false],
  ["a|ab",        "ab",         true],
  ["l.",          "ls",         true],
  ["l.",          "lsblk",      false],
  ["^ls$",        "ls",         true],
  ["(?i)ls",      "LS",         true],
  ["ls",          "LS",         false],
  [".",           "\u{1f600}",  true],
  ["",            "",           true],
];

for (const [source, text, matches] of full) {
  Deno.test({
    name: `fullMatch() is ${matches} for ${source} on ${JSON.stringify(text)}`,
    permissions,
    fn: async () => assertEquals((await compileLinear(source)).fullMatch(text), matches),
  });
}

// deno-fmt-ignore: columns carry the meaning
const all: readonly (readonly [source: string, text: string, matches: readonly (readonly [number, number])[]])[] = [
  ["INT-[0-9]+",  "a INT-1, INT-22",     [[2, 7], [9, 15]]],
  ["INT-[0-9]+",  "a INT-, INT",         []],
  ["x*",          "axxb",                [[1, 3]]],
  ["^",           "abc",                 []],
  ["\\bk\\b",     "k kk k",              [[0, 1], [5, 6]]],
  ["(?m)^a.$",    "ab\nac\nad",          [[0, 2], [3, 5], [6, 8]]],
  ["a+?",         "aa",                  [[0, 1], [1, 2]]],
  ["k[0-9]",      "\u{1f600}k1é k2",     [[2, 4], [6, 8]]],
  ["x",           "",                    []],
];

for (const [source, text, matches] of all) {
  Deno.test({
    name: `matches() finds ${matches.length} of ${source} in ${JSON.stringify(text)}`,
    permissions,
    fn: async () => assertEquals((await compileLinear(source)).matches(text), matches),
  });
}

const RE2 = "(RE2 syntax: no lookaround, no backreferences, counts up to 1000)";
const cannot = (source: string, rest: string) => `Cannot compile the pattern "${source}": ${rest}`;

const refused: readonly (readonly [source: string, message: string, twin: string])[] = [
  ["[", cannot("[", `missing closing ]: \`[\` ${RE2}`), "[[]"],
  ["a{1001}", cannot("a{1001}", `invalid repeat count: \`{1001}\` ${RE2}`), "a{900}"],
  ["(?=a)", cannot("(?=a)", `invalid or unsupported Perl syntax: \`(?=\` ${RE2}`), "(?:a)"],
  [
    "((a{1000}){100}){10}",
    cannot("((a{1000}){100}){10}", `invalid repeat count: \`{100}\` ${RE2}`),
    "((a{10}){10}){1}",
  ],
  [
    "((a?){30}){30}",
    cannot("((a?){30}){30}", "it takes 3662 steps, 1000 are the limit; use smaller counts"),
    "((a?){9}){9}",
  ],
  [
    "a".repeat(4097),
    "Cannot compile a pattern of 4097 characters: 4096 are the limit",
    "a".repeat(900),
  ],
];

for (const [source, message, twin] of refused) {
  Deno.test({
    name: `compileLinear() refuses ${source.slice(0, 30)}`,
    permissions,
    async fn() {
      assertEquals((await assertRejects(() => compileLinear(source))).message, message);
      assertEquals((await compileLinear(twin)).source, twin);
    },
  });
}

/** Pairs that take minutes or years where an engine goes back or looks ahead without a bound. */
const slow: readonly (readonly [source: string, text: string])[] = [
  ["(a+)+$", `${"a".repeat(200_000)}!`],
  ["(a|aa)+$", `${"a".repeat(200_000)}!`],
  ["(.*)(.*)(.*)x", "a".repeat(200_000)],
  ["(?:[a-z]?){100}x", "abcdefgh ".repeat(5_000)],
];

for (const [source, text] of slow) {
  Deno.test({
    name: `matches() ends soon for ${source} on ${text.length} characters`,
    permissions,
    async fn() {
      const pattern = await compileLinear(source);
      const start = performance.now();
      assertEquals([pattern.matches(text), pattern.fullMatch(text)], [[], false]);
      assert(performance.now() - start < 30_000, "it took more than half a minute");
    },
  });
}

Deno.test({
  name: "matches() covers the rest when finding every match would look too often at each character",
  permissions,
  async fn() {
    const text = "INT-1 ".repeat(50_000);
    const pattern = await compileLinear("INT-1(.*END)?");
    const start = performance.now();
    const found = pattern.matches(text);
    assert(performance.now() - start < 30_000, "it took more than half a minute");
    assertEquals(found[0], [0, 5]);
    assertEquals(found.at(-1)?.[1], text.length);
    let covered = 0;
    for (const [from, to] of found) {
      assert(from >= covered && !text.slice(covered, from).includes("INT-1"), `gap before ${from}`);
      covered = to;
    }
  },
});

Deno.test({
  name: "matches() covers nothing more when the text is long and the pattern ordinary",
  permissions,
  async fn() {
    const line = "2024-01-01 12:00:00 some line with INT-12345678 and /usr/lib/x.so\n";
    const found = (await compileLinear("INT-[0-9]{8}")).matches(line.repeat(5_000));
    assertEquals(found.length, 5_000);
    assertEquals(
      found.every(([from, to], index) => from === index * line.length + 35 && to === from + 12),
      true,
    );
  },
});
