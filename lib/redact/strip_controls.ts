/**
 * Takes out of a text what a terminal would obey instead of show: escape sequences (ECMA-48: CSI, OSC with
 * titles and links, DCS, APC, PM, SOS, the short ones), control characters but newline and tab, and the
 * characters that turn the direction of writing (Unicode UAX #9; CVE-2021-42574). `\r\n` becomes `\n`, a letter
 * that was struck over with itself or underlined is written once. Linear in the text; doing it twice changes nothing.
 */
export function stripControls(text: string): string {
  if (!ANY.test(text)) return text;
  let before = text;
  // What is left when a sequence is gone can be one again: ESC ESC [ 0 m [ 0 m.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const after = before.replace(OVERSTRUCK, "$1$2").replace(SEQUENCES, "");
    if (after === before) break;
    before = after;
  }
  return before.replace(SINGLE, "");
}

const MOST_ROUNDS = 3;

// deno-lint-ignore no-control-regex -- control characters are what this is about
const ANY = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
// deno-lint-ignore no-control-regex
const SINGLE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]+/g;

/** How man pages write bold and underlined. */
// deno-lint-ignore no-control-regex
const OVERSTRUCK = /([^\x00-\x1f])(?:\x08\1)+|_\x08([^\x00-\x1f])/g;

const SEQUENCES = new RegExp(
  [
    // Strings up to their terminator. One without loses its introducer only, by the last line: its text is shown.
    String.raw`(?:\x1b\]|\x9d)[^\x07\x1b\x90-\x9f\n]*(?:\x07|\x1b\\|\x9c)`,
    String.raw`(?:\x1b[PX^_]|[\x90\x98\x9e\x9f])[^\x1b\x90-\x9f]*(?:\x1b\\|\x9c)`,
    String.raw`(?:\x1b\[|\x9b)[0-?]{0,256}[ -/]{0,16}[@-~]`,
    // Cut off by the end of the text.
    String.raw`(?:\x1b\[|\x9b)[0-?]{0,256}[ -/]{0,16}$`,
    String.raw`\x1b[ -/]{0,16}[0-~]`,
  ].join("|"),
  "g",
);
