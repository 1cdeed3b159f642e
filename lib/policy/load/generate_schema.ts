/**
 * Writes `policy.schema.json`: `deno run --allow-write=policy.schema.json lib/policy/load/generate_schema.ts`.
 *
 * @module
 */
import { schemaText } from "./schema_text.ts";

if (import.meta.main) {
  Deno.writeTextFileSync(new URL("../../../policy.schema.json", import.meta.url), schemaText());
}
