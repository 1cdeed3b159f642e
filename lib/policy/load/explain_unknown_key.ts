import type { KeyPath } from "./key_path.ts";
import { nearest } from "./nearest.ts";
import { quote } from "./quote.ts";
import { schemaNode } from "./schema_node.ts";

/** Says what is wrong with a key that the schema does not have, and what was probably meant. */
export function explainUnknownKey(table: KeyPath, key: string): string {
  const home = belongsIn(table, key);
  if (home !== null) return `unknown key; it belongs ${home}`;
  const known = schemaNode(table)?.keys ?? [];
  const meant = nearest(key, known);
  if (meant !== null) return `unknown key; did you mean ${quote(meant)}?`;
  return `unknown key; known here: ${known.join(", ")}`;
}

/** In TOML a key under the wrong header is easily written: whatever follows a header belongs to it. */
function belongsIn(table: KeyPath, key: string): string | null {
  const groups = schemaNode([])?.keys ?? [];
  if (table.length > 0 && groups.includes(key)) {
    const isGroup = key === "rules" || (schemaNode([key])?.keys.length ?? 0) > 0;
    if (!isGroup) return "at the top of the file, above the first [group]";
    return `on a line of its own: ${key === "rules" ? "[[rules]]" : `[${key}]`}`;
  }
  const homes: string[] = [];
  for (const group of groups) {
    if (group === table[0]) continue;
    if (schemaNode([group])?.keys.includes(key)) homes.push(`[${group}]`);
    else if (group === "rules" && schemaNode([group, 0])?.keys.includes(key)) {
      homes.push("[[rules]]");
    }
  }
  return homes.length === 0 ? null : `in ${homes.join(" or ")}`;
}
