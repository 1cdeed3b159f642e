import { dirname } from "@std/path";
import type { Policy } from "../contract.ts";
import { executorPermissions, findKillHelper, KILL_PLACES } from "../exec/mod.ts";
import { resolvePrograms, USUAL_DIRECTORIES } from "../policy/mod.ts";
import { POLICY_HELP } from "./help_text.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { openPolicy } from "./open_policy.ts";
import { parseOptions, POLICY_OPTION } from "./parse_options.ts";
import { shellWord } from "../command/mod.ts";
import { places } from "./places.ts";

/** Prints Deno's permission flags for a policy. */
export const permissions: Subcommand = {
  name: "permissions",
  summary: "print the exact Deno permission flags that the policy needs",
  help: `Usage: hardened-terminal permissions [--policy FILE] [--json]

Prints the flags, quoted for a shell, for those who start from source, or compile their own binary with them baked in. The server
gives its workers no more than these in any case; with the flags the process as a whole never has more.

${POLICY_HELP}
Example:
  eval "deno run $(hardened-terminal permissions) main.ts serve"
`,
  run: runPermissions,
};

async function runPermissions(args: readonly string[], host: Host): Promise<ExitCode> {
  const { values } = parseOptions(args, { ...POLICY_OPTION, json: { type: "boolean" } });
  const policy = await openPolicy(values.policy, host);
  if (policy === null) return 2;
  const flags = flagsFor(policy, host);
  host.out(
    values.json ? JSON.stringify(flags, null, 2) + "\n" : flags.map(shellWord).join(" ") + "\n",
  );
  return 0;
}

function flagsFor(policy: Policy, host: Host): readonly string[] {
  const programs = resolvePrograms(policy).found.values();
  const { run, read, write } = executorPermissions(policy, programs, findKillHelper());
  const { state } = places(host.env);
  const own = [dirname(policy.auditLog), state];
  const looksAt = [
    policy.file,
    ...USUAL_DIRECTORIES,
    ...policy.environment.path,
    ...run,
    ...KILL_PLACES,
  ];
  const code = host.mainModule === null ? [] : [dirname(host.mainModule)];
  return [
    "--no-prompt",
    flag("run", run),
    flag("read", [...read, ...own, ...looksAt, ...code, host.execPath]),
    flag("write", [...write, ...own]),
    flag("env", [...OWN_VARIABLES, ...policy.environment.pass]),
  ];
}

const OWN_VARIABLES = ["HTMCP_*", "HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"];

/** One flag. A comma in a path is written twice: Deno's own way to escape it. */
function flag(name: string, values: readonly string[]): string {
  const unique = [...new Set(values)].map((value) => value.replaceAll(",", ",,"));
  return `--allow-${name}=${unique.join(",")}`;
}
