import { basename } from "@std/path";
import type { Policy } from "../contract.ts";

/**
 * Whether the denylist names a program. Names are compared without regard to case and by base name too, on
 * both sides: `/bin/rm` is `rm` wherever that lies.
 *
 * @param name A name, or a path.
 */
export function isDenied(name: string, policy: Policy): boolean {
  const names = namesOf(name);
  return policy.deny.some((entry) => namesOf(entry).some((denied) => names.includes(denied)));
}

function namesOf(path: string): readonly string[] {
  const folded = path.toLowerCase();
  return [folded, basename(folded)];
}
