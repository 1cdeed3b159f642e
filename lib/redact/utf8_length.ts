/** Bytes of `text` from `start` to `end` (UTF-16 offsets) in UTF-8; half a surrogate pair counts as U+FFFD, three. */
export function utf8Length(text: string, start = 0, end = text.length): number {
  let bytes = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else {
      bytes += 3;
      // The second half of a pair: four bytes for both.
      const before = i > start ? text.charCodeAt(i - 1) : 0;
      if ((code & 0xfc00) === 0xdc00 && (before & 0xfc00) === 0xd800) bytes -= 2;
    }
  }
  return bytes;
}
