/**
 * The product on one screen. A request goes through these stages, in this order, and there is no other way
 * to a process:
 *
 *     parse → look → decide → audit the attempt → execute → redact, cap → audit the outcome → reply
 *
 * @module
 */
import { attemptRecord, type Auditor, type CallFields, openCall } from "./audit/mod.ts";
import { parse } from "./command/mod.ts";
import type {
  CommandResult,
  Decision,
  ParseRefusal,
  Policy,
  Request,
  SandboxKind,
} from "./contract.ts";
import type { Executor, RunHooks, Slots } from "./exec/mod.ts";
import { look } from "./paths/mod.ts";
import { decide, type ProgramTable } from "./policy/mod.ts";
import type { Redactor } from "./redact/mod.ts";
import * as reply from "./reply/mod.ts";

/** What judging needs. There is nothing here that could start a process. */
export interface JudgeDeps {
  readonly policy: Policy;
  readonly programs: ProgramTable;
  readonly baseEnv: Readonly<Record<string, string>>;
  readonly sandbox: SandboxKind;
  readonly redactor: Redactor;
  readonly auditor: Auditor;
  /** Tells the operator, not the caller. */
  readonly log: (line: string) => void;
}

/** What running needs on top. */
export interface RunDeps extends JudgeDeps {
  readonly executor: Executor;
  readonly slots: Slots;
}

/** Who calls, and how to reach them while a command runs. */
export interface Caller extends RunHooks {
  readonly client: string | null;
}

/** What a door hands in: a request of the right shape, or the refusal of a wrong one. */
export type Asked = Request | ParseRefusal;

/** Runs what the policy allows and refuses the rest; whatever happens, one result and one closing record. */
export function handle(asked: Asked, deps: RunDeps, caller: Caller): Promise<CommandResult> {
  return reply.recorded("outcome", deps, async () => {
    const call = await openCall(asked, caller.client, deps);
    const done = await reply.guard(() => run(asked, call, deps, caller), deps);
    return await reply.closeCall("outcome", call, done, deps);
  });
}

/** Gives the verdict that `handle` would give on the same request, and can start nothing. */
export function explain(
  asked: Asked,
  deps: JudgeDeps,
  client: string | null,
): Promise<CommandResult> {
  return reply.recorded("verdict", deps, async () => {
    const call = await openCall(asked, client, deps);
    const done = await reply.guard(() => reply.explain(judge(asked, deps), deps.sandbox), deps);
    return await reply.closeCall("verdict", call, done, deps);
  });
}

function judge(asked: Asked, deps: JudgeDeps): Decision | ParseRefusal {
  if ("kind" in asked) return asked;
  const read = parse(asked, deps.policy.limits);
  if (read.kind === "refused") return read;
  const facts = look(read.line, asked.cwd, deps.policy);
  return decide({ ...deps, line: read.line, request: asked, facts });
}

async function run(
  asked: Asked,
  call: CallFields,
  deps: RunDeps,
  caller: Caller,
): Promise<reply.Done> {
  const verdict = judge(asked, deps);
  if (verdict.kind === "refused" || verdict.kind === "deny") {
    return reply.refuse(verdict, deps.sandbox);
  }
  if (verdict.kind === "ask") return reply.stop(verdict, reply.NOBODY_TO_ASK);
  const release = deps.slots.take();
  if (release === null) return reply.stop(verdict, reply.busy(deps.policy.limits.parallel));
  try {
    const receipt = await deps.auditor.attempt(attemptRecord(call, verdict, deps));
    if (receipt === null) return reply.stop(verdict, reply.ATTEMPT_NOT_RECORDED);
    return await reply.guard(
      async () => {
        const outcome = await deps.executor.execute(verdict.plan, receipt, caller);
        return reply.conclude(verdict, outcome, deps);
      },
      deps,
      verdict,
    );
  } finally {
    release();
  }
}
