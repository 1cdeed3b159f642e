import { assertEquals } from "@std/assert";
import { showToken } from "../../lib/command/show_token.ts";

// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [token: string, shown: string])[] = [
  ["a b",              "'a b'"],
  ["é日😀",            "'é日😀'"],
  ["a\n\r\tb",         "'a\\n\\r\\tb'"],
  ["\0\x1b\x7f",       "'\\x00\\x1b\\x7f'"],
  ["rm\u200b",         "'rm\\u{200b}'"],
  ["git\u3000push",    "'git\\u{3000}push'"],
  ["\u202eb\u00a0",    "'\\u{202e}b\\u{a0}'"],
  ["\u3164",           "'\\u{3164}'"],
  ["a\ud83d",          "'a\\u{d83d}'"],
  ["x".repeat(60),     `'${"x".repeat(60)}'`],
  ["x".repeat(61),     `'${"x".repeat(60)}…'`],
  ["😀".repeat(9999),  `'${"😀".repeat(60)}…'`],
];

Deno.test("showToken() escapes what would not show and cuts what is long", {
  permissions: "none",
}, () => {
  for (const [token, shown] of CASES) assertEquals(showToken(token), shown);
});
