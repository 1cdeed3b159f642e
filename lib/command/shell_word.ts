/** A word as a POSIX shell wants it: for a person's own terminal, never for a command of ours. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
