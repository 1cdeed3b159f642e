import type { Policy } from "../../contract.ts";
import type { Problem } from "./problem.ts";

/** Everything that a policy is made of. Read by the caller, so that nothing here looks at the environment. */
export interface PolicySource {
  /** Absolute path of the policy file. */
  readonly file: string;
  /** `HTMCP_JAIL_ROOT`, `HTMCP_AUDIT_LOG`, `HTMCP_AUDIT_FAIL_MODE`, where set: they beat the file. */
  readonly overrides: {
    readonly jailRoot?: string;
    readonly auditLog?: string;
    readonly auditFailMode?: string;
  };
  /** Absolute path of the user's state folder: the place of `audit.jsonl` where nothing names another. */
  readonly stateDir: string;
  /** Absolute paths of further files that commands must not be able to change, e.g. our own binary. */
  readonly ownFiles: readonly string[];
  /** The user's home directory, which must not be the jail nor lie in it. */
  readonly home: string | null;
  /** Tries the examples of all rules. Called with a policy that is otherwise sound. */
  readonly checkExamples: (policy: Policy) => readonly Problem[];
}
