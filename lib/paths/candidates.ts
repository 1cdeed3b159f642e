/**
 * The parts of an argument that a program nobody described could take as a path: the argument itself,
 * the value of `--option=value` and `key=value`, what is attached to a short option (`-I../x`), `@file`,
 * and `file:` addresses. Judging one too many costs little: inside the roots everything may stay.
 */
export function candidates(argument: string): readonly string[] {
  const parts = new Set<string>();
  collect(argument, parts);
  parts.delete("");
  return [...parts];
}

function collect(text: string, parts: Set<string>): void {
  if (!text.startsWith("-")) parts.add(text);
  const equals = text.indexOf("=");
  if (equals >= 0) collect(text.slice(equals + 1), parts);
  if (/^-[^-=]./.test(text)) parts.add(text.slice(2));
  if (text.startsWith("@")) parts.add(text.slice(1));
  if (/^file:/i.test(text)) parts.add(decodeFileAddress(text));
  // `host:/path`, `-v /a:/b`: what stands behind a colon counts where it is absolute or climbs.
  const address = /^[a-z][a-z0-9+.-]+:\/\//i.test(text);
  if (!address) { for (const part of text.split(":").slice(1)) if (climbs(part)) parts.add(part); }
}

function climbs(part: string): boolean {
  return part.startsWith("/") || part.split("/").includes("..");
}

function decodeFileAddress(text: string): string {
  const path = text.replace(/^file:(\/\/[^/]*)?/i, "");
  try {
    return decodeURIComponent(path);
  } catch {
    // Not percent-encoded after all: taken as it stands.
    return path;
  }
}
