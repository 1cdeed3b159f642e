import { dirname, isAbsolute, join, parse } from "@std/path";

/** As the kernel does it (`path_resolution(7)`: 40 links). */
const MAX_LINKS = 40;

/** Where a path leads. */
export interface Trail {
  /** Links followed as far as the path exists; the rest as it was written. */
  readonly real: string;
  /** Where each link on the way lies: who can change one of these, can make the path lead elsewhere. */
  readonly links: readonly string[];
}

/** Follows an absolute path link by link. The path need not exist, nor what its links name. */
export function followPath(path: string): Trail {
  const links: string[] = [];
  let at = parse(path).root;
  let ahead = segments(path, at);
  while (ahead.length > 0) {
    const [name = "", ...rest] = ahead;
    const next = join(at, name);
    const target = readLink(next);
    ahead = rest;
    if (target === null || links.length >= MAX_LINKS) {
      at = next;
      continue;
    }
    links.push(join(real(at), name));
    if (isAbsolute(target)) at = parse(target).root;
    ahead = [...segments(target, isAbsolute(target) ? at : ""), ...rest];
  }
  return { real: real(at), links };
}

function segments(path: string, root: string): string[] {
  return path.slice(root.length).split(Deno.build.os === "windows" ? /[\\/]+/ : /\/+/).filter(
    Boolean,
  );
}

/** What a link names; null for everything else, things that do not exist included. */
function readLink(path: string): string | null {
  try {
    return Deno.lstatSync(path).isSymlink ? Deno.readLinkSync(path) : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** The spelling that the system has for it (letter case, short names), for the part that exists. */
function real(path: string): string {
  try {
    return Deno.realPathSync(path);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const above = dirname(path);
    return above === path ? path : join(real(above), path.slice(above.length));
  }
}
