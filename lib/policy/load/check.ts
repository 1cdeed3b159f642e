import type { Draft } from "./read_draft.ts";
import type { PolicySource } from "./policy_source.ts";
import type { Report } from "./report.ts";

/** What every check is given. */
export interface Check {
  readonly draft: Draft;
  readonly source: PolicySource;
  readonly report: Report;
}
