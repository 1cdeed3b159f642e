import type { Check } from "../case.ts";

/** Standard input has a size that the policy allows: it is refused whole rather than cut. */
export const standardInput: Check = ({ policy, request }) => {
  const limit = policy.limits.stdinBytes;
  const bytes = new TextEncoder().encode(request.stdin ?? "").length;
  if (bytes <= limit) return null;
  return {
    code: "PARSE_ERROR",
    by: { id: "input.stdin-too-long", line: null },
    at: null,
    reason: `stdin has ${bytes} bytes, and this policy allows ${limit}`,
    hint: "write the text to a file in the jail by another way, and name the file",
  };
};
