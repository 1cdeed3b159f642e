import { basename, isAbsolute, join, normalize } from "@std/path";
import type { CommandLine, ConfinedPath, Policy, Stage, Word } from "../contract.ts";
import { describe, pathTexts } from "../programs/mod.ts";
import { candidates } from "./candidates.ts";
import type { CwdFact, Facts, PathFact, Place } from "./facts.ts";
import { isInside } from "./is_inside.ts";
import { placeOf } from "./place_of.ts";
import { type Known, type Resolved, resolvePath } from "./resolve_path.ts";

/** What one request may cost, in looks at the file system. What is not found within that is outside. */
const MOST_LOOKS = 32_768;

/**
 * Looks at the file system, once, and changes nothing: where the directory to run in really is, and
 * where every argument that could be a path really leads. Relative paths are taken from the jail, never
 * from the server's own directory.
 *
 * @param cwd As asked for; absent or empty is the jail itself.
 */
export function look(line: CommandLine, cwd: string | undefined, policy: Policy): Facts {
  const { jailRoot, paths } = policy;
  const known = {
    directories: [jailRoot, ...paths.read, ...paths.write],
    budget: { left: MOST_LOOKS },
  };
  const found = lookAtCwd(cwd ?? "", jailRoot, known);
  if (found.kind !== "inside" || !paths.checkArguments) return { cwd: found, paths: [] };
  const words = line.stages.flatMap(lookable);
  const resolve = (path: string) => resolvePath(found.path, path, known);
  const entries = line.stages.flatMap((stage) => linksIn(stage, resolve));
  const lookAt = (path: string) => placeOf(resolve(path), paths);
  return {
    cwd: found,
    paths: [...words, ...entries].flatMap((word) => lookAtWord(word, found.path, lookAt)),
  };
}

/** The words of a stage that could be paths, as far as what is known of its program does not say otherwise. */
function lookable({ words: [program, ...args] }: Stage): readonly Word[] {
  const description = describe(basename(program.text));
  const texts = pathTexts(args.map((word) => word.text), description);
  const isPath = (_: Word, index: number) => texts[index] !== null;
  const words = args.filter(isPath);
  return description !== null && !description.joins ? words : [...words, ...joined(args, isPath)];
}

/**
 * What a program means that takes one operand for a directory and the last name of another for a name in it:
 * `cp a dir` writes `dir/a`, which can be a link. The directory is the last operand, the first, or an option's
 * value. Of a program that nobody described nobody knows whether it does that.
 */
function joined(
  args: readonly Word[],
  isPath: (word: Word, index: number) => boolean,
): readonly Word[] {
  return args.flatMap((word, index) => {
    const { text, at } = word;
    if (!isPath(word, index)) return [];
    const first = index === 0 || index === args.length - 1 || args[index - 1]?.text.startsWith("-");
    const directory = text.startsWith("-") ? attachedValue(text) : first ? text : "";
    if (directory === "") return [];
    const others = args.filter((other, where) =>
      where !== index && isPath(other, where) && !other.text.startsWith("-")
    );
    // `cp --parents a/b dir` keeps the whole of it.
    const names = new Set(others.flatMap((other) => [basename(other.text), other.text]));
    return [...names].map((name) => ({ text: `${directory}/${name}`, at }));
  });
}

/** The links that lie in directories which a program opens of its own accord: `diff a b` reads `a/x` and `b/x`. */
function linksIn(
  { words: [program, ...args] }: Stage,
  resolve: (path: string) => Resolved | null,
): readonly Word[] {
  if (!describe(basename(program.text))?.opensEntries) return [];
  return args.flatMap(({ text, at }) => {
    const directory = text.startsWith("-") ? attachedValue(text) : text;
    const resolved = resolve(directory);
    if (directory === "" || resolved?.kind !== "directory") return [];
    return linkNames(resolved.real).map((name) => ({ text: `${directory}/${name}`, at }));
  });
}

function linkNames(directory: string): readonly string[] {
  try {
    return [...Deno.readDirSync(directory)].filter((one) => one.isSymlink).map((one) => one.name);
  } catch (error) {
    // One that may not be read: then the program cannot read it either, or the path itself is refused.
    if (error instanceof Error) return [];
    throw error;
  }
}

function attachedValue(option: string): string {
  return option.startsWith("--") ? option.split("=").slice(1).join("=") : option.slice(2);
}

function lookAtCwd(cwd: string, jail: string, known: Known): CwdFact {
  const resolved = resolvePath(jail, cwd, known);
  if (resolved === null || !isInside(jail, resolved.real)) return { kind: "outside" };
  switch (resolved.kind) {
    case "directory":
      return { kind: "inside", path: resolved.real as ConfinedPath };
    case "other":
      return { kind: "not-a-directory" };
    case "nothing":
      return { kind: "missing" };
    default:
      return resolved.kind satisfies never;
  }
}

type Look = (path: string) => Place;

function lookAtWord({ text: argument, at }: Word, cwd: ConfinedPath, look: Look): PathFact[] {
  const parts = candidates(argument);
  if (parts === null) return [{ text: argument, at, place: "outside" }];
  return parts.flatMap((text) => placesOf(text, cwd, look).map((place) => ({ text, at, place })));
}

/** Where a path leads for the kernel, which follows a link before it climbs, and for programs that tidy a path first. */
function placesOf(path: string, cwd: ConfinedPath, look: Look): readonly Place[] {
  const place = look(path);
  if (place === "outside" || !path.includes("..")) return [place];
  const tidied = look(normalize(isAbsolute(path) ? path : join(cwd, path)));
  return tidied === place ? [place] : [place, tidied];
}
