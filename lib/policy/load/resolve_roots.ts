import type { Check } from "./check.ts";
import { quote } from "./quote.ts";
import { resolveDirectory } from "./resolve_directory.ts";
import type { Territory } from "./territory.ts";

/** The directories of `[paths]`, without the jail. */
export interface Roots {
  readonly read: readonly string[];
  readonly write: readonly Territory[];
}

/** Resolves the directories of `[paths]`. What is named twice under two spellings is there once. */
export function resolveRoots(check: Check): Roots {
  const write = resolveList(check, "write").map(({ root, index }): Territory => ({
    root,
    kind: "write root",
    fail: (message) => check.report.problem(["paths", "write", index], message, ["paths", "write"]),
  }));
  return { read: resolveList(check, "read").map(({ root }) => root), write };
}

function resolveList({ draft, report }: Check, key: "read" | "write") {
  const found = new Map<string, { root: string; index: number }>();
  const seen = new Set<string>();
  for (const [index, path] of draft.paths[key].entries()) {
    const fail = (message: string) =>
      report.problem(["paths", key, index], message, ["paths", key]);
    const directory = resolveDirectory(path);
    if (seen.has(path)) fail(`${quote(path)} is listed twice`);
    else if (directory.kind === "refused") fail(directory.message);
    else if (!found.has(directory.real)) found.set(directory.real, { root: directory.real, index });
    seen.add(path);
  }
  return [...found.values()];
}
