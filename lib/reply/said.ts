import type { Decision, ParseRefusal } from "../contract.ts";
import type { Said } from "./blank.ts";

/** A verdict in the words of a result. What is allowed but cannot be started was not denied. */
export function said(verdict: Decision | ParseRefusal): Said {
  const { by, at, reason, hint } = verdict;
  const common = { rule: by.id, at, reason, hint };
  switch (verdict.kind) {
    case "allow":
    case "ask":
      return { ...common, decision: verdict.kind, category: verdict.category };
    case "refused":
      return { ...common, decision: "deny", category: null };
    case "deny": {
      const decision = verdict.by.id === "program.not-found" ? "allow" : "deny";
      return { ...common, decision, category: verdict.category };
    }
    default:
      return verdict satisfies never;
  }
}
