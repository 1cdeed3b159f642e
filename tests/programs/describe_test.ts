import { assertEquals } from "@std/assert";
import type { Category } from "../../lib/contract.ts";
import { describe } from "../../lib/programs/mod.ts";

// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [name: string, category: Category | null, startsOthers: boolean | null])[] = [
  ["ls",          "read",   false],
  ["cat",         "read",   false],
  ["grep",        "read",   false],
  ["diff",        "read",   true],
  ["[",           "read",   false],
  ["rm",          "write",  false],
  ["cp",          "write",  false],
  ["mv",          "write",  false],
  ["sort",        "write",  true],
  ["uniq",        "write",  false],
  ["date",        "system", false],
  ["find",        "system", true],
  ["git",         "system", true],
  ["tar",         "system", true],
  // Nobody described these.
  ["python3",     null,     null],
  ["LS",          null,     null],
  ["/usr/bin/ls", null,     null],
  ["l",           null,     null],
  ["",            null,     null],
  ["constructor", null,     null],
  ["__proto__",   null,     null],
];

Deno.test("describe() knows programs by their exact bare name", { permissions: "none" }, () => {
  for (const [name, category, startsOthers] of CASES) {
    const found = describe(name);
    assertEquals(found?.category ?? null, category, name);
    assertEquals(found?.startsOthers ?? null, startsOthers, name);
  }
});
