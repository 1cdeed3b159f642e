import type { Policy } from "../contract.ts";
import type { Place } from "./facts.ts";
import { isInside } from "./is_inside.ts";
import type { Resolved } from "./resolve_path.ts";

/** Special files without contents of their own. Everything else below these is the system's. */
const HARMLESS_DEVICES = new Set(["/dev/null", "/dev/zero", "/dev/urandom"]);
const SYSTEM = ["/proc", "/sys", "/dev"];

/**
 * Where a resolved path lies. `/proc`, `/sys` and `/dev` are outside whatever the roots say; of two roots
 * around a path the innermost counts, so that a read root inside the jail is not writable.
 *
 * @param resolved Null where the path could not be resolved: that is outside.
 */
export function placeOf(resolved: Resolved | null, roots: Policy["paths"]): Place {
  if (resolved === null) return "outside";
  const { real } = resolved;
  if (HARMLESS_DEVICES.has(real)) return "device";
  if (SYSTEM.some((place) => isInside(place, real))) return "outside";
  const write = innermost(roots.write, real);
  const read = innermost(roots.read, real);
  if (read > write) return "read";
  if (write > 0) return "write";
  return resolved.rooted ? "outside" : "nowhere";
}

/** The length of the longest root around a path; 0 for none. */
function innermost(roots: readonly string[], path: string): number {
  return Math.max(0, ...roots.filter((root) => isInside(root, path)).map((root) => root.length));
}
