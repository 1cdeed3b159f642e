import type { Check } from "./check.ts";
import { isForbiddenVariable } from "./forbidden_environment.ts";
import { quote } from "./quote.ts";

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Checks the names of variables in `[environment]`, and their values. */
export function checkEnvironment({ draft, report }: Check): void {
  const { pass, set, client_may_set } = draft.environment;
  for (const [key, names] of Object.entries({ pass, client_may_set })) {
    const shown = ["environment", key];
    const seen = new Set<string>();
    for (const [index, name] of names.entries()) {
      const problem = seen.has(name) ? `${quote(name)} is listed twice` : variableProblem(name);
      if (problem !== null) report.problem([...shown, index], problem, shown);
      seen.add(name);
    }
  }
  for (const [name, value] of Object.entries(set)) {
    const problem = variableProblem(name) ?? valueProblem(value);
    if (problem !== null) report.problem(["environment", "set", name], problem);
  }
}

function variableProblem(name: string): string | null {
  if (!IDENTIFIER.test(name)) {
    return `${
      quote(name)
    } is no name of a variable: letters, digits and _ are, not beginning with a digit`;
  }
  if (name.toUpperCase() === "PATH") return `${quote(name)} has a key of its own: environment.path`;
  return isForbiddenVariable(name)
    ? `${quote(name)} can never reach a command: it changes what programs run, load or read`
    : null;
}

function valueProblem(value: string): string | null {
  return value.includes("\0") ? "a value cannot have a NUL byte in it" : null;
}
