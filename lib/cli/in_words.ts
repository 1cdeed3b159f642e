import type { CommandResult, Request } from "../contract.ts";
import type { Asked } from "../flow.ts";

/** A verdict for a person: code, reason, hint, and a caret under the part of the command that decided. */
export function inWords(result: CommandResult, asked: Asked): string {
  const { code, decision, category, policy_reason, rule, hint } = result;
  const verdict = code === "OK" ? decision : code;
  return [
    `${verdict}: ${policy_reason}`,
    ...("kind" in asked ? [] : pointer(result, asked)),
    `  rule      ${rule}`,
    ...(category === null ? [] : [`  category  ${category}`]),
    ...(hint === null ? [] : [`  hint      ${hint}`]),
    "",
  ].join("\n");
}

function pointer(
  { at }: CommandResult,
  { command, argv }: Pick<Request, "command" | "argv">,
): string[] {
  if (at === null) return [];
  if (at.unit === "argv") {
    return [`  argument ${at.start}: ${JSON.stringify(argv?.[at.start] ?? "")}`];
  }
  // A line of its own for each would lie about the columns: what cannot be shown as it is, is not shown.
  if (command === undefined || command.length > 200 || /\p{C}/u.test(command)) return [];
  return [`  ${command}`, `  ${" ".repeat(at.start)}${"^".repeat(Math.max(1, at.end - at.start))}`];
}
