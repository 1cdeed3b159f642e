import type { Code, Decision, Outcome } from "../contract.ts";

/** One thing that helps with this end of a command; null where nothing needs saying. */
export function hintFor(
  { plan }: Extract<Decision, { kind: "allow" }>,
  outcome: Outcome,
  code: Code,
): string | null {
  if (outcome.leftBehind) {
    return "a process that it started has left its process group, and may still be running";
  }
  if (code === "OUTPUT_TRUNCATED") {
    return "ask for less: name fewer files, or let the program filter or limit its output";
  }
  if (code === "TIMEOUT") {
    return "give a larger timeout_seconds, or ask for less; what a program holds back in its own buffer is lost";
  }
  if (outcome.end.kind !== "exit" || outcome.end.code === 0) return null;
  const [stage] = plan.stages;
  const word = stage.argv.slice(1).find((one) => /[*?]|^~|\$\w|\{.*[,.].*\}/.test(one));
  return word === undefined
    ? null
    : `nothing is expanded: '${word}' was given to the program as it stands`;
}
