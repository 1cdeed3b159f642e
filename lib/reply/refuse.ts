import type { Code, Decision, ParseRefusal, RuleRef, SandboxKind } from "../contract.ts";
import { blank } from "./blank.ts";
import type { Done } from "./done.ts";
import { said } from "./said.ts";

/** A verdict that let nothing run. */
export function refuse(
  verdict: ParseRefusal | Extract<Decision, { kind: "deny" }>,
  sandbox: SandboxKind,
): Done {
  return { result: blank(verdict.code, said(verdict), sandbox), kinds: [], plan: null };
}

/** Why a command that the policy lets pass did not run all the same. */
export interface Obstacle {
  readonly code: Code;
  readonly by: RuleRef;
  readonly reason: string;
  readonly hint: string | null;
}

/** A command that passed, and was then stopped by something else than the policy. */
export function stop(
  verdict: Extract<Decision, { kind: "allow" | "ask" }>,
  { code, by, reason, hint }: Obstacle,
): Done {
  const words = { ...said(verdict), rule: by.id, reason, hint };
  const { plan } = verdict;
  return { result: blank(code, words, plan.sandbox), kinds: [], plan };
}

/** A dry run: the verdict that a run would get. */
export function explain(verdict: Decision | ParseRefusal, sandbox: SandboxKind): Done {
  if (verdict.kind === "refused" || verdict.kind === "deny") return refuse(verdict, sandbox);
  const { plan } = verdict;
  return { result: blank("OK", said(verdict), plan.sandbox), kinds: [], plan };
}
