import { dirname, isAbsolute, parse, sep } from "@std/path";
import { isHarmlessDevice, isKernelPlace } from "./kernel_places.ts";
import { lookUp } from "./look_up.ts";

/** A path as the kernel would find it. */
export interface Resolved {
  /** Absolute, every link followed; what does not exist yet stands behind its deepest existing ancestor. */
  readonly real: string;
  /** What the kernel would find. Behind a file or something missing it finds nothing, `..` included. */
  readonly kind: "directory" | "other" | "nothing";
  /** Whether it is the root or lies below something in it: where that is missing nothing can be read. */
  readonly rooted: boolean;
  /** Where each link on the way lies: who can change one of these can make the path lead elsewhere. */
  readonly links: readonly string[];
}

/** What resolving may lean on. */
export interface Known {
  /** Further real directories. A path through one is followed from there on: what lies above need not be readable. */
  readonly directories?: readonly string[];
  /** What may still be spent, shared by all paths of one request: 1 for a look, 1 for 64 characters of a path. */
  readonly budget?: { left: number };
}

/** As many links as Linux follows before ELOOP, path_resolution(7). */
const MAX_LINKS = 40;
/** Going over so many characters takes about as long as one look at the file system. */
const CHARACTERS_OF_A_LOOK = 64;
const SEPARATOR = Deno.build.os === "windows" ? /[/\\]/ : "/";

/**
 * Resolves a path against a directory the way the kernel does, path_resolution(7): segment by segment,
 * `..` from where a link really leads and not from how it is spelled. A path that cannot be resolved (a
 * loop of links, a directory that may not be searched) is null: nobody can say where it leads.
 *
 * @param base An absolute, real directory.
 */
export function resolvePath(base: string, path: string, known: Known = {}): Resolved | null {
  // The system ends a name there, and so would find another file than the one that is written.
  if (path.includes("\0")) return null;
  const way: Way = {
    anchors: [base, ...(known.directories ?? []), "/dev"].sort((a, b) => a.length - b.length),
    links: [],
    budget: known.budget ?? { left: Infinity },
  };
  way.budget.left -= path.length / CHARACTERS_OF_A_LOOK;
  if (way.budget.left < 0) return null;
  const found = isAbsolute(path) ? fromTop(path, way, false) : walk(at(base), path, way);
  if (found === null) return null;
  const { real, kind, broken, rooted } = found;
  return {
    real,
    kind: broken ? "nothing" : kind,
    rooted: rooted || dirname(real) === real,
    links: way.links,
  };
}

/** What is the same for all segments of one path. */
interface Way {
  /** Real directories, the outermost first: one that lies in another could be swapped for a link there. */
  readonly anchors: readonly string[];
  readonly links: string[];
  readonly budget: { left: number };
}

/** How far a walk has come. */
interface Here {
  readonly real: string;
  readonly kind: Resolved["kind"];
  /** The kernel has given up before. Programs that tidy a path first have not. */
  readonly broken: boolean;
  readonly rooted: boolean;
  /** How many segments at the end of `real` do not exist. */
  readonly absent: number;
}

function at(real: string): Here {
  return { real, kind: "directory", broken: false, rooted: true, absent: 0 };
}

function fromTop(path: string, way: Way, broken: boolean): Here | null {
  const anchor = way.anchors.find((one) => path === one || path.startsWith(one + sep));
  if (anchor !== undefined) {
    return walk({ ...at(anchor), broken }, path.slice(anchor.length), way);
  }
  const { root } = parse(path);
  return walk({ ...at(root), broken, rooted: false }, path.slice(root.length), way);
}

function walk(start: Here, path: string, way: Way): Here | null {
  let here: Here | null = start;
  for (const segment of path.split(SEPARATOR)) {
    if (segment === "" || segment === ".") continue;
    here = segment === ".." ? climb(here) : step(here, segment, way);
    if (here === null) return null;
  }
  return here;
}

function climb(here: Here): Here {
  return {
    real: dirname(here.real),
    kind: here.absent > 1 ? "nothing" : "directory",
    broken: here.broken || here.kind !== "directory",
    rooted: here.rooted,
    absent: Math.max(0, here.absent - 1),
  };
}

function step(here: Here, segment: string, way: Way): Here | null {
  // Only what exists can be the root. Asking first would make long missing paths cost the square of their length.
  const root = here.absent === 0 && here.real.endsWith(sep);
  const real = here.real + (root ? "" : sep) + segment;
  const below = { real, broken: here.broken, rooted: true, absent: 0 };
  const nothing = {
    ...below,
    kind: "nothing",
    rooted: here.rooted,
    absent: here.absent + 1,
  } as const;
  if (here.kind !== "directory") return nothing;
  if (isHarmlessDevice(real)) return { ...below, kind: "other" };
  if (way.budget.left-- <= 0) return null;
  const found = lookUp(here.real, segment);
  switch (found.kind) {
    case "nothing":
      return nothing;
    case "directory":
    case "other":
      return { ...below, kind: found.kind };
    case "link":
      return follow(here, { real, target: found.target }, way);
    case "unknown":
      return null;
    default:
      return found satisfies never;
  }
}

function follow(here: Here, link: { real: string; target: string }, way: Way): Here | null {
  // The kernel's own links (`/proc/self`) lead elsewhere for the command than for this process.
  if (way.links.length >= MAX_LINKS || isKernelPlace(link.real)) return null;
  way.links.push(link.real);
  return isAbsolute(link.target)
    ? fromTop(link.target, way, here.broken)
    : walk(here, link.target, way);
}
