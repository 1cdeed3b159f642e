import type { Policy } from "../contract.ts";
import type { Place } from "./facts.ts";
import { isInside } from "./is_inside.ts";
import { isHarmlessDevice, isKernelPlace } from "./kernel_places.ts";
import type { Resolved } from "./resolve_path.ts";

/**
 * Where a resolved path lies. `/proc`, `/sys` and `/dev` are outside whatever the roots say; of two roots
 * around a path the innermost counts, so that a read root inside the jail is not writable.
 *
 * @param resolved Null where the path could not be resolved: that is outside.
 */
export function placeOf(resolved: Resolved | null, roots: Policy["paths"]): Place {
  if (resolved === null) return "outside";
  const { real } = resolved;
  if (isHarmlessDevice(real)) return "device";
  if (isKernelPlace(real)) return "outside";
  const write = innermost(roots.write, real);
  const read = innermost(roots.read, real);
  if (read > write) return "read";
  if (write > 0) return read > 0 ? "write" : "write-only";
  return resolved.rooted ? "outside" : "nowhere";
}

/** The length of the longest root around a path; 0 for none. */
function innermost(roots: readonly string[], path: string): number {
  return Math.max(0, ...roots.filter((root) => isInside(root, path)).map((root) => root.length));
}
