import { escapeUnseen } from "./escape_unseen.ts";
import type { Problem } from "./problem.ts";

/** Gives one line for a person, as compilers print them: `policy.toml:12: allowlist.comands: unknown key`. */
export function formatProblem(problem: Problem): string {
  const place = problem.line === null ? problem.file : `${problem.file}:${problem.line}`;
  const key = problem.key === null ? "" : `${problem.key}: `;
  return escapeUnseen(`${place}: ${key}${problem.message}`);
}
