import type { KeyPath } from "./key_path.ts";

const BARE = /^[A-Za-z0-9_-]+$/;

/** Writes a path as TOML writes keys: `environment.set."a b"`, positions in brackets: `rules[0].command`. */
export function formatKey(path: KeyPath): string {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else text += (text === "" ? "" : ".") + (BARE.test(part) ? part : JSON.stringify(part));
  }
  return text;
}
