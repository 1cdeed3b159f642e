import type { Check } from "../case.ts";
import { quoted } from "./quoted.ts";

/** A call sets only the names that the policy lists; the policy cannot list the dangerous ones. */
export const clientEnvironment: Check = ({ policy, request }) => {
  const listed = policy.environment.clientMaySet;
  const name = Object.keys(request.env ?? {}).find((one) => !listed.includes(one));
  if (name === undefined) return null;
  return {
    code: "POLICY_DENIED",
    by: { id: "env.not-listed", line: null },
    at: null,
    reason: `the environment variable ${quoted(name)} may not be set by a call`,
    hint: listed.length === 0 ? null : `a call may set: ${listed.join(", ")}`,
  };
};
