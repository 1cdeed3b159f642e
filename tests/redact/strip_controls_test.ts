import { assertEquals } from "@std/assert";
import { stripControls } from "../../lib/redact/mod.ts";

// deno-fmt-ignore: a table
const CASES: readonly (readonly [what: string, text: string, expected: string])[] = [
  ["plain text", "a\tb\n", "a\tb\n"],
  ["colours", "\x1b[1;31mred\x1b[0m", "red"],
  ["a private mode", "\x1b[?25lx\x1b[?25h", "x"],
  ["a CSI with intermediates", "\x1b[0 qx", "x"],
  ["clear screen", "\x1b[2J\x1b[Hx", "x"],
  ["a title that ends in BEL", "\x1b]0;title\x07x", "x"],
  ["a title that ends in ST", "\x1b]2;title\x1b\\x", "x"],
  ["a link", "\x1b]8;;https://a.example\x1b\\text\x1b]8;;\x1b\\", "text"],
  ["a DCS over lines", "\x1bPq#0\n#1\x1b\\x", "x"],
  ["an APC", "\x1b_Gf=100;AAAA\x1b\\x", "x"],
  ["a PM and an SOS", "\x1b^a\x1b\\\x1bXb\x1b\\x", "x"],
  ["short escapes", "\x1bc\x1b7\x1b(Bx\x1b8\x1b=\x1bM", "x"],
  ["8-bit CSI", "\x9b31mx", "x"],
  ["8-bit OSC and DCS", "\x9d0;t\x9cx\x90q\x9cy", "xy"],
  ["other C1 controls", "a\x85b\x8dc", "abc"],
  ["a title that never ends", "\x1b]0;title\nx", "0;title\nx"],
  ["a CSI cut off by the end", "x\x1b[3", "x"],
  ["a lone escape at the end", "x\x1b", "x"],
  ["a sequence within a sequence", "\x1b\x1b[0m[0mx", "x"],
  ["NUL, bell, form feed, delete", "a\0b\x07c\x0cd\x7fe", "abcde"],
  ["line ends of Windows", "a\r\nb\r\n", "a\nb\n"],
  ["a lone carriage return", "10%\r20%\n", "10%20%\n"],
  ["lone backspaces", "ab\b\b\bc", "abc"],
  ["bold and underlined by overstriking", "N\bNA\bA _\bx_\by", "NA xy"],
  ["turned writing", "a\u202eb\u2066c\u2069d\u202c", "abcd"],
  ["right-to-left text and joiners", "\u05d0\u200f\u{1f468}\u200d\u{1f469}", "\u05d0\u200f\u{1f468}\u200d\u{1f469}"],
];

for (const [what, text, expected] of CASES) {
  Deno.test({
    name: `stripControls() on ${what}`,
    permissions: "none",
    fn() {
      assertEquals(stripControls(text), expected);
      assertEquals(stripControls(expected), expected);
    },
  });
}
