import { basename } from "@std/path";
import type { Policy, Word } from "../../contract.ts";
import type { Case, Check, Refusal } from "../case.ts";
import { quoted } from "./quoted.ts";

/** Only what is listed runs: a bare name by name or pattern, a path only if that exact path is listed. */
export const allowlist: Check = (one) => {
  for (const { words: [word] } of one.line.stages) {
    if (!isListed(word.text, one.policy)) return notListed(word, one);
  }
  return null;
};

/** Whether a word may be called at all: by name or pattern, or by that exact path. */
export function isListed(name: string, policy: Policy): boolean {
  if (policy.allow.commands.includes(name)) return true;
  return !name.includes("/") && policy.allow.patterns.some((pattern) => pattern.fullMatch(name));
}

function notListed(word: Word, { policy, programs }: Case): Refusal {
  return {
    code: "POLICY_DENIED",
    by: { id: "allowlist.not-listed", line: null },
    at: word.at,
    reason: `command ${quoted(word.text)} is not on the allowlist`,
    hint: hintFor(word.text, policy, [...programs.found.keys()]),
  };
}

function hintFor(name: string, policy: Policy, found: readonly string[]): string | null {
  if (/^[A-Za-z_]\w*=/.test(name)) return "assignments are not accepted; use the call's env field";
  if (name === "cd") return "give the directory in the call's cwd field instead";
  const base = basename(name);
  if (base !== name && isListed(base, policy)) return `call it by its name: ${base}`;
  const path = found.find((listed) => listed.includes("/") && basename(listed) === name);
  if (path !== undefined) return `call it by its full path: ${path}`;
  if (/[ \t]/.test(name)) return "give every word as an element of its own";
  return allowedNames(found);
}

/** Long enough for a whole policy of everyday programs. */
const MAX_HINT_LENGTH = 500;

function allowedNames(found: readonly string[]): string | null {
  const text = `allowed are: ${found.join(", ")}`;
  if (found.length === 0) return null;
  return text.length <= MAX_HINT_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(",", MAX_HINT_LENGTH))}, …`;
}
