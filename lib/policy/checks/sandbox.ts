import type { Check } from "../case.ts";

/** A weaker wall than asked for is a refusal. */
export const sandbox: Check = ({ policy, sandbox }) => {
  if (policy.sandbox.mode !== "required" || sandbox !== "none") return null;
  return {
    code: "SANDBOX_UNAVAILABLE",
    by: { id: "sandbox.required", line: null },
    at: null,
    reason: "the policy requires a sandbox, and this server has none here",
    hint: 'the operator can set [sandbox] mode = "auto" to run without one',
  };
};
