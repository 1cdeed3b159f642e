const MOST_CHARACTERS = 60;

/**
 * A piece of the request for a message: quoted, cut to 60 characters, and with everything that would not
 * show, or would show as something else, as an escape (`\n`, `\x07`, `\u{200b}`).
 */
export function showToken(token: string): string {
  const characters = [...token.slice(0, 2 * MOST_CHARACTERS + 2)];
  const shown = characters.slice(0, MOST_CHARACTERS).map(escapeCharacter).join("");
  return `'${shown}${characters.length > MOST_CHARACTERS ? "…" : ""}'`;
}

function escapeCharacter(character: string): string {
  if (character === " " || !/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(character)) {
    return character;
  }
  const named: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  return named[character] ?? (code < 0x80 ? `\\x${hex.padStart(2, "0")}` : `\\u{${hex}}`);
}
