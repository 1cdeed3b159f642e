/** A refused command may be megabytes long; a log line need not be. */
export const MAX_TEXT_LENGTH = 70_000;

/** A text; of a very long one the beginning, and how long it was. */
export function shorten(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  return `${text.slice(0, MAX_TEXT_LENGTH)}… (${text.length} characters)`;
}
