import { assertEquals } from "@std/assert";
import type { Category, Rule } from "../../lib/contract.ts";
import { categoryOf } from "../../lib/policy/category_of.ts";
import { makeRule } from "../support/make_policy.ts";
import { makeCase, makeTable } from "./make_case.ts";

const PROGRAMS = makeTable({
  ...{ "ls": "ls", "rm": "rm", "date": "date", "mystery": "mystery", "/opt/ls": "/opt/ls" },
  ...{ "awk": "mawk", "cat": "/bin/busybox", "sort": "sort" },
});

interface Row {
  readonly name: string;
  readonly category: Category;
  readonly categories?: Readonly<Record<string, Category>>;
  readonly rules?: readonly Rule[];
}

const ROWS: readonly Row[] = [
  // What is known.
  { name: "ls", category: "read" },
  { name: "rm", category: "write" },
  { name: "date", category: "system" },
  { name: "/opt/ls", category: "read" },
  { name: "mystery", category: "system" },
  { name: "awk", category: "system" },
  // Rules go before.
  { name: "ls", category: "write", rules: [makeRule({ command: "ls", category: "write" })] },
  {
    name: "mystery",
    category: "read",
    rules: [makeRule({ command: "mystery", category: "read" })],
  },
  {
    name: "mystery",
    category: "system",
    rules: [makeRule({ command: "mystery", denyArgs: [["x"]] })],
  },
  {
    name: "mystery",
    category: "system",
    rules: [makeRule({ command: "other", category: "read" })],
  },
  { name: "awk", category: "read", rules: [makeRule({ command: "mawk", category: "read" })] },
  {
    name: "mystery",
    category: "write",
    rules: [
      makeRule({ command: "mystery", category: "read" }),
      makeRule({ command: "mystery", category: "write" }),
    ],
  },
  // The policy's list goes before both.
  { name: "rm", category: "read", categories: { rm: "read" } },
  { name: "ls", category: "system", categories: { ls: "system" } },
  { name: "ls", category: "read", categories: { rm: "system" } },
  { name: "/opt/ls", category: "system", categories: { ls: "system" } },
  { name: "/opt/ls", category: "write", categories: { "ls": "system", "/opt/ls": "write" } },
  {
    name: "ls",
    category: "read",
    categories: { ls: "read" },
    rules: [makeRule({ command: "ls", category: "system" })],
  },
  // What is said of the file behind a name can only add.
  { name: "cat", category: "system", categories: { busybox: "system" } },
  { name: "cat", category: "write", categories: { "/bin/busybox": "write" } },
  { name: "sort", category: "system", categories: { "/usr/bin/sort": "system" } },
  { name: "sort", category: "write", categories: { "/usr/bin/sort": "read" } },
  { name: "awk", category: "system", categories: { mawk: "read" } },
];

Deno.test("categoryOf() takes the policy's word first, and the worst in doubt", {
  permissions: "none",
}, () => {
  for (const { name, category, categories = {}, rules = [] } of ROWS) {
    const one = makeCase([name, "x"], { policy: { categories, rules }, programs: PROGRAMS });
    assertEquals(categoryOf(one), category, JSON.stringify({ name, categories, rules }));
  }
});
