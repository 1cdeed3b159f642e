import { isAbsolute, join } from "@std/path";
import type { Policy } from "../../contract.ts";
import type { Check } from "./check.ts";
import { explainWord } from "./explain_issue.ts";
import { followPath } from "./follow_path.ts";
import { quote } from "./quote.ts";
import { findIntrusion, type Territory } from "./territory.ts";

const MODES = ["closed", "open"] as const;

/** Resolves where is logged, and what happens when that fails. */
export function resolveAudit(
  check: Check,
  territories: readonly Territory[],
): Pick<Policy, "auditLog" | "auditFailMode"> {
  return { auditLog: resolveLog(check, territories), auditFailMode: resolveMode(check) };
}

function resolveLog({ draft, source, report }: Check, territories: readonly Territory[]): string {
  const given = source.overrides.auditLog;
  const fail = given === undefined
    ? (message: string) => report.problem(["audit_log"], message)
    : (message: string) => report.variable("HTMCP_AUDIT_LOG", message);
  const path = given ?? draft.audit_log ?? join(source.stateDir, "audit.jsonl");
  if (path.trim() === "") fail("an empty path is no file; name a file outside the jail");
  else if (!isAbsolute(path)) fail(`${quote(path)} is not absolute; write the whole path`);
  else if (path.includes("\0")) fail(`${quote(path)} has a NUL byte in it; write the path without`);
  if (!isAbsolute(path)) return path;
  const real = followPath(path).real;
  const intrusion = findIntrusion(path, territories);
  if (intrusion !== null) fail(`${quote(path)} ${intrusion.how}, where commands could change it`);
  else if (/[\\/]$/.test(path) || isDirectory(real)) {
    fail(`${quote(path)} is a directory; name a file in it: ${quote(join(path, "audit.jsonl"))}`);
  } else if (real === followPath(source.file).real) fail(`${quote(path)} is the policy itself`);
  return real;
}

function isDirectory(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch (error) {
    // What is not there yet is made by the audit; what cannot be looked at, it will say.
    if (error instanceof Error) return false;
    throw error;
  }
}

function resolveMode({ draft, source, report }: Check): "closed" | "open" {
  const given = source.overrides.auditFailMode;
  if (given === undefined) return draft.audit_fail_mode;
  const mode = MODES.find((word) => word === given);
  if (mode === undefined) report.variable("HTMCP_AUDIT_FAIL_MODE", explainWord(MODES, given));
  return mode ?? "closed";
}
