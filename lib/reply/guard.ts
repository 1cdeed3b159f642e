import type { Decision } from "../contract.ts";
import { blank } from "./blank.ts";
import type { Done } from "./done.ts";
import { FAULT, type FaultDeps, tellFault, UNEXPECTED } from "./fault.ts";
import { said } from "./said.ts";

/**
 * Does something that must end in a result. An exception is a bug or a broken host: the caller is told that and
 * no more, the operator is told all of it.
 *
 * @param verdict What had been decided by then: the record of the fault keeps it, with its plan.
 */
export async function guard(
  act: () => Done | Promise<Done>,
  deps: FaultDeps,
  verdict: Extract<Decision, { kind: "allow" }> | null = null,
): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    tellFault(error, deps);
    const words = verdict === null ? UNEXPECTED : { ...said(verdict), ...FAULT };
    return {
      result: blank("INTERNAL_ERROR", words, deps.sandbox),
      kinds: [],
      plan: verdict?.plan ?? null,
    };
  }
}
