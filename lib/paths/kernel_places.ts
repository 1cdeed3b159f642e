import { isInside } from "./is_inside.ts";

/** Where the kernel shows itself and its devices. */
export const KERNEL_PLACES = ["/proc", "/sys", "/dev"];

/** Special files without contents of their own. Everything else in the kernel's places is the system's. */
const HARMLESS = new Set(["/dev/null", "/dev/zero", "/dev/urandom"]);

/** A process's own streams: links, but to something else for each process that follows them. */
const STREAMS = new Set(["/dev/stdin", "/dev/stdout", "/dev/stderr"]);

/** Whether a real path lies where the kernel shows itself and its devices, whatever the roots say. */
export function isKernelPlace(real: string): boolean {
  return KERNEL_PLACES.some((place) => isInside(place, real));
}

/** Whether a real path is a device that is no way out: it holds nothing, or is the command's own stream. */
export function isHarmlessDevice(real: string): boolean {
  return HARMLESS.has(real) || STREAMS.has(real);
}
