import type { OperatorRule, OperatorToken } from "./token.ts";

// Every operator of bash's grammar, by its first character, longer before shorter.
// Source: bash(1), DEFINITIONS, REDIRECTION, Process Substitution; parse.y, read_token.
const OPERATORS: Readonly<Record<string, readonly (readonly [string, OperatorRule])[]>> = {
  "|": [
    ["||", "syntax.sequence"],
    ["|&", "syntax.pipeline"],
    ["|", "syntax.pipeline"],
  ],
  "&": [
    ["&&", "syntax.sequence"],
    ["&>>", "syntax.redirection"],
    ["&>", "syntax.redirection"],
    ["&", "syntax.background"],
  ],
  ";": [
    [";;&", "syntax.sequence"],
    [";;", "syntax.sequence"],
    [";&", "syntax.sequence"],
    [";", "syntax.sequence"],
  ],
  "<": ["<<<", "<<-", "<<", "<&", "<>", "<(", "<"].map((text) => [text, "syntax.redirection"]),
  ">": [">>", ">&", ">|", ">(", ">"].map((text) => [text, "syntax.redirection"]),
  "(": [["(", "syntax.group"]],
  ")": [[")", "syntax.group"]],
};

/** The operator that stands at `start`, the longest one, or null if none does. */
export function matchOperator(text: string, start: number): OperatorToken | null {
  const candidates = OPERATORS[text.charAt(start)];
  const found = candidates?.find(([operator]) => text.startsWith(operator, start));
  if (found === undefined) return null;
  const [operator, rule] = found;
  const end = start + operator.length + duplicated(text, start, operator);
  return {
    kind: "operator",
    text: text.slice(start, end),
    rule,
    at: { unit: "char", start, end },
  };
}

/** How much of the text after `>&` or `<&` names a descriptor: `2>&1` and `2>&-` are read as one. */
function duplicated(text: string, start: number, operator: string): number {
  if (operator !== ">&" && operator !== "<&") return 0;
  let end = start + operator.length;
  while (/[0-9]/.test(text.charAt(end))) end++;
  if (text[end] === "-") end++;
  return end - start - operator.length;
}
