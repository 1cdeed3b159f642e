import type * as z from "zod/mini";
import { explainIssue } from "./explain_issue.ts";
import type { KeyPath } from "./key_path.ts";
import { policySchema } from "./policy_schema.ts";
import type { Report } from "./report.ts";

/** A policy whose names and types are right; what they mean together has not been looked at. */
export type Draft = z.output<typeof policySchema>;

/** Stand in for entries that were refused, so that the others keep their places. */
const PLACEHOLDERS: Readonly<Record<string, unknown>> = {
  rules: { command: "placeholder", category: "read" },
  extra_patterns: { name: "placeholder", regex: "placeholder" },
};

/**
 * Checks names and types of a document and gives what is usable of it: a place that is wrong is reported and
 * dropped (its default takes over), so that everything else can be checked in the same go.
 */
export function readDraft(document: Readonly<Record<string, unknown>>, report: Report): Draft {
  // A policy is read once: compiling a parser for it would take longer than all the rest.
  const first = policySchema.safeParse(document, { jitless: true });
  if (first.success) return first.data;
  const usable = structuredClone(document);
  const messages = new Map<string, { path: KeyPath; message: string }>();
  for (const issue of first.error.issues) {
    for (const explained of explainIssue(issue, document)) {
      messages.set(JSON.stringify(explained.path), explained);
    }
  }
  for (const { path, message } of messages.values()) {
    report.problem(path, message);
    drop(usable, path, report);
  }
  return policySchema.parse(usable, { jitless: true });
}

/** Takes out a whole entry of a list of tables, a whole list of texts, or just the key. */
function drop(document: Record<string, unknown>, path: KeyPath, report: Report): void {
  let holder: unknown = document;
  for (const [depth, part] of path.entries()) {
    const next = path[depth + 1];
    const isLast = next === undefined ||
      (typeof next === "number" && !Object.hasOwn(PLACEHOLDERS, part));
    const placeholder = typeof part === "number"
      ? PLACEHOLDERS[String(path[depth - 1])]
      : undefined;
    if (!isTable(holder)) return;
    if (isLast || placeholder !== undefined) {
      if (placeholder === undefined) delete holder[part];
      else holder[part] = placeholder;
      report.drop(path.slice(0, depth + 1));
      return;
    }
    holder = holder[part];
  }
}

function isTable(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}
