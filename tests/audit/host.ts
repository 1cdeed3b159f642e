/** What this host lets a test do to a disk. Each is tried once, since no flag tells. */

/** Runs a program of the system; whether it exited with 0. */
export function system(program: string, ...args: readonly string[]): boolean {
  try {
    return new Deno.Command(program, { args: [...args], stdout: "null", stderr: "null" })
      .outputSync().success;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** Mounts a small disk in memory over a folder. */
export function mountDisk(folder: string, options = "size=64k"): boolean {
  return system("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder);
}

/** Takes it away again, even if something on it is open. */
export function unmount(folder: string): void {
  system("umount", "-l", folder);
}

function tryInFolder(act: (folder: string) => boolean): boolean {
  const folder = Deno.makeTempDirSync({ prefix: "htmcp host " });
  try {
    return act(folder);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

/** Root can mount, mostly. */
export const CAN_MOUNT = tryInFolder((folder) => {
  const mounted = mountDisk(folder);
  if (mounted) unmount(folder);
  return mounted;
});

/** Modes do not bind root; what binds everybody is the attribute `i` of some file systems (chattr(1)). */
export const MODES_BIND = tryInFolder((folder) => {
  Deno.chmodSync(folder, 0o500);
  const bound = !system("touch", `${folder}/file`);
  Deno.chmodSync(folder, 0o700);
  return bound;
});

/** Whether a file can be made immutable. */
export const CAN_FREEZE = tryInFolder((folder) => {
  const frozen = system("chattr", "+i", folder) && !system("touch", `${folder}/file`);
  system("chattr", "-i", folder);
  return frozen;
});
