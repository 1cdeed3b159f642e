import { basename, isAbsolute } from "@std/path";
import type { Check } from "./check.ts";
import { nameProblem } from "./name_problem.ts";
import { quote } from "./quote.ts";
import { findIntrusion, type Territory } from "./territory.ts";

/** Checks the names in `[allowlist]`, `[denylist]` and `[categories]`, and that the lists go together. */
export function checkNames(check: Check, territories: readonly Territory[]): void {
  const { allowlist, denylist, categories } = check.draft;
  const places: [group: string, key: string, names: readonly string[]][] = [
    ["allowlist", "commands", allowlist.commands],
    ["denylist", "commands", denylist.commands],
    ...Object.entries(categories).map(([key, names]) =>
      ["categories", key, names] satisfies [string, string, readonly string[]]
    ),
  ];
  for (const [group, key, names] of places) {
    checkList(check, { group, key, names, territories: group === "allowlist" ? territories : [] });
  }
  checkBothLists(check);
}

interface NameList {
  readonly group: string;
  readonly key: string;
  readonly names: readonly string[];
  readonly territories: readonly Territory[];
}

function checkList({ report }: Check, { group, key, names, territories }: NameList): void {
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    const fail = (message: string) => report.problem([group, key, index], message, [group, key]);
    const problem = nameProblem(name);
    if (seen.has(name)) fail(`${quote(name)} is listed twice`);
    else if (problem !== null) fail(problem);
    else if (isAbsolute(name)) {
      const intrusion = findIntrusion(name, territories);
      if (intrusion !== null) {
        fail(`${quote(name)} ${intrusion.how}, where commands could replace it`);
      }
    }
    seen.add(name);
  }
}

/** Deny wins, so that both is not wrong, but it is hardly meant. */
function checkBothLists({ draft, report }: Check): void {
  const { allowlist, denylist } = draft;
  const denied = new Set(denylist.commands.flatMap((name) => [fold(name), fold(basename(name))]));
  for (const [index, name] of allowlist.commands.entries()) {
    if (!denied.has(fold(name)) && !denied.has(fold(basename(name)))) continue;
    report.warn(
      ["allowlist", "commands", index],
      `${quote(name)} is on the denylist too, which wins`,
      ["allowlist", "commands"],
    );
  }
  if (allowlist.commands.length + allowlist.patterns.length === 0) {
    report.warn(["allowlist"], 'nothing is allowed; list commands, e.g. commands = ["ls"]');
  }
}

function fold(name: string): string {
  return name.toLowerCase();
}
