import { join } from "@std/path";

/** What one name in a directory stands for. `unknown`: nobody here can say. */
export type Entry =
  | { readonly kind: "nothing" | "directory" | "other" | "unknown" }
  | { readonly kind: "link"; readonly target: string };

/** In bytes, on every file system that Linux and macOS have: NAME_MAX, limits.h(0p). */
const LONGEST_NAME = 255;

/**
 * Looks up one name in a directory, links not followed.
 *
 * @param directory A real directory.
 */
export function lookUp(directory: string, name: string): Entry {
  const path = join(directory, name);
  try {
    const { isSymlink, isDirectory } = Deno.lstatSync(path);
    if (isSymlink) return { kind: "link", target: Deno.readLinkSync(path) };
    return { kind: isDirectory ? "directory" : "other" };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return { kind: "nothing" };
    if (error instanceof Deno.errors.NotADirectory) return { kind: "nothing" };
    // The runtime was started with a narrow `read`: what it may not look at is outside in any case.
    if (error instanceof Deno.errors.NotCapable) return { kind: "unknown" };
    // A link to a name that is not UTF-8, which no string can hold.
    if (error instanceof Deno.errors.InvalidData) return { kind: "unknown" };
    if (!(error instanceof Error && "code" in error)) throw error;
    // From a deep directory the command can reach what has too long a path for us to look at.
    return { kind: error.code === "ENAMETOOLONG" && isTooLong(name) ? "nothing" : "unknown" };
  }
}

function isTooLong(name: string): boolean {
  return new TextEncoder().encode(name).length > LONGEST_NAME;
}
