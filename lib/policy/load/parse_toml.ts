import { parse, TomlError } from "@std/toml";
import type { Problem } from "./problem.ts";

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
      problem: { file, line: error.line, key: null, message: describe(error) },
    };
  }
}

function describe(error: TomlError): string {
  const first = error.message.split("\n", 1)[0] ?? "";
  const detail = first.replace("Invalid TOML document: ", "");
  return `not TOML: ${detail} (column ${error.column})`;
}
