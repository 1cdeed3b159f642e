/** Longer texts are cut: a reason is one sentence. */
const MOST_CHARACTERS = 60;

/** What would not show, or would show as something else: control bytes, odd spaces, invisible and turning characters. */
const UNSEEN = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/** A text of the caller's for a reason: quoted, short, and with nothing hidden in it (`rm\u{200b}`). */
export function quoted(text: string): string {
  const characters = [...text.slice(0, 2 * MOST_CHARACTERS + 2)];
  const cut = characters.length > MOST_CHARACTERS ? "…" : "";
  const shown = characters.slice(0, MOST_CHARACTERS).join("").replace(UNSEEN, escape);
  return `'${shown}${cut}'`;
}

function escape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
