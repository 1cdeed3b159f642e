// Control bytes, and everything that is not seen or turns the direction of writing.
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Quotes a value for a message: one line, nothing hidden in it, long ones shortened. */
export function quote(value: string): string {
  const short = value.length > 200 ? `${value.slice(0, 200)}…` : value;
  return JSON.stringify(short).replace(UNSEEN, escape);
}

function escape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
