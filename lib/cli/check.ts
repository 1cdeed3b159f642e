import { basename } from "@std/path";
import { resolvePrograms } from "../policy/mod.ts";
import { describe } from "../programs/mod.ts";
import { POLICY_HELP } from "./help_text.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { openPolicy } from "./open_policy.ts";
import { parseOptions, POLICY_OPTION } from "./parse_options.ts";
import { warningsOf } from "./warnings_of.ts";

/** Loads a policy and says what it means here, without serving. */
export const check: Subcommand = {
  name: "check",
  summary: "load the policy, and say what is wrong with it or what it means here",
  help: `Usage: hardened-terminal check [--policy FILE] [--json]

Loads the policy as serving would. Exit code 0 if it holds, 2 with every problem on standard error if not.

${POLICY_HELP}
Example:
  hardened-terminal check --policy policy.toml
`,
  run: runCheck,
};

async function runCheck(args: readonly string[], host: Host): Promise<ExitCode> {
  const { values } = parseOptions(args, { ...POLICY_OPTION, json: { type: "boolean" } });
  const policy = await openPolicy(values.policy, host);
  if (policy === null) return 2;
  const { found, missing } = resolvePrograms(policy);
  const undescribed = [...found.keys()].filter((name) => describe(basename(name)) === null);
  const summary = {
    policy: policy.file,
    hash: policy.hash,
    jail_root: policy.jailRoot,
    audit_log: policy.auditLog,
    programs: Object.fromEntries([...found].map(([name, program]) => [name, program.path])),
    missing: Object.fromEntries(missing),
    undescribed,
    warnings: warningsOf(policy),
  };
  if (values.json) host.out(JSON.stringify(summary, null, 2) + "\n");
  else host.out(inWords(summary));
  return 0;
}

function inWords(summary: {
  policy: string;
  jail_root: string;
  audit_log: string;
  programs: Record<string, string>;
  missing: Record<string, string>;
  undescribed: readonly string[];
  warnings: readonly string[];
}): string {
  const programs = Object.entries(summary.programs);
  const width = Math.max(0, ...programs.map(([name]) => name.length)) + 2;
  return [
    `${summary.policy}: holds`,
    `  jail       ${summary.jail_root}`,
    `  audit log  ${summary.audit_log}`,
    `allowed (${programs.length}):`,
    ...programs.map(([name, path]) => `  ${name.padEnd(width)}${path}`),
    ...Object.entries(summary.missing).map(([name, why]) => `not found: ${name}: ${why}`),
    ...(summary.undescribed.length === 0 ? [] : [
      `warning: nothing is known of ${summary.undescribed.join(", ")}: ` +
      "every argument that could be a path is checked, but neither what a text in an argument tells the program to do, nor what it does by itself",
    ]),
    ...summary.warnings.map((warning) => `warning: ${warning}`),
    "",
  ].join("\n");
}
