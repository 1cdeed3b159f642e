import { assertEquals } from "@std/assert";
import { quote } from "../../../lib/policy/load/quote.ts";

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [value: string, quoted: string])[] = [
  ["ls",              '"ls"'],
  ['a"b\\',           '"a\\"b\\\\"'],
  ["a\nb\0",          '"a\\nb\\u0000"'],
  ["été",             '"été"'],
  ["a\u202eb\u200b",  '"a\\u{202e}b\\u{200b}"'],
  ["\x9b",            '"\\u{9b}"'],
  ["x".repeat(300),   `"${"x".repeat(200)}…"`],
];

for (const [value, quoted] of cases) {
  Deno.test({
    name: `quote() writes ${quoted}`,
    permissions: "none",
    fn: () => assertEquals(quote(value), quoted),
  });
}
