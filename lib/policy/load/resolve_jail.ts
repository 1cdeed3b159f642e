import type { Check } from "./check.ts";
import { followPath } from "./follow_path.ts";
import { isInside } from "../../paths/mod.ts";
import { quote } from "./quote.ts";
import { resolveDirectory } from "./resolve_directory.ts";
import type { Territory } from "./territory.ts";

const VARIABLE = "HTMCP_JAIL_ROOT";

/** Resolves the jail, from the environment or the file; null (and a problem) where there is none to use. */
export function resolveJail({ draft, source, report }: Check): Territory | null {
  const given = source.overrides.jailRoot;
  const path = given ?? draft.jail_root;
  const fail = given === undefined
    ? (message: string) => report.problem(["jail_root"], message)
    : (message: string) => report.variable(VARIABLE, message);
  if (path === undefined) {
    // A wrong type has been reported already.
    if (!report.isDropped(["jail_root"])) {
      fail(`missing; name an existing directory here or in ${VARIABLE}`);
    }
    return null;
  }
  const directory = resolveDirectory(path);
  const refusal = directory.kind === "refused"
    ? directory.message
    : homeProblem(directory.real, source.home);
  if (refusal !== null) fail(refusal);
  return directory.kind === "refused" ? null : { root: directory.real, kind: "jail", fail };
}

function homeProblem(jail: string, home: string | null): string | null {
  if (home === null) return null;
  const real = followPath(home).real;
  if (!isInside(jail, real)) return null;
  const what = jail === real ? "is the home directory" : `holds the home directory ${quote(home)}`;
  return `${quote(jail)} ${what}; use a directory that is for nothing else`;
}
