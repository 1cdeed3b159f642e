import { dirname } from "@std/path";
import type { Policy } from "../contract.ts";

/** What holds by the letter, and will still refuse calls on this host. One sentence each, with the next step. */
export function warningsOf(policy: Policy): readonly string[] {
  const warnings: string[] = [];
  const folder = dirname(policy.auditLog);
  if (!isDirectory(folder)) {
    const then = policy.auditFailMode === "closed" ? "nothing will run" : "nothing is recorded";
    warnings.push(`the folder of the audit log, "${folder}", is not there, so ${then}; make it`);
  }
  if (policy.sandbox.mode === "required") {
    warnings.push(
      'sandbox.mode is "required", and this version has none: nothing will run; "auto" goes without',
    );
  }
  if (policy.approval.require.length > 0) {
    const which = policy.approval.require.join(", ");
    warnings.push(
      `category ${which} needs approval, and this version can ask nobody: all of it is refused`,
    );
  }
  return warnings;
}

function isDirectory(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    // Missing, or not to be looked at: both are what the warning is about.
    return false;
  }
}
