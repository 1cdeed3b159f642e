import { basename, dirname, isAbsolute, join } from "@std/path";
import type { Policy, Program } from "../contract.ts";
import { isInside, resolvePath } from "../paths/mod.ts";
import { isDenied } from "./is_denied.ts";

/** The allowed programs, by the word they are called by; and the allowed names that no program answers to. */
export interface ProgramTable {
  readonly found: ReadonlyMap<string, Program>;
  /** Name to the reason why nothing can be started by it. */
  readonly missing: ReadonlyMap<string, string>;
  /** Names that the denylist takes away again, whatever file they lead to: nobody gets to start these. */
  readonly denied: ReadonlySet<string>;
}

function resolveProgram(name: string, policy: Policy): Program | string {
  if (isAbsolute(name)) return programAt(name, basename(name), policy);
  let why = `no program of that name is in ${policy.environment.path.join(", ")}`;
  for (const directory of policy.environment.path) {
    const found = programAt(join(directory, name), name, policy);
    if (typeof found !== "string") return found;
    if (found !== NOT_THERE) why = found;
  }
  return why;
}

/**
 * Resolves every allowed name once, at start, in the policy's own directories and nowhere else, patterns
 * included. A file that lies where the jail's commands can write is never taken: they could replace it.
 */
export function resolvePrograms(policy: Policy): ProgramTable {
  const found = new Map<string, Program>();
  const missing = new Map<string, string>();
  const denied = new Set<string>();
  for (const name of [...policy.allow.commands, ...namesByPattern(policy)]) {
    const program = resolveProgram(name, policy);
    const paths = typeof program === "string" ? [] : [program.path, program.file];
    if ([name, ...paths].some((one) => isDenied(one, policy))) denied.add(name);
    else if (typeof program === "string") missing.set(name, program);
    else found.set(name, program);
  }
  return { found, missing, denied };
}

const NOT_THERE = "no executable file is there";

function programAt(path: string, name: string, policy: Policy): Program | string {
  const file = realFile(path);
  if (file === null) return NOT_THERE;
  // The links on the way too: who can change one can make the path lead to another program. One that the
  // runtime was not given to read lies in no root.
  const places = [path, file, ...resolvePath(dirname(path), path)?.links ?? []];
  const root = policy.paths.write.find((one) => places.some((place) => isInside(one, place)));
  if (root !== undefined) {
    return `"${path}" lies in "${root}" or leads through it, where commands can write`;
  }
  return Object.freeze({ name, path, file });
}

/** The executable file behind a path; null where there is none. */
function realFile(path: string): string | null {
  try {
    const file = Deno.realPathSync(path);
    const { isFile, mode } = Deno.statSync(path);
    const executable = mode === null || (mode & 0o111) !== 0;
    return isFile && executable ? file : null;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory ||
    error instanceof Deno.errors.PermissionDenied || error instanceof Deno.errors.FilesystemLoop ||
    error instanceof Deno.errors.NotCapable;
}

function namesByPattern(policy: Policy): readonly string[] {
  if (policy.allow.patterns.length === 0) return [];
  const names = policy.environment.path.flatMap((directory) =>
    [...Deno.readDirSync(directory)].map((entry) => entry.name)
  );
  return [...new Set(names)].filter((name) =>
    policy.allow.patterns.some((pattern) => pattern.fullMatch(name))
  );
}
