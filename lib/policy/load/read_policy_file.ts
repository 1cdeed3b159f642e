import { modeProblem } from "./mode_problem.ts";
import type { Problem } from "./problem.ts";
import { quote } from "./quote.ts";

/** No policy is longer; a log file that was named by mistake is not read to its end. */
const MAX_BYTES = 1024 * 1024;

/** What the file gave. */
export type PolicyText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly problem: Problem };

/**
 * Reads the policy file, if nobody but its owner can have written it. On POSIX the mode is that of the *opened*
 * file, so that no other file can be put in its place between the look and the read. Refused are a file that is
 * missing, unreadable, no regular file, too long, not UTF-8, world-writable, or writable by a group that is not the
 * owner's own.
 */
export function readPolicyFile(file: string): PolicyText {
  const refuse = (message: string): PolicyText => ({
    kind: "refused",
    problem: { file, line: null, key: null, message },
  });
  try {
    // Opening a pipe would wait for a writer, so the kind is looked at first and the opened file once more.
    const unfit = kindProblem(Deno.statSync(file), file);
    if (unfit !== null) return refuse(unfit);
    using opened = Deno.openSync(file, { read: true });
    const info = opened.statSync();
    const isPosix = Deno.build.os !== "windows";
    const problem = kindProblem(info, file) ?? (isPosix ? modeProblem(info, file) : null);
    if (problem !== null) return refuse(problem);
    return { kind: "text", text: decode(readAll(opened, info.size)) };
  } catch (error) {
    return refuse(describe(error, file));
  }
}

function kindProblem(info: Deno.FileInfo, file: string): string | null {
  if (info.isDirectory) {
    return `Cannot read the policy ${quote(file)}: it is a directory; name the file in it`;
  }
  if (!info.isFile) return `Cannot read the policy ${quote(file)}: it is not a regular file`;
  if (info.size > MAX_BYTES) {
    return `Cannot read the policy ${
      quote(file)
    }: it has ${info.size} bytes, ${MAX_BYTES} are the limit`;
  }
  return null;
}

/** Half of a file that is being written could be a weaker policy, so a size that changed is an error. */
function readAll(opened: Deno.FsFile, size: number): Uint8Array {
  const bytes = new Uint8Array(size + 1);
  let filled = 0;
  while (filled < bytes.length) {
    const count = opened.readSync(bytes.subarray(filled));
    if (count === null) break;
    filled += count;
  }
  if (filled !== size) throw new Error("it changed while it was read; start again");
  return bytes.subarray(0, size);
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function describe(error: unknown, file: string): string {
  if (error instanceof Deno.errors.NotFound) {
    return `no policy at ${quote(file)}; run: hardened-terminal init`;
  }
  if (error instanceof TypeError) {
    return `Cannot read the policy ${quote(file)}: it is not UTF-8 text; save it as UTF-8`;
  }
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof Deno.errors.PermissionDenied) {
    return `Cannot read the policy ${quote(file)}: it is not readable for this user; ` +
      `check the owner and the mode (${detail})`;
  }
  return `Cannot read the policy ${quote(file)}: ${detail}`;
}
