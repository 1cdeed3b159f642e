import { isAbsolute, parse } from "@std/path";
import { isInside } from "../../paths/mod.ts";
import { quote } from "./quote.ts";

/** Not places for files: the kernel's own view, and devices. */
const KERNEL = ["/proc", "/sys", "/dev"];

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
  const found = look(path);
  if (found.kind === "refused") return found;
  if (parse(found.real).root === found.real) {
    return refused(`${quote(path)} is a whole file system; name a directory in it`);
  }
  const kernel = Deno.build.os === "windows"
    ? undefined
    : KERNEL.find((place) => isInside(place, found.real));
  return kernel === undefined
    ? found
    : refused(`${quote(path)} lies inside ${kernel}; name another`);
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
