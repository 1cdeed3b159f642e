import { assertEquals } from "@std/assert";
import { schemaText } from "../../../lib/policy/load/mod.ts";

const FILE = new URL("../../../policy.schema.json", import.meta.url);

Deno.test({
  name: "schemaText() is what policy.schema.json holds (else run the task schema)",
  permissions: { read: [FILE] },
  fn: () => assertEquals(Deno.readTextFileSync(FILE), schemaText()),
});

Deno.test({
  name: "schemaText() describes every key, refuses unknown ones and requires none at the top",
  permissions: "none",
  fn() {
    const schema: unknown = JSON.parse(schemaText());
    assertEquals(lacking(schema, ""), []);
    assertEquals((schema as { required?: unknown }).required, undefined);
  },
});

/** Keys without a description, and tables that take any key. */
function lacking(node: unknown, path: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { description, properties, additionalProperties, items } = node as Record<string, unknown>;
  const isElement = path.endsWith("[]");
  const found = typeof description === "string" || isElement ? [] : [`${path} has no description`];
  if (properties !== undefined && additionalProperties !== false) found.push(`${path} is open`);
  for (const [key, inner] of Object.entries(properties ?? {})) {
    found.push(...lacking(inner, `${path}.${key}`));
  }
  return [...found, ...lacking(items, `${path}[]`)];
}
