import { dirname, isAbsolute, join, parse, sep } from "@std/path";

/** A path as the kernel would find it. */
export interface Resolved {
  /** Absolute, every link followed; what does not exist yet stands behind its deepest existing ancestor. */
  readonly real: string;
  readonly exists: boolean;
  /** Whether its first segment below the root exists: nothing can be read where that is missing. */
  readonly rooted: boolean;
}

/** As many links as Linux follows before ELOOP, path_resolution(7). */
const MAX_LINKS = 40;
const SEPARATOR = Deno.build.os === "windows" ? /[/\\]/ : "/";

/**
 * Resolves a path against a directory the way the kernel does, path_resolution(7): segment by segment,
 * `..` from where a link really leads and not from how it is spelled. A path that cannot be resolved (a
 * loop of links, a directory that may not be searched) is null: nobody can say where it leads.
 *
 * @param base An absolute, real directory.
 * @param known Further real directories. A path that is spelled through one is followed from there on, so
 * that what lies above it need not be readable.
 */
export function resolvePath(
  base: string,
  path: string,
  known: readonly string[] = [],
): Resolved | null {
  try {
    return isAbsolute(path) ? fromTop(path, [base, ...known], 0) : walk(at(base), path, 0);
  } catch (error) {
    if (error instanceof Deno.errors.FilesystemLoop) return null;
    if (error instanceof Deno.errors.PermissionDenied) return null;
    // The runtime was started with a narrow `read`: what it may not look at is outside in any case.
    if (error instanceof Deno.errors.NotCapable) return null;
    throw error;
  }
}

function at(real: string): Resolved {
  return { real, exists: true, rooted: true };
}

function fromTop(path: string, known: readonly string[], links: number): Resolved {
  const anchor = known.find((one) => path.startsWith(one + sep));
  if (anchor !== undefined) return walk(at(anchor), path.slice(anchor.length), links);
  const { root } = parse(path);
  return walk({ real: root, exists: true, rooted: false }, path.slice(root.length), links);
}

function walk(start: Resolved, path: string, links: number): Resolved {
  if (links > MAX_LINKS) throw new Deno.errors.FilesystemLoop(path);
  let here = start;
  for (const segment of path.split(SEPARATOR)) {
    if (segment === "" || segment === ".") continue;
    here = step(here, segment, links);
  }
  return here;
}

function step(here: Resolved, segment: string, links: number): Resolved {
  if (segment === "..") return { ...here, real: dirname(here.real) };
  const next = join(here.real, segment);
  const kind = kindOf(next);
  switch (kind) {
    case "nothing":
      return { real: next, exists: false, rooted: here.rooted };
    case "plain":
      return { real: next, exists: true, rooted: true };
    case "link": {
      const target = Deno.readLinkSync(next);
      if (isAbsolute(target)) return fromTop(target, [], links + 1);
      return walk(here, target, links + 1);
    }
    default:
      return kind satisfies never;
  }
}

function kindOf(path: string): "nothing" | "plain" | "link" {
  try {
    return Deno.lstatSync(path).isSymlink ? "link" : "plain";
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "nothing";
    if (error instanceof Deno.errors.NotADirectory) return "nothing";
    // A name that is longer than the system's longest can be nobody's name.
    if (error instanceof Error && "code" in error && error.code === "ENAMETOOLONG") {
      return "nothing";
    }
    throw error;
  }
}
