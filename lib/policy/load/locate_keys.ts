import type { KeyPath } from "./key_path.ts";
import { TomlCursor } from "./toml_cursor.ts";

/** Where the keys of one TOML text stand. */
export interface KeyLines {
  /** The line (from 1) of a key or list element, else of the nearest thing around it, else null. */
  lineOf(path: KeyPath): number | null;
}

/**
 * Finds the line of every key, table header and list element of a TOML text that a parser has accepted: TOML
 * parsers keep no positions. Understands headers, `[[arrays]]`, dotted and quoted keys, inline tables and
 * lists over many lines. Where the text surprises it, it stops, and what comes after has no line: no line is
 * better than a wrong one.
 */
export function locateKeys(text: string): KeyLines {
  // A policy without rules and without problems never asks.
  let lines: Lines | null = null;
  return {
    lineOf(path) {
      lines ??= scan(new TomlCursor(text));
      for (let length = path.length; length > 0; length--) {
        const line = lines.get(id(path.slice(0, length)));
        if (line !== undefined) return line;
      }
      return null;
    },
  };
}

type Lines = Map<string, number>;

function id(path: KeyPath): string {
  return JSON.stringify(path);
}

function note(lines: Lines, path: KeyPath, line: number): void {
  for (let length = 1; length <= path.length; length++) {
    const key = id(path.slice(0, length));
    if (!lines.has(key)) lines.set(key, line);
  }
}

function scan(cursor: TomlCursor): Lines {
  const lines: Lines = new Map();
  const counts = new Map<string, number>();
  let table: KeyPath = [];
  for (;;) {
    cursor.skipBlank();
    if (cursor.atEnd) return lines;
    if (cursor.peek() === "[") {
      const header = readHeader(cursor, counts);
      if (header === null) return lines;
      table = header.path;
      note(lines, table, header.line);
    } else if (!readPair(cursor, table, lines)) return lines;
  }
}

function readHeader(cursor: TomlCursor, counts: Map<string, number>) {
  const line = cursor.line;
  cursor.take("[");
  const isList = cursor.take("[");
  const names = readKey(cursor);
  if (names === null || !cursor.take("]") || (isList && !cursor.take("]"))) return null;
  let path: KeyPath = [];
  for (const [index, name] of names.entries()) {
    path = [...path, name];
    const seen = counts.get(id(path));
    if (isList && index === names.length - 1) {
      const next = seen === undefined ? 0 : seen + 1;
      counts.set(id(path), next);
      path = [...path, next];
    } else if (seen !== undefined) path = [...path, seen];
  }
  return { path, line };
}

function readPair(cursor: TomlCursor, table: KeyPath, lines: Lines): boolean {
  const line = cursor.line;
  const names = readKey(cursor);
  if (names === null || !cursor.take("=")) return false;
  const path = [...table, ...names];
  note(lines, path, line);
  return readValue(cursor, path, lines);
}

function readKey(cursor: TomlCursor): string[] | null {
  const names: string[] = [];
  do {
    cursor.skipSpace();
    const name = cursor.readName();
    if (name === null) return null;
    names.push(name);
    cursor.skipSpace();
  } while (cursor.take("."));
  return names;
}

function readValue(cursor: TomlCursor, path: KeyPath, lines: Lines): boolean {
  cursor.skipSpace();
  switch (cursor.peek()) {
    case "[":
      return readList(cursor, path, lines);
    case "{":
      return readInlineTable(cursor, path, lines);
    default:
      return cursor.skipScalar();
  }
}

function readList(cursor: TomlCursor, path: KeyPath, lines: Lines): boolean {
  cursor.take("[");
  for (let index = 0;; index++) {
    cursor.skipBlank();
    if (cursor.take("]")) return true;
    note(lines, [...path, index], cursor.line);
    if (!readValue(cursor, [...path, index], lines)) return false;
    cursor.skipBlank();
    if (!cursor.take(",")) return cursor.take("]");
  }
}

function readInlineTable(cursor: TomlCursor, path: KeyPath, lines: Lines): boolean {
  cursor.take("{");
  for (;;) {
    cursor.skipBlank();
    if (cursor.take("}")) return true;
    if (!readPair(cursor, path, lines)) return false;
    cursor.skipBlank();
    if (!cursor.take(",")) return cursor.take("}");
  }
}
