import { assertEquals } from "@std/assert";
import { nearest } from "../../../lib/policy/load/nearest.ts";

const KNOWN = ["allowlist", "denylist", "allow", "deny", "paths", "max_timeout_seconds", "Mode"];

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [word: string, meant: string | null])[] = [
  ["alow",                "allow"],
  ["dney",                "deny"],
  ["allowlist",           "allowlist"],
  ["alowlst",             "allowlist"],
  ["denlyist",            "denylist"],
  ["pahts",               "paths"],
  ["path",                "paths"],
  ["pa",                  null],
  ["max_timout_second",   "max_timeout_seconds"],
  ["maxtimeoutseconds",   "max_timeout_seconds"],
  ["max_timeout",         "max_timeout_seconds"],
  ["timeout",             null],
  ["mode",                "Mode"],
  ["ALLOW",               "allow"],
  ["xyzzy",               null],
  ["",                    null],
];

for (const [word, meant] of cases) {
  Deno.test({
    name: `nearest() finds ${meant} for "${word}"`,
    permissions: "none",
    fn: () => assertEquals(nearest(word, KNOWN), meant),
  });
}

Deno.test({
  name: "nearest() finds nothing among nothing",
  permissions: "none",
  fn: () => assertEquals(nearest("a", []), null),
});
