import type * as z from "zod/mini";
import { explainUnknownKey } from "./explain_unknown_key.ts";
import type { KeyPath } from "./key_path.ts";
import { nearest } from "./nearest.ts";
import { quote } from "./quote.ts";
import { schemaNode } from "./schema_node.ts";
import { tomlLiteral } from "./toml_literal.ts";

/** One place that the schema refuses, in words. */
export interface Explained {
  readonly path: KeyPath;
  readonly message: string;
}

/** Turns what the schema found into sentences that say what was given, what is expected, and what to write. */
export function explainIssue(issue: z.core.$ZodIssue, document: unknown): readonly Explained[] {
  const path = issue.path.map((part) => typeof part === "symbol" ? String(part) : part);
  const given = valueAt(document, path);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: explainUnknownKey(path, key),
      }));
    case "invalid_type":
      return [{ path, message: explainType(issue.expected, given, path) }];
    case "invalid_value":
      return [{ path, message: explainWord(issue.values.map(String), given) }];
    case "too_small":
      return [{ path, message: `${String(given)} is too small; ${issue.minimum} is the least` }];
    case "too_big":
      return [{ path, message: `${String(given)} is too large; ${issue.maximum} is the most` }];
    default:
      return [{ path, message: issue.message }];
  }
}

function valueAt(document: unknown, path: KeyPath): unknown {
  let value = document;
  for (const part of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, part)?.value;
  }
  return value;
}

function explainType(expected: string, given: unknown, path: KeyPath): string {
  const advice = `write: ${correct(expected, given, path)}`;
  if (given === undefined) return `missing; ${advice}`;
  return `${nameOfType(expected, path)} is expected, not ${nameOf(given)}; ${advice}`;
}

/** An exact one of a few words. */
export function explainWord(words: readonly string[], given: unknown): string {
  const choice = words.map(quote).join(", ");
  if (typeof given !== "string") return `text is expected, not ${nameOf(given)}; one of ${choice}`;
  const meant = nearest(given, words);
  const advice = meant === null ? "" : `; did you mean ${quote(meant)}?`;
  return `${quote(given)} is not one of ${choice}${advice}`;
}

function nameOfType(expected: string, path: KeyPath): string {
  switch (expected) {
    case "string":
      return "text";
    case "number":
    case "int":
      return "a whole number";
    case "boolean":
      return "true or false";
    case "array":
      return path.length === 1 ? "a list of tables" : "a list";
    default:
      return path.length === 1 ? "a group" : "a table";
  }
}

function nameOf(given: unknown): string {
  if (typeof given === "string") return "text";
  if (typeof given === "number" || typeof given === "boolean") return String(given);
  if (Array.isArray(given)) return "a list";
  return given instanceof Date ? "a date" : "a table";
}

/** The line to write, with the given value made right where that is possible. */
function correct(expected: string, given: unknown, path: KeyPath): string {
  const name = path.at(-1);
  if (path[0] === "rules" && path.length <= 2) return "[[rules]]";
  if (path.length === 1 && expected === "object") return `[${String(name)}]`;
  const value = tomlLiteral(convert(expected, given) ?? schemaNode(path)?.example);
  return typeof name === "number" ? value : `${String(name)} = ${value}`;
}

function convert(expected: string, given: unknown): unknown {
  switch (expected) {
    case "string":
      return typeof given === "number" || typeof given === "boolean" ? String(given) : undefined;
    case "array":
      return typeof given === "string" && given !== "" ? [given] : undefined;
    case "number":
    case "int":
      return typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
    case "boolean":
      return given === "true" || given === 1
        ? true
        : given === "false" || given === 0
        ? false
        : undefined;
    default:
      return undefined;
  }
}
