import { isAbsolute, parse } from "@std/path";
import { isKernelPlace, KERNEL_PLACES } from "../../paths/mod.ts";
import { quote } from "./quote.ts";

/** A directory's real path, or why it cannot be used. */
export type ResolvedDirectory =
  | { readonly kind: "directory"; readonly real: string }
  | { readonly kind: "refused"; readonly message: string };

/** Resolves a directory that the policy names: absolute, existing, not the whole file system, not the kernel's. */
export function resolveDirectory(path: string): ResolvedDirectory {
  if (path.trim() === "") return refused("an empty path is no directory");
  if (!isAbsolute(path)) {
    const why = path.startsWith("~") ? "is not absolute (~ is not expanded)" : "is not absolute";
    return refused(`${quote(path)} ${why}; write the whole path`);
  }
  if (path.includes("\0")) {
    return refused(`${quote(path)} has a NUL byte in it; write the path without`);
  }
  // By its spelling first: the runtime lets nobody look into these without every permission.
  if (isKernels(path)) return refusedKernel(path);
  const found = look(path);
  if (found.kind === "refused") return found;
  if (parse(found.real).root === found.real) {
    return refused(`${quote(path)} is a whole file system; name a directory in it`);
  }
  return isKernels(found.real) ? refusedKernel(path) : found;
}

function isKernels(path: string): boolean {
  return Deno.build.os !== "windows" && isKernelPlace(path);
}

function refusedKernel(path: string): ResolvedDirectory {
  return refused(
    `${quote(path)} belongs to the kernel (${KERNEL_PLACES.join(", ")}); name another directory`,
  );
}

function look(path: string): ResolvedDirectory {
  try {
    if (!Deno.statSync(path).isDirectory) return refused(`${quote(path)} is not a directory`);
    return { kind: "directory", real: Deno.realPathSync(path) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) {
      return refused(`${quote(path)} does not exist; create the directory or name another`);
    }
    if (error instanceof Deno.errors.NotADirectory) {
      return refused(`${quote(path)} does not exist: a file stands where a directory is named`);
    }
    if (!(error instanceof Error)) throw error;
    return refused(`${quote(path)} cannot be looked at: ${error.message}`);
  }
}

function refused(message: string): ResolvedDirectory {
  return { kind: "refused", message };
}
