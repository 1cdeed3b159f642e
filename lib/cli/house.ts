import { type Auditor, auditPermissions, makeRecord, startAuditor } from "../audit/mod.ts";
import type { Policy } from "../contract.ts";
import {
  executorPermissions,
  findKillHelper,
  makeSlots,
  startExecutor,
  within,
} from "../exec/mod.ts";
import type { RunDeps } from "../flow.ts";
import { baseEnvironment, resolvePrograms } from "../policy/mod.ts";
import { KEEP_MARGIN_BYTES, makeRedactor } from "../redact/mod.ts";
import type { Host } from "./host.ts";
import { places } from "./places.ts";
import { makePrivateHome } from "./private_home.ts";
import { revokePermissions } from "./revoke_permissions.ts";

/** Everything running that a policy needs: the flow's parts, with their walls up. */
export interface House {
  readonly deps: RunDeps;
  /** Resolves, with the reason, when a part has failed that cannot be replaced. */
  readonly broken: Promise<string>;
  /** Why the audit log could not be written the last time; null where it could. */
  auditProblem(): string | null;
  /**
   * Ends every command, then closes the audit. Within a second, whatever hangs.
   *
   * @param settled Resolves when the calls that are still on their way are over; nothing for none.
   */
  close(settled?: () => Promise<void>): Promise<void>;
}

/** How long the parts get to end, in ms. Together with the margins of each they stay below a second. */
const END_COMMANDS_MS = 400;
const END_CALLS_MS = 120;
const END_AUDIT_MS = 180;

/**
 * Puts the parts of a server together and then gives up what the main thread no longer needs. From then on
 * only the workers can start a process or write a file, each no more than it was given here.
 */
export function openHouse(policy: Policy, host: Host): House {
  const redactor = makeRedactor(policy.redaction);
  const log = (line: string) => host.err(redactor.redact(line).text);
  const programs = resolvePrograms(policy);
  for (const [name, why] of programs.missing) log(`warning: '${name}' cannot be started: ${why}`);
  const home = makePrivateHome(places(host.env).state, policy.paths.write);
  let auditProblem: string | null = null;
  const auditor = openAudit(policy, home, (why) => {
    auditProblem = why;
    tellHealth(policy, why, log);
  });
  const killHelper = findKillHelper();
  if (killHelper === null) log("warning: this system has no `kill`; see `doctor`");
  let fail: (why: string) => void = () => undefined;
  const broken = new Promise<string>((resolve) => fail = resolve);
  const executor = startExecutor({
    permissions: executorPermissions(policy, programs.found.values(), killHelper),
    killHelper,
    graceMs: policy.limits.graceSeconds * 1000,
    keepBytes: Math.ceil(policy.limits.outputBytes / 2) + KEEP_MARGIN_BYTES,
    stopBytes: policy.limits.outputStopBytes,
    onFailure: fail,
  });
  const baseEnv = baseEnvironment(policy, home, host.env);
  revokePermissions();
  const id = crypto.randomUUID();
  void auditor.note(makeRecord({ id, event: "start", policy: policy.hash, sandbox: "none" }));
  return {
    deps: {
      policy,
      programs,
      baseEnv,
      sandbox: "none",
      redactor,
      auditor,
      log,
      executor,
      slots: makeSlots(policy.limits.parallel),
    },
    broken,
    auditProblem: () => auditProblem,
    async close(settled) {
      await executor.end(END_COMMANDS_MS);
      if (settled !== undefined) await within(settled(), END_CALLS_MS);
      const last = makeRecord({ id, event: "stop", policy: policy.hash, sandbox: "none" });
      await auditor.close(last, END_AUDIT_MS);
    },
  };
}

function openAudit(policy: Policy, home: string, onHealth: (why: string | null) => void): Auditor {
  return startAuditor({
    log: policy.auditLog,
    permissions: auditPermissions(policy.auditLog, home),
    failMode: policy.auditFailMode,
    ownFolder: home,
    onHealth,
  });
}

function tellHealth(policy: Policy, why: string | null, log: (line: string) => void): void {
  if (why === null) return log("the audit log can be written again");
  const then = policy.auditFailMode === "closed" ? "nothing is run" : "commands run UNRECORDED";
  log(`the audit log "${policy.auditLog}" cannot be written, so ${then}: ${why}`);
}
