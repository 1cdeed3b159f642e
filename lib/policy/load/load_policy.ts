import type { Policy } from "../../contract.ts";
import { buildPolicy } from "./build_policy.ts";
import { freezeDeep } from "./freeze_deep.ts";
import { hashPolicy } from "./hash_policy.ts";
import { locateKeys } from "./locate_keys.ts";
import { parseToml } from "./parse_toml.ts";
import type { PolicySource } from "./policy_source.ts";
import type { Problem } from "./problem.ts";
import { readDraft } from "./read_draft.ts";
import { readPolicyFile } from "./read_policy_file.ts";
import { Report } from "./report.ts";

/** A policy that can be used, or everything that is wrong with it. */
export type LoadedPolicy =
  | { readonly kind: "policy"; readonly policy: Policy; readonly warnings: readonly string[] }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] };

/**
 * Reads a policy, checks it as a whole, and gives it frozen and hashed, with every path resolved. Or gives all that is wrong
 * with it at once: only a file that cannot be read and a text that is not TOML end the search early, and the
 * examples of the rules are tried once everything else is right. Warnings are lines for a person.
 *
 * Looks at the file system (the policy file, and where paths lead), not at the environment; changes nothing.
 */
export async function loadPolicy(source: PolicySource): Promise<LoadedPolicy> {
  const read = readPolicyFile(source.file);
  if (read.kind === "refused") return refused([read.problem]);
  const parsed = parseToml(read.text, source.file);
  if (parsed.kind === "refused") return refused([parsed.problem]);
  const report = new Report(source.file, locateKeys(read.text));
  const draft = readDraft(parsed.table, report);
  const built = await buildPolicy({ draft, source, report });
  if (built === null || report.problems.length > 0) return refused(report.problems);
  const policy = freezeDeep({ ...built, hash: await hashPolicy(built) });
  const failed = source.checkExamples(policy);
  return failed.length > 0
    ? refused(failed)
    : { kind: "policy", policy, warnings: report.warnings };
}

function refused(problems: readonly Problem[]): LoadedPolicy {
  return { kind: "refused", problems };
}
