import type { Check, Refusal } from "../case.ts";

/** The directory to run in must really be a directory in the jail. */
export const cwd: Check = ({ facts, policy }) => {
  const { kind } = facts.cwd;
  switch (kind) {
    case "inside":
      return null;
    case "outside":
      return refuse("CWD_ESCAPE", "cwd.outside", "the cwd leaves the jail", policy.jailRoot);
    case "missing":
      return refuse("EXEC_ERROR", "cwd.missing", "the cwd does not exist", policy.jailRoot);
    case "not-a-directory":
      return refuse(
        "EXEC_ERROR",
        "cwd.not-a-directory",
        "the cwd is not a directory",
        policy.jailRoot,
      );
    default:
      return kind satisfies never;
  }
};

function refuse(
  code: "CWD_ESCAPE" | "EXEC_ERROR",
  id: string,
  reason: string,
  jail: string,
): Refusal {
  const hint = `give a directory inside "${jail}", or none: relative ones are taken from there`;
  return { code, by: { id, line: null }, at: null, reason, hint };
}
