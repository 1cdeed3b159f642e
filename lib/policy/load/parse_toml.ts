import { parse, TomlError } from "@std/toml";
import type { Problem } from "./problem.ts";
import { quote } from "./quote.ts";

/** What the text said. */
export type ParsedToml =
  | { readonly kind: "table"; readonly table: Readonly<Record<string, unknown>> }
  | { readonly kind: "refused"; readonly problem: Problem };

/** Parses TOML strictly: a key that is there twice, or a name that JavaScript gives a meaning, is an error. */
export function parseToml(text: string, file: string): ParsedToml {
  try {
    return { kind: "table", table: parse(text, { unsafeKeyBehaviour: "throw" }) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return {
      kind: "refused",
      problem: { file, line: error.line, key: null, message: describe(error, text) },
    };
  }
}

function describe(error: TomlError, text: string): string {
  const first = error.message.split("\n", 1)[0] ?? "";
  const detail = first.replace("Invalid TOML document: ", "");
  const here = (text.split(/\r?\n/)[error.line - 1] ?? "").slice(error.column - 1);
  if (detail.startsWith("trying to redefine")) {
    const key = /^[^\]=]+/.exec(here)?.[0].trim() ?? here;
    return `not TOML: ${quote(key)} is there twice; keep one of them`;
  }
  if (detail === "invalid value" && /^[A-Za-z~/]/.test(here)) {
    return `not TOML: invalid value ${quote(here.trim())}; text needs quotes`;
  }
  return `not TOML: ${detail} (column ${error.column})`;
}
