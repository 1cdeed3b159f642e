import { type Auditor, makeRecord } from "../audit/mod.ts";
import type { CommandResult, Policy } from "../contract.ts";
import { blank } from "./blank.ts";
import { type FaultDeps, tellFault, UNEXPECTED } from "./fault.ts";

/**
 * The outermost wall of a call. Where even opening or closing its books fails, there is a bare record that says
 * so, and a result that says no more.
 */
export async function recorded(
  event: "outcome" | "verdict",
  deps: FaultDeps & { readonly auditor: Auditor; readonly policy: Policy },
  act: () => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await act();
  } catch (error) {
    const result = blank("INTERNAL_ERROR", UNEXPECTED, deps.sandbox);
    const { code, decision, rule } = result;
    const id = crypto.randomUUID();
    await deps.auditor.outcome(
      makeRecord({ id, event, policy: deps.policy.hash, code, decision, rule }),
    );
    tellFault(error, deps);
    return result;
  }
}
