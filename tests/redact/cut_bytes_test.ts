import { assertEquals } from "@std/assert";
import { firstBytes, lastBytes } from "../../lib/redact/cut_bytes.ts";

// deno-fmt-ignore: a table
const CASES: readonly (readonly [text: string, limit: number, first: string, last: string])[] = [
  ["abcdef", 3, "abc", "def"],
  ["abcdef", 6, "abcdef", "abcdef"],
  ["abcdef", 0, "", ""],
  ["", 5, "", ""],
  ["éééé", 5, "éé", "éé"],
  ["…x…", 4, "…x", "x…"],
  ["\u{1f600}a\u{1f600}", 3, "", ""],
  ["\u{1f600}a\u{1f600}", 5, "\u{1f600}a", "a\u{1f600}"],
  ["\ud83d", 2, "", ""],
  ["ab[REDACTED:jwt]cd", 1, "a", "d"],
  ["ab[REDACTED:jwt]cd", 10, "ab", "cd"],
  ["ab[REDACTED:jwt]cd", 15, "ab", "cd"],
  ["ab[REDACTED:jwt]cd", 16, "ab[REDACTED:jwt]", "[REDACTED:jwt]cd"],
];

for (const [text, limit, first, last] of CASES) {
  Deno.test({
    name: `firstBytes() and lastBytes() of ${JSON.stringify(text)} within ${limit} bytes`,
    permissions: "none",
    fn: () => assertEquals([firstBytes(text, limit), lastBytes(text, limit)], [first, last]),
  });
}
