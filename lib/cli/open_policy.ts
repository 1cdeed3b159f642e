import { dirname } from "@std/path";
import type { Policy } from "../contract.ts";
import { checkExamples, formatProblem, loadPolicy } from "../policy/mod.ts";
import type { Host } from "./host.ts";
import { places } from "./places.ts";
import { policyFile } from "./policy_file.ts";

/**
 * Loads the policy that the command line or the environment names: `--policy`, then `HTMCP_POLICY_FILE`, then
 * the user's own. Null where it does not load: every problem has then been told on standard error.
 */
export async function openPolicy(given: string | undefined, host: Host): Promise<Policy | null> {
  const { home, state } = places(host.env);
  const file = policyFile(given, host);
  const loaded = await loadPolicy({
    file,
    home,
    stateDir: state,
    ownFiles: ownFiles(host),
    overrides: {
      ...override("jailRoot", host.env("HTMCP_JAIL_ROOT")),
      ...override("auditLog", host.env("HTMCP_AUDIT_LOG")),
      ...override("auditFailMode", host.env("HTMCP_AUDIT_FAIL_MODE")),
    },
    checkExamples,
  });
  switch (loaded.kind) {
    case "policy":
      for (const warning of loaded.warnings) host.err(`warning: ${warning}`);
      return loaded.policy;
    case "refused":
      for (const problem of loaded.problems) host.err(formatProblem(problem));
      return null;
    default:
      return loaded satisfies never;
  }
}

/** What commands must not be able to change: the program that runs us, and the folder of the sources. */
function ownFiles(host: Host): readonly string[] {
  return [host.execPath, ...(host.mainModule === null ? [] : [dirname(host.mainModule)])];
}

function override<K extends string>(key: K, value: string | undefined): { [key in K]?: string } {
  return value === undefined ? {} : { [key]: value } as { [key in K]: string };
}
