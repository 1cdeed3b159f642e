import type { Check } from "./check.ts";
import { quote } from "./quote.ts";
import { resolveDirectory } from "./resolve_directory.ts";
import { findIntrusion, type Territory } from "./territory.ts";

/** Where POSIX systems keep programs; some are links to others. */
export const USUAL_DIRECTORIES = [
  "/usr/local/sbin",
  "/usr/local/bin",
  "/usr/sbin",
  "/usr/bin",
  "/sbin",
  "/bin",
];
const WINDOWS = ["C:\\Windows\\System32", "C:\\Windows"];

/** Permission bit of POSIX (`chmod(1)`). */
const WORLD_WRITE = 0o002;

/**
 * Resolves the directories in which programs are looked for, each once, in order. One that the policy names must be
 * sound; one of the usual ones is left out where it does not exist.
 */
export function resolveSearchPath(
  check: Check,
  territories: readonly Territory[],
): readonly string[] {
  const named = check.draft.environment.path;
  if (named === undefined) return usual(check, territories);
  const { report } = check;
  if (named.length === 0) {
    report.warn(["environment", "path"], "an empty list: only absolute paths can be run");
  }
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const [index, path] of named.entries()) {
    const fail = (message: string) =>
      report.problem(["environment", "path", index], message, ["environment", "path"]);
    const directory = resolveDirectory(path);
    if (seen.has(path)) fail(`${quote(path)} is listed twice`);
    else if (directory.kind === "refused") fail(directory.message);
    else {
      const danger = dangerOf(path, directory.real, territories);
      if (danger === null) found.add(directory.real);
      else fail(`${quote(path)} ${danger}`);
    }
    seen.add(path);
  }
  return [...found];
}

function usual({ report }: Check, territories: readonly Territory[]): readonly string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  for (const path of Deno.build.os === "windows" ? WINDOWS : USUAL_DIRECTORIES) {
    const directory = resolveDirectory(path);
    if (directory.kind === "refused" || seen.has(directory.real)) continue;
    seen.add(directory.real);
    const intrusion = findIntrusion(path, territories);
    if (intrusion !== null) {
      intrusion.territory.fail(
        `${quote(path)}, where programs are looked for, ${intrusion.how}; choose another directory`,
      );
    } else if (isOpenToAll(directory.real)) {
      report.warn(
        ["environment", "path"],
        `${quote(path)} is left out: everybody can put programs there`,
      );
    } else found.push(directory.real);
  }
  return found;
}

function dangerOf(path: string, real: string, territories: readonly Territory[]): string | null {
  const intrusion = findIntrusion(path, territories);
  if (intrusion !== null) return `${intrusion.how}, where commands could put programs`;
  return isOpenToAll(real)
    ? "can be written by everybody, so anyone could put programs there"
    : null;
}

function isOpenToAll(directory: string): boolean {
  if (Deno.build.os === "windows") return false;
  return ((Deno.statSync(directory).mode ?? 0) & WORLD_WRITE) !== 0;
}
