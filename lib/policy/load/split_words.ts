/** Parts an entry of `deny_args` or `allow_args` at spaces and tabs. Quotes and backslashes are plain characters. */
export function splitWords(entry: string): readonly string[] {
  return entry.split(/[ \t]+/).filter((word) => word !== "");
}
