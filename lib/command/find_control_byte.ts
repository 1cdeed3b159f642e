/**
 * The offset of the first control byte (0x00–0x1f or 0x7f) that is no tab, or -1. A newline starts a second
 * command, and every other one can hide what is shown to a person.
 */
export function findControlByte(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if ((unit < 0x20 && unit !== 0x09) || unit === 0x7f) return at;
  }
  return -1;
}
