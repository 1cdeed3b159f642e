import { assertEquals } from "@std/assert";
import { type Resolved, resolvePath } from "../../lib/paths/mod.ts";
import { makeTree } from "./tree.ts";

const tree = makeTree();

// deno-fmt-ignore: columns carry the meaning
const PATHS: readonly (readonly [path: string, real: string, kind: Resolved["kind"], links?: readonly string[]])[] = [
  // Plain ones.
  ["",                          "$T/jail",                  "directory"],
  [".",                         "$T/jail",                  "directory"],
  ["ok.txt",                    "$T/jail/ok.txt",           "other"],
  ["./sub//deep/./in.txt",      "$T/jail/sub/deep/in.txt",  "other"],
  ["sub/",                      "$T/jail/sub",              "directory"],
  ["$T/jail/ok.txt",            "$T/jail/ok.txt",           "other"],
  ["$T/jail",                   "$T/jail",                  "directory"],
  ["$T//jail/./ok.txt",         "$T/jail/ok.txt",           "other"],
  ["a b",                       "$T/jail/a b",              "directory"],
  ["two\nlines/x",              "$T/jail/two\nlines/x",     "nothing"],
  ["nope",                      "$T/jail/nope",             "nothing"],
  ["nope/deeper/x",             "$T/jail/nope/deeper/x",    "nothing"],
  ["~",                         "$T/jail/~",                "nothing"],
  ["..ok",                      "$T/jail/..ok",             "nothing"],
  ["...",                       "$T/jail/...",              "nothing"],
  // `..` at any place.
  ["..",                        "$T",                       "directory"],
  ["./..",                      "$T",                       "directory"],
  ["../",                       "$T",                       "directory"],
  ["sub/..",                    "$T/jail",                  "directory"],
  ["sub/../..",                 "$T",                       "directory"],
  ["sub/../../outside/secret.txt", "$T/outside/secret.txt", "other"],
  ["../jail/ok.txt",            "$T/jail/ok.txt",           "other"],
  ["../jail-evil",              "$T/jail-evil",             "directory"],
  ["$T/jail/../outside",        "$T/outside",               "directory"],
  ["$T/../../../../../../../..", "/",                       "directory"],
  ["/",                         "/",                        "directory"],
  ["/..",                       "/",                        "directory"],
  // Links.
  ["link.txt",                  "$T/outside/secret.txt",    "other",     ["link.txt"]],
  ["link.txt/",                 "$T/outside/secret.txt",    "other",     ["link.txt"]],
  ["way-out/dir",               "$T/outside/dir",           "directory", ["way-out"]],
  ["way-in/deep/in.txt",        "$T/jail/sub/deep/in.txt",  "other",     ["way-in"]],
  ["way-in-abs/deep",           "$T/jail/sub/deep",         "directory", ["way-in-abs"]],
  ["to-file",                   "$T/jail/ok.txt",           "other",     ["to-file"]],
  ["top",                       "/",                        "directory", ["top"]],
  ["null",                      "/dev/null",                "other",     ["null"]],
  ["there-and-back/deep",       "$T/jail/sub/deep",         "directory", ["there-and-back", "../outside/back"]],
  ["way-out/back/deep",         "$T/jail/sub/deep",         "directory", ["way-out", "../outside/back"]],
  ["new-out",                   "$T/outside/created",       "nothing",   ["new-out"]],
  ["new-out/deep/file",         "$T/outside/created/deep/file", "nothing", ["new-out"]],
  ["new-in",                    "$T/jail/sub/created",      "nothing",   ["new-in"]],
  // The kernel climbs from where a link leads.
  ["deep-in/..",                "$T/jail/sub",              "directory", ["deep-in"]],
  ["deep-in/../..",             "$T/jail",                  "directory", ["deep-in"]],
  ["deep-in/../../..",          "$T",                       "directory", ["deep-in"]],
  ["deep-out/../secret.txt",    "$T/outside/secret.txt",    "other",     ["deep-out"]],
  ["sub/up/ok.txt",             "$T/jail/ok.txt",           "other",     ["sub/up"]],
  ["sub/up-up/outside",         "$T/outside",               "directory", ["sub/up-up"]],
  ["sub/up/sub/up-up",          "$T",                       "directory", ["sub/up", "sub/up-up"]],
  // Behind something missing, or behind a file, the kernel finds nothing; whoever tidies the path does.
  ["nope/..",                   "$T/jail",                  "nothing"],
  ["nope/../ok.txt",            "$T/jail/ok.txt",           "nothing"],
  ["nope/../link.txt",          "$T/outside/secret.txt",    "nothing",   ["link.txt"]],
  ["nope/a/../../way-out/dir",  "$T/outside/dir",           "nothing",   ["way-out"]],
  ["nope/../../outside",        "$T/outside",               "nothing"],
  ["new-in/../way-out",         "$T/jail/sub/way-out",      "nothing",   ["new-in"]],
  ["ok.txt/x",                  "$T/jail/ok.txt/x",         "nothing"],
  ["ok.txt/..",                 "$T/jail",                  "nothing"],
  ["ok.txt/../link.txt",        "$T/outside/secret.txt",    "nothing",   ["link.txt"]],
  ["to-file/x",                 "$T/jail/ok.txt/x",         "nothing",   ["to-file"]],
  // Names that nothing can have.
  [`${"n".repeat(256)}`,        `$T/jail/${"n".repeat(256)}`, "nothing"],
  [`${"é".repeat(128)}/x`,      `$T/jail/${"é".repeat(128)}/x`, "nothing"],
];

Deno.test("resolvePath() finds what the kernel would find", { permissions: { read: true } }, () => {
  for (const [path, real, kind, links = []] of PATHS) {
    assertEquals(resolvePath(tree.jail, tree.full(path)), {
      real: tree.full(real),
      kind,
      rooted: true,
      links: links.map((link) => resolveName(link)),
    }, path);
  }
});

function resolveName(link: string): string {
  return link.startsWith("../") ? `${tree.root}/${link.slice(3)}` : `${tree.jail}/${link}`;
}

Deno.test("resolvePath() gives the kernel's own answer", {
  permissions: { read: true, run: true },
  // Where an opened file can be asked for its path.
  ignore: Deno.build.os !== "linux",
}, () => {
  // No file is opened as `file/`, though nothing else is meant by it.
  const paths = PATHS.map(([path]) => tree.full(path)).filter((path) =>
    path !== "" && path !== "link.txt/"
  );
  const script = `for path; do
    (exec 3< "$path" && readlink -z /proc/self/fd/3) 2> /dev/null || printf '\\0'
  done`;
  const args = ["-c", script, "sh", ...paths];
  const { stdout } = new Deno.Command("/bin/sh", { args, cwd: tree.jail, clearEnv: true })
    .outputSync();
  const answers = new TextDecoder().decode(stdout).split("\0").slice(0, -1);
  const ours = paths.map((path) => {
    const found = resolvePath(tree.jail, path);
    return found?.kind === "nothing" ? "" : found?.real;
  });
  assertEquals<unknown>(ours, answers);
});

Deno.test("resolvePath() says when nothing at all is there below the root", {
  permissions: { read: true },
}, () => {
  // deno-fmt-ignore: columns carry the meaning
  const cases: readonly (readonly [path: string, real: string, rooted: boolean])[] = [
    ["/no-such-name",              "/no-such-name",         false],
    ["/no-such-name/api/v1",       "/no-such-name/api/v1",  false],
    ["new-nowhere",                "/no-such-name/created", false],
    ["/no-such-name/..",           "/",                     true],
    ["/no-such-name/../etc/nope",  "/etc/nope",             true],
    ["/no-such-name/../nope",      "/nope",                 false],
    ["/etc/no-such-name",          "/etc/no-such-name",     true],
    ["/etc/../no-such-name",       "/no-such-name",         true],
    ["nope",                       "$T/jail/nope",          true],
    ["../../../../../../no-such-name", "/no-such-name",     true],
  ];
  for (const [path, real, rooted] of cases) {
    const found = resolvePath(tree.jail, path);
    assertEquals([found?.real, found?.rooted], [tree.full(real), rooted], path);
  }
});

Deno.test("resolvePath() gives up on what nobody can follow", {
  permissions: { read: true, run: true },
}, () => {
  // Strings hold no such name, so a shell has to make it.
  const script = 'ln -s "$(printf "d\\351/up")" bytes; ln -s d/up letters';
  new Deno.Command("/bin/sh", { args: ["-c", script], cwd: tree.jail, clearEnv: true })
    .outputSync();
  // deno-fmt-ignore: columns carry the meaning
  const cases: readonly (readonly [path: string, twin: string])[] = [
    ["self",                "to-file"],
    ["self/x",              "nope/x"],
    ["ping",                "way-in"],
    ["sub/../pong/..",      "sub/../sub/.."],
    ["long-41",             "long-40"],
    ["twice-50",            "twice-3"],
    ["bytes",               "letters"],
    ["ok.txt\0",            "ok.txt"],
    ["sub\0/../../outside", "sub/../../outside"],
    ["/proc/self/cwd",      "/etc/none/cwd"],
  ];
  for (const [path, twin] of cases) {
    assertEquals(resolvePath(tree.jail, path), null, path);
    assertEquals(resolvePath(tree.jail, twin) === null, false, twin);
  }
});

Deno.test("resolvePath() counts all links of a path, as the kernel does", {
  permissions: { read: true },
}, () => {
  const forty = "to-file/../".repeat(39) + "to-file";
  assertEquals(resolvePath(tree.jail, forty)?.links.length, 40);
  assertEquals(resolvePath(tree.jail, `to-file/../${forty}`), null);
});

Deno.test("resolvePath() follows a root from the outermost one that is known", {
  permissions: { read: true },
}, () => {
  // Commands can write in `data`, and so could put this link in the place of a read root.
  const data = `${tree.root}/jail/sub`;
  const known = { directories: [`${data}/up-up`, data] };
  const found = resolvePath(`${tree.root}/outside`, `${data}/up-up/outside`, known);
  assertEquals(found?.real, `${tree.root}/outside`);
});

Deno.test("resolvePath() stops when the budget is spent", { permissions: { read: true } }, () => {
  const budget = { left: 2 };
  assertEquals(resolvePath(tree.jail, "sub/deep", { budget })?.kind, "directory");
  assertEquals(resolvePath(tree.jail, "sub", { budget }), null);
});

const closed = `${tree.jail}/closed`;
Deno.mkdirSync(closed, { mode: 0 });

Deno.test("resolvePath() cannot say what lies in a directory that may not be searched", {
  permissions: { read: true, write: true },
  // Root may search every directory.
  ignore: maySearch(closed),
}, () => {
  const kind = resolvePath(tree.jail, "closed")?.kind;
  const found = resolvePath(tree.jail, "closed/x");
  Deno.chmodSync(closed, 0o700);
  assertEquals(kind, "directory");
  assertEquals(found, null);
  assertEquals(resolvePath(tree.jail, "closed/x")?.kind, "nothing");
});

function maySearch(directory: string): boolean {
  try {
    return [...Deno.readDirSync(directory)].length === 0;
  } catch (error) {
    if (error instanceof Deno.errors.PermissionDenied) return false;
    throw error;
  }
}
