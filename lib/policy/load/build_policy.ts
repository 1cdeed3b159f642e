import type { Policy } from "../../contract.ts";
import type { Check } from "./check.ts";
import { checkEnvironment } from "./check_environment.ts";
import { checkLimits } from "./check_limits.ts";
import { checkNames } from "./check_names.ts";
import { checkOwnFiles } from "./check_own_files.ts";
import { checkSyntax } from "./check_syntax.ts";
import { compileNamePatterns } from "./compile_name_patterns.ts";
import { compileSecrets } from "./compile_secrets.ts";
import { readCategories } from "./read_categories.ts";
import { readRules } from "./read_rules.ts";
import { resolveAudit } from "./resolve_audit.ts";
import { resolveJail } from "./resolve_jail.ts";
import { resolveRoots } from "./resolve_roots.ts";
import { resolveSearchPath } from "./resolve_search_path.ts";

/** A policy that has no hash yet. */
export type Unhashed = Omit<Policy, "hash">;

/** Makes all checks, whatever the others found, and puts the parts together; null where there is no jail. */
export async function buildPolicy(check: Check): Promise<Unhashed | null> {
  const { draft, source } = check;
  const jail = resolveJail(check);
  const roots = resolveRoots(check);
  const territories = jail === null ? roots.write : [jail, ...roots.write];
  checkOwnFiles(check, territories);
  const audit = resolveAudit(check, territories);
  checkNames(check, territories);
  const patterns = await compileNamePatterns(check);
  const rules = readRules(check, patterns);
  const extraPatterns = await compileSecrets(check);
  const limits = checkLimits(check);
  checkSyntax(check);
  const path = resolveSearchPath(check, territories);
  checkEnvironment(check);
  const categories = readCategories(check);
  if (jail === null) return null;
  return {
    file: source.file,
    jailRoot: jail.root,
    ...audit,
    allow: { commands: draft.allowlist.commands, patterns },
    deny: draft.denylist.commands,
    rules,
    redaction: {
      enabled: draft.redaction.enabled,
      entropyFallback: draft.redaction.entropy_fallback,
      extraPatterns,
    },
    limits,
    paths: {
      read: unique([jail.root, ...roots.read]),
      write: unique(territories.map(({ root }) => root)),
      checkArguments: draft.paths.check_arguments,
    },
    environment: {
      path,
      pass: draft.environment.pass,
      set: draft.environment.set,
      clientMaySet: draft.environment.client_may_set,
    },
    ...categories,
    sandbox: draft.sandbox,
  };
}

function unique(paths: readonly string[]): readonly string[] {
  return [...new Set(paths)];
}
