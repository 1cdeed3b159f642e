import { assertEquals } from "@std/assert";
import { isGlob } from "../../lib/command/is_glob.ts";

// Each row: what bash matches against names, and what it leaves alone. "\0" is a quoted piece.
// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [glob: string, plain: string])[] = [
  ["*",         "\0"],
  ["a?b",       "a\0b"],
  ["[a]",       "[a"],
  ["x[a-z]y",   "x]a-z[y"],
  ["[!a]",      "[!]a"],
  ["[^a]",      "[^]a"],
  ["[]]",       "[]"],
  ["[!]]",      "[!]"],
  ["[][]",      "[]["],
  ["[[]",       "[["],
  ["[a/b]/[c]", "[a/b]/[c"],
  [".[0]",      ".[]"],
  ["[\0]",      "[\0"],
];

Deno.test("isGlob() follows bash, one character making the difference", {
  permissions: "none",
}, () => {
  for (const [glob, plain] of CASES) {
    assertEquals(isGlob(glob), true, glob);
    assertEquals(isGlob(plain), false, plain);
  }
});
