import { assertEquals } from "@std/assert";
import { isBraceExpansion } from "../../lib/command/is_brace_expansion.ts";

// Each row: what bash expands, and what it leaves alone. "\0" is a quoted piece.
// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [expands: string, plain: string])[] = [
  ["{a,b}",        "{a.b}"],
  ["{,}",          "{}"],
  ["x{a,b}y",      "x{a,by"],
  ["{{a,b}",       "{{a.b}"],
  ["{a,{b,c}",     "{a,{b,c"],
  ["{a}b,c}",      "{a}b,c"],
  ["x{},b}",       "{},b}"],
  ["{}{a,b}",      "{}{a,b"],
  ["}{a,b}",       "}a,b}"],
  ["{a,b{c}d}",    "{a,b{c}d"],
  ["{x..{a,b}}",   "{x..{a.b}}"],
  ["{1..3}",       "{1..3"],
  ["{-1..+3}",     "{-1..}"],
  ["{01..10..2}",  "{01..10..}"],
  ["{a..C}",       "{a..1}"],
  ["{a..e..-2}",   "{a..e..x}"],
  ["x{b..d}",      "x{bb..d}"],
  ["{\0..1}",      "{\0..}"],
  ["{\0,b}",       "{\0b}"],
];

Deno.test("isBraceExpansion() follows bash, one character making the difference", {
  permissions: "none",
}, () => {
  for (const [expands, plain] of CASES) {
    assertEquals(isBraceExpansion(expands), true, expands);
    assertEquals(isBraceExpansion(plain), false, plain);
  }
});
