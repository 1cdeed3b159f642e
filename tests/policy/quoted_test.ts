import { assertEquals } from "@std/assert";
import { quoted } from "../../lib/policy/checks/quoted.ts";

// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [text: string, shown: string])[] = [
  ["rm",                    "'rm'"],
  ["a b",                   "'a b'"],
  ["é日😀",                 "'é日😀'"],
  ["rm\u200b",              "'rm\\u{200b}'"],
  ["git\u3000push",         "'git\\u{3000}push'"],
  ["a\u202eb",              "'a\\u{202e}b'"],
  ["a\nb\x1b[0m",           "'a\\u{a}b\\u{1b}[0m'"],
  ["\u3164",                "'\\u{3164}'"],
  ["x".repeat(60),          `'${"x".repeat(60)}'`],
  ["x".repeat(61),          `'${"x".repeat(60)}…'`],
  ["😀".repeat(61),         `'${"😀".repeat(60)}…'`],
];

Deno.test("quoted() shows what would not be seen", { permissions: "none" }, () => {
  for (const [text, shown] of CASES) assertEquals(quoted(text), shown);
});
