import { dirname } from "@std/path";
import type {
  ConfinedPath,
  Decision,
  Plan,
  PlanStage,
  Program,
  RuleRef,
  Stage,
} from "../contract.ts";
import { describe } from "../programs/mod.ts";
import { categoryOf } from "./category_of.ts";
import type { Case, Check } from "./case.ts";
import { allowlist, isListed } from "./checks/allowlist.ts";
import { argumentPaths } from "./checks/argument_paths.ts";
import { clientEnvironment } from "./checks/client_environment.ts";
import { cwd } from "./checks/cwd.ts";
import { denylist } from "./checks/denylist.ts";
import { found } from "./checks/found.ts";
import { quoted } from "./checks/quoted.ts";
import { rules } from "./checks/rules.ts";
import { sandbox } from "./checks/sandbox.ts";
import { standardInput } from "./checks/standard_input.ts";

/** In this order, so that the reason given is the most basic one. Which order cannot change what is allowed. */
const CHECKS: readonly Check[] = [
  denylist,
  allowlist,
  rules,
  clientEnvironment,
  standardInput,
  cwd,
  argumentPaths,
  sandbox,
  found,
];

/**
 * Decides one command line. Pure and total: the same case gives the same verdict, and silence is deny,
 * since only what passes every check gets a plan. Adding a deny rule never allows more.
 */
export function decide(one: Case): Decision {
  for (const check of CHECKS) {
    const refusal = check(one);
    if (refusal === null) continue;
    const listed = one.line.stages.every(({ words: [word] }) => isListed(word.text, one.policy));
    const category = listed ? categoryOf(one) : null;
    return Object.freeze({ kind: "deny", category, ...refusal });
  }
  return permit(one);
}

function permit(one: Case): Decision {
  const { facts: { cwd }, line: { stages: [stage] } } = one;
  const program = one.programs.found.get(stage.words[0].text);
  if (cwd.kind !== "inside" || program === undefined) {
    throw new Error(
      "Cannot plan a command: the checks have let one through without a directory or program",
    );
  }
  const category = categoryOf(one);
  const plan = makePlan(one, cwd.path, planStage(stage, program));
  const verdict = { at: stage.words[0].at, hint: clampHint(plan, one), category, plan };
  if (one.policy.approval.require.includes(category)) {
    const by = { id: "approval.required", line: null };
    const reason = `commands of category '${category}' need a person's approval`;
    return Object.freeze({ kind: "ask", by, reason, ...verdict });
  }
  const by = allowedBy(stage.words[0].text, one);
  const reason = `command ${quoted(stage.words[0].text)} is on the allowlist`;
  return Object.freeze({ kind: "allow", by, reason, ...verdict });
}

function planStage(stage: Stage, program: Program): PlanStage {
  return {
    program: Object.freeze({ ...program }),
    argv: Object.freeze(stage.words.map((word) => word.text)),
    startsOthers: !isTheSystems(program) || (describe(program.name)?.startsOthers ?? true),
  };
}

/** What is known of a program by its name holds for the system's own; a script of that name may do anything. */
function isTheSystems({ path, file }: Program): boolean {
  return [path, file].every((one) => ["/usr/bin", "/bin"].includes(dirname(one)));
}

function makePlan(one: Case, cwd: ConfinedPath, stage: PlanStage): Plan {
  const { limits } = one.policy;
  const asked = one.request.timeoutSeconds ?? limits.timeoutSeconds;
  return Object.freeze({
    stages: Object.freeze([Object.freeze(stage)] as const),
    cwd,
    env: Object.freeze({ ...one.baseEnv, ...one.request.env }),
    stdin: one.request.stdin ?? null,
    timeoutMs: Math.min(asked, limits.maxTimeoutSeconds) * 1000,
    clamped: asked > limits.maxTimeoutSeconds,
    sandbox: one.policy.sandbox.mode === "off" ? "none" : one.sandbox,
  });
}

function allowedBy(name: string, { policy }: Case): RuleRef {
  const listed = policy.allow.commands.includes(name);
  return { id: listed ? "allowlist.commands" : "allowlist.patterns", line: null };
}

function clampHint(plan: Plan, { policy }: Case): string | null {
  if (!plan.clamped) return null;
  return `timeout_seconds was reduced to the policy's maximum, ${policy.limits.maxTimeoutSeconds}`;
}
