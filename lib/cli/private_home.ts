import { isInside } from "../paths/mod.ts";
import { UsageError } from "./usage_error.ts";

/**
 * Makes the HOME of every command: an empty folder of its owner's, outside every root, so that no argument can
 * lead into it and no configuration can be planted in it. The audit worker removes it at the end.
 *
 * @param state The user's state folder; where it cannot be made, as for a user without a home, the folder
 * lies among the system's temporary ones.
 * @param roots Where commands can write.
 * @throws {UsageError} where the folder would lie in one of them.
 */
export function makePrivateHome(state: string, roots: readonly string[]): string {
  const folder = Deno.realPathSync(makeFolder(state));
  const root = roots.find((one) => isInside(one, folder));
  if (root !== undefined) {
    Deno.removeSync(folder);
    throw new UsageError(
      `cannot make a private HOME in "${folder}": commands can write to "${root}"; set XDG_STATE_HOME or TMPDIR`,
    );
  }
  if (Deno.build.os !== "windows") Deno.chmodSync(folder, 0o500);
  return folder;
}

function makeFolder(state: string): string {
  const prefix = "home-";
  try {
    Deno.mkdirSync(state, { recursive: true, mode: 0o700 });
    return Deno.makeTempDirSync({ dir: state, prefix });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return Deno.makeTempDirSync({ prefix: `hardened-terminal-${prefix}` });
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Deno.errors.PermissionDenied || error instanceof Deno.errors.NotFound ||
    error instanceof Deno.errors.NotADirectory ||
    // A read-only file system has no class of its own.
    (error instanceof Error && "code" in error && error.code === "EROFS");
}
