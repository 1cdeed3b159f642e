import type { Check } from "./check.ts";

/** Refuses what this version cannot do, so that nobody believes that it is on. */
export function checkSyntax({ draft, report }: Check): void {
  for (const [key, enabled] of Object.entries(draft.syntax)) {
    if (!enabled) continue;
    report.problem(["syntax", key], "not available in this version; set it to false or remove it");
  }
}
