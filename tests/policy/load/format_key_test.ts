import { assertEquals } from "@std/assert";
import { formatKey } from "../../../lib/policy/load/format_key.ts";
import type { KeyPath } from "../../../lib/policy/load/key_path.ts";

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [path: KeyPath, text: string])[] = [
  [["jail_root"],                    "jail_root"],
  [["allowlist", "commands", 2],     "allowlist.commands[2]"],
  [["rules", 0, "examples", "deny"], "rules[0].examples.deny"],
  [["environment", "set", "a b.c"],  'environment.set."a b.c"'],
  [[""],                             '""'],
];

for (const [path, text] of cases) {
  Deno.test({
    name: `formatKey() writes ${text}`,
    permissions: "none",
    fn: () => assertEquals(formatKey(path), text),
  });
}
