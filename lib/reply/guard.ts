import type { Decision, SandboxKind } from "../contract.ts";
import { blank } from "./blank.ts";
import type { Done } from "./done.ts";
import { said } from "./said.ts";

/** What a fault of ours is told to: never the caller. */
export interface GuardDeps {
  readonly sandbox: SandboxKind;
  readonly log: (line: string) => void;
}

/**
 * Does something that must end in a result. An exception is a bug or a broken host: the caller is told that and
 * no more, the operator is told all of it.
 *
 * @param verdict What had been decided by then: the record of the fault keeps it, with its plan.
 */
export async function guard(
  act: () => Done | Promise<Done>,
  deps: GuardDeps,
  verdict: Extract<Decision, { kind: "allow" }> | null = null,
): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    deps.log(`internal error: ${error instanceof Error ? error.stack ?? error.message : error}`);
    const words = verdict === null ? UNEXPECTED : { ...said(verdict), ...FAULT };
    return {
      result: blank("INTERNAL_ERROR", words, deps.sandbox),
      kinds: [],
      plan: verdict?.plan ?? null,
    };
  }
}

const FAULT = {
  rule: "internal",
  reason: "something unexpected went wrong in the server, and the command's result is not known",
  hint: "the operator finds details on the server's stderr",
} as const;

/** What is said of a fault before anything was decided. */
export const UNEXPECTED = { decision: "deny", category: null, at: null, ...FAULT } as const;
