import { isAbsolute, join, normalize } from "@std/path";
import type { CommandLine, ConfinedPath, Policy, Word } from "../contract.ts";
import { candidates } from "./candidates.ts";
import type { CwdFact, Facts, PathFact, Place } from "./facts.ts";
import { isInside } from "./is_inside.ts";
import { placeOf } from "./place_of.ts";
import { resolvePath } from "./resolve_path.ts";

/**
 * Looks at the file system, once, and changes nothing: where the directory to run in really is, and
 * where every argument that could be a path really leads. Relative paths are taken from the jail, never
 * from the server's own directory.
 *
 * @param cwd As asked for; absent or empty is the jail itself.
 */
export function look(line: CommandLine, cwd: string | undefined, policy: Policy): Facts {
  const found = lookAtCwd(cwd ?? "", policy.jailRoot);
  if (found.kind !== "inside" || !policy.paths.checkArguments) return { cwd: found, paths: [] };
  const words = line.stages.flatMap((stage) => stage.words.slice(1));
  return { cwd: found, paths: words.flatMap((word) => lookAtWord(word, found.path, policy)) };
}

function lookAtCwd(cwd: string, jail: string): CwdFact {
  if (cwd.includes("\0")) return { kind: "outside" };
  const resolved = resolvePath(jail, cwd);
  if (resolved === null || !isInside(jail, resolved.real)) return { kind: "outside" };
  if (!resolved.exists) return { kind: "missing" };
  if (!Deno.lstatSync(resolved.real).isDirectory) return { kind: "not-a-directory" };
  return { kind: "inside", path: resolved.real as ConfinedPath };
}

function lookAtWord(word: Word, cwd: ConfinedPath, policy: Policy): PathFact[] {
  // The runtime lets nobody look at /dev itself without every permission, but at its harmless files.
  const roots = [policy.jailRoot, ...policy.paths.read, ...policy.paths.write, "/dev"];
  return candidates(word.text).map((text) => {
    // The kernel follows a link before it climbs; programs that tidy a path first do not. Both must hold.
    const ways = text.includes("..")
      ? [text, normalize(isAbsolute(text) ? text : join(cwd, text))]
      : [text];
    const places = ways.map((way) => placeOf(resolvePath(cwd, way, roots), policy.paths));
    return { text, at: word.at, place: worst(places) };
  });
}

const BAD_TO_GOOD: readonly Place[] = ["outside", "nowhere", "read", "device", "write"];

function worst(places: readonly Place[]): Place {
  return BAD_TO_GOOD.find((place) => places.includes(place)) ?? "outside";
}
