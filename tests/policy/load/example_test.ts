import { assertEquals } from "@std/assert";
import { parse } from "@std/toml";
import { policySchema, schemaText } from "../../../lib/policy/load/mod.ts";
import { checkExamples } from "../../../lib/policy/mod.ts";
import { inHouse } from "./load_text.ts";

const TEXT = Deno.readTextFileSync(new URL("../../../policy.example.toml", import.meta.url));

Deno.test({
  name: "policy.example.toml loads without a problem or a warning, and its examples hold",
  permissions: { read: true, write: true },
  fn: () =>
    inHouse(async (house) => {
      const overrides = { jailRoot: `${house.root}/jail`, auditLog: `${house.root}/a.jsonl` };
      const { problems, warnings, policy } = await house.load(TEXT, { overrides, checkExamples });
      assertEquals([problems, warnings], [[], []]);
      assertEquals(
        policy?.rules.map(({ examples }) => examples.allow.length * examples.deny.length > 0),
        [
          true,
          true,
          true,
        ],
      );
    }),
});

Deno.test({
  name: "policy.example.toml is refused when one of its examples is turned round",
  permissions: { read: true, write: true },
  fn: () =>
    inHouse(async (house) => {
      const overrides = { jailRoot: `${house.root}/jail`, auditLog: `${house.root}/a.jsonl` };
      const text = TEXT.replace('allow = ["sort -r names.txt"]', 'allow = ["sort -o names.txt"]');
      const { problems } = await house.load(text, { overrides, checkExamples });
      assertEquals(problems.length, 1);
    }),
});

Deno.test({
  name: "policy.example.toml has every key, and begins with its schema",
  permissions: "none",
  fn() {
    assertEquals(TEXT.split("\n", 1), ["#:schema ./policy.schema.json"]);
    assertEquals(missing(JSON.parse(schemaText()), parse(TEXT), ""), []);
    assertEquals(policySchema.safeParse(parse(TEXT)).success, true);
  },
});

/** Keys of the schema that a document does not have; in a list one entry with the key is enough. */
function missing(schema: Record<string, unknown>, document: unknown, path: string): string[] {
  if (document === undefined) return [path];
  const items = schema["items"] as Record<string, unknown> | undefined;
  if (items !== undefined && Array.isArray(document) && items["properties"] !== undefined) {
    return missing(items, Object.assign({}, ...document), `${path}[]`);
  }
  return Object.entries(schema["properties"] ?? {}).flatMap(([key, inner]) =>
    missing(inner, (document as Record<string, unknown>)[key], `${path}.${key}`)
  );
}
