import { makeRecord } from "../audit/mod.ts";
import type { Policy } from "../contract.ts";
import { findKillHelper } from "../exec/mod.ts";
import { resolvePrograms } from "../policy/mod.ts";
import { POLICY_HELP } from "./help_text.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { type House, openHouse } from "./house.ts";
import { openPolicy } from "./open_policy.ts";
import { parseOptions, POLICY_OPTION } from "./parse_options.ts";

/** Tries the walls on this host and says which of them hold. */
export const doctor: Subcommand = {
  name: "doctor",
  summary: "try the walls on this host: what holds, what is missing, what to do about it",
  help: `Usage: hardened-terminal doctor [--policy FILE] [--json]

Loads the policy, starts the parts of a server, and tries what must not work. Exit code 0 if every wall that
this version has stands, 1 if not.

${POLICY_HELP}
Example:
  hardened-terminal doctor
`,
  run: runDoctor,
};

interface Finding {
  readonly what: string;
  /** `missing` is a weakness of the host; `broken` is a wall that does not hold. */
  readonly state: "ok" | "missing" | "broken";
  readonly detail: string;
}

async function runDoctor(args: readonly string[], host: Host): Promise<ExitCode> {
  const { values } = parseOptions(args, { ...POLICY_OPTION, json: { type: "boolean" } });
  const policy = await openPolicy(values.policy, host);
  if (policy === null) return 2;
  const house = openHouse(policy, host);
  const findings = [
    ok("policy", `${policy.file} holds, hash ${policy.hash.slice(0, 12)}`),
    programs(policy),
    killHelper(),
    sandbox(policy),
    ownPermissions(),
    ...await forbiddenStart(house, host),
    await auditLog(house, policy),
  ];
  await house.close();
  host.out(values.json ? JSON.stringify(findings, null, 2) + "\n" : findings.map(inWords).join(""));
  return findings.some((one) => one.state === "broken") ? 1 : 0;
}

function inWords({ what, state, detail }: Finding): string {
  return `${state.padEnd(8)} ${what}: ${detail}\n`;
}

function ok(what: string, detail: string): Finding {
  return { what, state: "ok", detail };
}

function programs(policy: Policy): Finding {
  const { found, missing } = resolvePrograms(policy);
  if (missing.size === 0) return ok("programs", `${found.size} allowed, all found`);
  const names = [...missing.keys()].join(", ");
  const detail = `${found.size} found; not found in ${
    policy.environment.path.join(", ")
  }: ${names}`;
  return { what: "programs", state: "missing", detail };
}

function killHelper(): Finding {
  const path = findKillHelper();
  if (path !== null) return ok("ending a process tree", `by ${path}`);
  const detail =
    "there is no `kill` program, so what a command started may outlive it; install procps";
  return { what: "ending a process tree", state: "missing", detail };
}

function sandbox(policy: Policy): Finding {
  const detail =
    "this version has no operating system's sandbox yet: what an allowed program opens by itself " +
    `is not held (mode "${policy.sandbox.mode}")`;
  const state = policy.sandbox.mode === "required" ? "broken" : "missing";
  return { what: "sandbox", state, detail };
}

/** The main thread tries, itself, what it has given up. */
function ownPermissions(): Finding {
  const what = "permissions of the main thread";
  const granted = (["run", "write", "env", "net", "ffi"] as const).filter((name) =>
    Deno.permissions.querySync({ name }).state === "granted"
  );
  if (granted.length > 0) {
    return { what, state: "broken", detail: `still has ${granted.join(", ")}` };
  }
  try {
    new Deno.Command(Deno.execPath(), { args: ["--version"], clearEnv: true, stdout: "null" })
      .outputSync();
  } catch (error) {
    if (error instanceof Deno.errors.NotCapable) {
      return ok(what, "it can start nothing and write nothing");
    }
    throw error;
  }
  return { what, state: "broken", detail: "it could start a program" };
}

/** The executor tries to start what no policy can list: a program that is not on its list. */
async function forbiddenStart(house: House, host: Host): Promise<readonly Finding[]> {
  const what = "permissions of the executor";
  const listed = new Set([...house.deps.programs.found.values()].map((program) => program.path));
  const forbidden = [host.execPath, "/usr/bin/env", "/bin/sh"].find((path) => !listed.has(path));
  if (forbidden === undefined) {
    return [{ what, state: "missing", detail: "everything tried is allowed" }];
  }
  const { refused, why } = await house.deps.executor.tryStart(forbidden);
  if (!refused) {
    return [{ what, state: "broken", detail: `it could try to start ${forbidden}: ${why}` }];
  }
  return [ok(what, `the runtime refused it ${forbidden}, which is not on the list`)];
}

/** Writes a record of its own, and looks at what came of it, whatever the policy would do about a failure. */
async function auditLog({ deps, auditProblem }: House, policy: Policy): Promise<Finding> {
  const record = {
    id: crypto.randomUUID(),
    event: "verdict",
    client: "doctor",
    policy: policy.hash,
  } as const;
  await deps.auditor.outcome(makeRecord(record));
  const problem = auditProblem();
  if (problem === null) return ok("audit log", `${policy.auditLog} is written`);
  return { what: "audit log", state: "broken", detail: `cannot be written: ${problem}` };
}
