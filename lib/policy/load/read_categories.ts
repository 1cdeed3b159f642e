import type { Category, Policy } from "../../contract.ts";
import type { Check } from "./check.ts";
import { quote } from "./quote.ts";

const CATEGORIES: readonly Category[] = ["read", "write", "system"];

/** Turns the three lists into one table, and checks what must be approved. */
export function readCategories({ draft, report }: Check): Pick<Policy, "categories" | "approval"> {
  const table = new Map<string, Category>();
  for (const category of CATEGORIES) {
    for (const [index, name] of draft.categories[category].entries()) {
      const other = table.get(name);
      if (other !== undefined && other !== category) {
        report.problem(
          ["categories", category, index],
          `${quote(name)} is in ${other} too; choose one of them`,
          ["categories", category],
        );
      }
      table.set(name, category);
    }
  }
  const required = draft.approval.require;
  for (const [index, category] of required.entries()) {
    if (required.indexOf(category) === index) continue;
    report.problem(["approval", "require", index], `${quote(category)} is listed twice`, [
      "approval",
      "require",
    ]);
  }
  // Looked up by names that a caller chose: "constructor" must not find what every object has.
  const categories = Object.setPrototypeOf(Object.fromEntries(table), null);
  return { categories, approval: { require: required } };
}
