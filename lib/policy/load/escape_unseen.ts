// Control bytes, and everything that is not seen or turns the direction of writing.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Writes out what a terminal would not show, or would obey: `\u{1b}`. */
export function escapeUnseen(text: string): string {
  return text.replace(
    UNSEEN,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
