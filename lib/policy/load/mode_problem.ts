import { shellWord } from "../../command/mod.ts";
import { quote } from "./quote.ts";

/** Permission bits of POSIX (`chmod(1)`). */
const GROUP_WRITE = 0o020;
const WORLD_WRITE = 0o002;

/**
 * Says who besides the owner could have written a file, and the command that ends it; null if nobody could, or
 * where the system has no such bits. A group counts as the owner's own where it has the owner's number: the "user
 * private groups" of Linux distributions. Whether others were added to that group is not looked up.
 */
export function modeProblem(
  info: Pick<Deno.FileInfo, "mode" | "uid" | "gid">,
  file: string,
): string | null {
  if (info.mode === null) return null;
  const world = (info.mode & WORLD_WRITE) !== 0;
  const group = (info.mode & GROUP_WRITE) !== 0 && info.gid !== info.uid;
  if (!world && !group) return null;
  const who = world && group ? "its group and everybody" : world ? "everybody" : "its group";
  const bits = `${group ? "g" : ""}${world ? "o" : ""}-w`;
  return `Cannot trust the policy ${quote(file)}: ${who} can change it; ` +
    `run: chmod ${bits} ${shellWord(file)}`;
}
