import type { ParseRefusal, Span } from "../contract.ts";
import { type RuleId, RULES } from "./rules.ts";

/**
 * The refusal by one rule. `detail` is what the rule's sentence is about: the token as it was written,
 * or for the limits what was found and what is allowed.
 */
export function refuse(id: RuleId, at: Span, detail: string): ParseRefusal {
  const rule = RULES[id];
  return {
    kind: "refused",
    code: rule.code,
    by: { id, line: null },
    at,
    reason: rule.reason(detail),
    hint: rule.hint(detail),
  };
}
