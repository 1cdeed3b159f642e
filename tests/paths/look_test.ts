import { assertEquals } from "@std/assert";
import { look, type Place } from "../../lib/paths/mod.ts";
import { makeLine } from "../support/make_line.ts";
import { makePolicy } from "../support/make_policy.ts";
import { makeTree } from "./tree.ts";

const tree = makeTree();
const POLICY = makePolicy({
  jailRoot: tree.jail,
  paths: { read: [tree.jail, `${tree.jail}/a b`, `${tree.root}/data`], write: [tree.jail] },
});
const READ = { read: true } as const;

/** All places of the parts of one argument, each once. */
function placesOf(argument: string, cwd?: string, policy = POLICY): readonly Place[] {
  const { paths } = look(makeLine(["x", tree.full(argument)]), cwd, policy);
  return [...new Set(paths.map(({ place }) => place))];
}

// deno-fmt-ignore: columns carry the meaning
const ESCAPES: readonly (readonly [argument: string, twin: string])[] = [
  // leads outside                     does not
  ["..",                               "."],
  ["./..",                             "./."],
  ["sub/../..",                        "sub/.."],
  ["../outside/secret.txt",            "outside/secret.txt"],
  ["sub/../../outside",                "sub/../outside"],
  ["$T/jail/../outside",               "$T/jail/./outside"],
  ["/",                                "$T/jail"],
  ["//",                               "$T//jail"],
  ["/..",                              "$T/jail/sub/.."],
  ["/no-such-name/..",                 "no-such-name/.."],
  ["/etc/passwd",                      "etc/passwd"],
  ["/etc/no-such-name",                "etc/no-such-name"],
  // Siblings with the same prefix.
  ["$T/jail-evil/secret.txt",          "$T/jail/secret.txt"],
  ["../jail-evil/secret.txt",          "../jail/secret.txt"],
  ["$T/jai",                           "$T/jail"],
  // Links.
  ["link.txt",                         "ok.txt"],
  ["way-out",                          "way-in"],
  ["way-out/dir",                      "way-in/deep"],
  ["evil",                             "way-in-abs"],
  ["top",                              "to-file"],
  ["top/etc/passwd",                   "to-file/etc/passwd"],
  ["new-out",                          "new-in"],
  ["new-out/deep/file",                "new-in/deep/file"],
  ["self",                             "way-in"],
  ["ping/x",                           "way-in/x"],
  ["long-41",                          "long-40"],
  ["twice-50",                         "twice-3"],
  // What the kernel makes of `..` behind a link, and what programs that tidy first make of it.
  ["deep-out/../secret.txt",           "deep-in/../secret.txt"],
  ["sub/up-up/outside",                "sub/up/outside"],
  ["there-and-back/../../outside",     "way-in/../outside"],
  ["deep-in/../../../outside",         "sub/deep/../../outside"],
  ["deep-in/../..",                    "sub/deep/../.."],
  ["nope/../link.txt",                 "nope/../ok.txt"],
  ["nope/../../outside",               "nope/../outside"],
  ["ok.txt/../link.txt",               "ok.txt/../to-file"],
  // In a part of the argument.
  ["--file=../outside/secret.txt",     "--file=outside/secret.txt"],
  ["--file=link.txt",                  "--file=ok.txt"],
  ["if=../outside/secret.txt",         "if=sub/secret.txt"],
  ["-I../outside",                     "-Ioutside"],
  ["-nf../outside/secret.txt",         "-nfoutside"],
  ["-C..",                             "-C."],
  ["-nlink.txt",                       "-nok.txt"],
  ["-abclink.txt",                     "-abcok.txt"],
  ["@../outside/secret.txt",           "@outside"],
  ["-d@../outside/secret.txt",         "-d@outside"],
  ["name@link.txt",                    "name@ok.txt"],
  ["a:link.txt:b",                     "a:ok.txt:b"],
  ["HEAD:../outside/secret.txt",       "HEAD:sub/secret.txt"],
  ["host:/etc/passwd",                 "http://host/etc/passwd"],
  ["file:///etc/passwd",               "file:///$T/jail/ok.txt"],
  ["file:%2e%2e/outside",              "file:%2e/outside"],
  ["file:link.txt?x",                  "file:ok.txt?x"],
  ["file:%C3%A9",                      "file:%C3%AA"],
  ["file:%00",                         "file:%01"],
  // A name that begins with a dash, behind `--`.
  ["-out",                             "-in"],
  // The kernel's places, and another process's links in them.
  ["/proc/self/cwd/ok.txt",            "proc/self/cwd/ok.txt"],
  ["/proc/self/environ",               "proc/self/environ"],
  ["/sys/kernel",                      "sys/kernel"],
  ["/dev",                             "dev"],
  ["/dev/fd/0",                        "/dev/stdin"],
  ["/dev/tty",                         "/dev/null"],
  ["/dev/null/../tty",                 "/dev/./zero"],     
  // More than can be judged.
  ["a=".repeat(1001),                  "a=".repeat(999)],
];

for (const [argument, twin] of ESCAPES) {
  const name = argument.length > 60 ? `${argument.slice(0, 20)}…` : argument;
  Deno.test({
    name: `look() sees that ${tree.short(name)} leads outside`,
    permissions: READ,
    fn() {
      assertEquals(placesOf(argument).includes("outside"), true, argument);
      assertEquals(placesOf(twin).includes("outside"), false, twin);
    },
  });
}

Deno.test("look() tells the places of roots apart", { permissions: READ }, () => {
  // deno-fmt-ignore: columns carry the meaning
  const cases: readonly (readonly [argument: string, places: readonly Place[]])[] = [
    ["ok.txt",                  ["write"]],
    ["$T/data/notes.txt",       ["read"]],
    ["../data/notes.txt",       ["read"]],
    ["$T/data/../outside",      ["outside"]],
    ["a b",                     ["read"]],
    ["a b/x",                   ["read"]],
    ["a bc",                    ["write"]],
    ["sub/../a b/x",            ["read"]],
    ["two\nlines/x",            ["write"]],
    ["/dev/null",               ["device"]],
    ["null",                    ["device"]],
    ["/no-such-name/api/v1",    ["nowhere"]],
    ["new-nowhere",             ["nowhere"]],
    ["-i/no-such-name",         ["write", "nowhere"]],
    ["",                        []],
    ["n".repeat(300),           ["write"]],
    ["a/".repeat(32_000),       ["write"]],
    ["sub/../".repeat(9_000),   ["write"]],
  ];
  for (const [argument, places] of cases) assertEquals(placesOf(argument), places, argument);
});

Deno.test("look() takes relative arguments from the cwd", { permissions: READ }, () => {
  assertEquals(placesOf("../ok.txt", "sub"), ["write"]);
  assertEquals(placesOf("../../ok.txt", "sub"), ["outside"]);
  assertEquals(placesOf("link.txt", "sub"), ["write"]);
  assertEquals(placesOf("../link.txt", "sub"), ["outside"]);
});

Deno.test("look() names the part, its place and the word it was found in", {
  permissions: READ,
}, () => {
  const line = makeLine(["cat", "ok.txt", "--file=../x", "deep-in/.."]);
  const [, first, second, third] = line.stages[0].words;
  assertEquals<unknown>(look(line, "", POLICY), {
    cwd: { kind: "inside", path: tree.jail },
    paths: [
      { text: "ok.txt", at: first?.at, place: "write" },
      { text: "--file=../x", at: second?.at, place: "write" },
      { text: "--file", at: second?.at, place: "write" },
      { text: "../x", at: second?.at, place: "outside" },
      { text: "deep-in/..", at: third?.at, place: "write" },
    ],
  });
});

Deno.test("look() looks at no argument where the policy does not check them", {
  permissions: READ,
}, () => {
  const unchecked = { ...POLICY, paths: { ...POLICY.paths, checkArguments: false } };
  assertEquals(placesOf("/etc/passwd", "", unchecked), []);
  assertEquals(look(makeLine(["ls"]), "..", unchecked).cwd, { kind: "outside" });
});

Deno.test("look() finds the directory to run in", { permissions: READ }, () => {
  // deno-fmt-ignore: columns carry the meaning
  const cases: readonly (readonly [cwd: string | undefined, found: string])[] = [
    [undefined,            "$T/jail"],
    ["",                   "$T/jail"],
    [".",                  "$T/jail"],
    ["sub",                "$T/jail/sub"],
    ["sub/",               "$T/jail/sub"],
    ["sub/deep/..",        "$T/jail/sub"],
    ["$T/jail",            "$T/jail"],
    ["$T/jail/sub",        "$T/jail/sub"],
    ["../jail/sub",        "$T/jail/sub"],
    ["way-in",             "$T/jail/sub"],
    ["way-in-abs/deep",    "$T/jail/sub/deep"],
    ["there-and-back",     "$T/jail/sub"],
    ["a b",                "$T/jail/a b"],
    ["two\nlines",         "$T/jail/two\nlines"],
    ["..",                 "outside"],
    ["sub/../..",          "outside"],
    ["/",                  "outside"],
    ["top",                "outside"],
    ["$T/outside",         "outside"],
    ["$T/jail-evil",       "outside"],
    ["$T/data",            "outside"],
    ["way-out",            "outside"],
    ["deep-out/..",        "outside"],
    ["evil",               "outside"],
    ["self",               "outside"],
    ["new-out",            "outside"],
    ["/proc/self/cwd",     "outside"],
    ["/no-such-name",      "outside"],
    ["sub\0",              "outside"],
    ["sub\0/..",           "outside"],
    ["ok.txt",             "not-a-directory"],
    ["ok.txt/",            "not-a-directory"],
    ["to-file",            "not-a-directory"],
    ["nope",               "missing"],
    ["nope/..",            "missing"],
    ["ok.txt/..",          "missing"],
    ["new-in",             "missing"],
    ["n".repeat(300),      "missing"],
  ];
  for (const [asked, found] of cases) {
    const { cwd } = look(makeLine(["ls"]), asked === undefined ? asked : tree.full(asked), POLICY);
    assertEquals(tree.short(cwd.kind === "inside" ? cwd.path : cwd.kind), found, asked);
  }
});

Deno.test("look() looks at no argument where the directory to run in is not inside", {
  permissions: READ,
}, () => {
  assertEquals<unknown>(look(makeLine(["cat", "ok.txt"]), "..", POLICY), {
    cwd: { kind: "outside" },
    paths: [],
  });
});

Deno.test("look() does not count on paths that are too long for it but not for the command", {
  permissions: { read: true, write: true, run: true },
  ignore: Deno.build.os !== "linux",
}, () => {
  // A link whose whole path is longer than PATH_MAX is found by its name from where it lies.
  const deep = `${tree.jail}/${"d".repeat(250)}`.concat(`/${"d".repeat(250)}`.repeat(14));
  const cwd = `${deep}/${"e".repeat(4000 - deep.length)}`;
  Deno.mkdirSync(cwd, { recursive: true });
  const link = "l".repeat(200);
  const args = ["-s", "/etc/passwd", link];
  new Deno.Command("/bin/ln", { args, cwd, clearEnv: true }).outputSync();
  assertEquals(placesOf(link, cwd), ["outside"]);
  assertEquals(placesOf("ok", cwd), ["write"]);
  new Deno.Command("/bin/rm", { args: ["-r", `${tree.jail}/${"d".repeat(250)}`], clearEnv: true })
    .outputSync();
});

Deno.test("look() ends in good time whatever links and arguments it is given", {
  permissions: READ,
}, () => {
  const long = [`${"=".repeat(999)}${"../a/".repeat(12_000)}`, `-${"x".repeat(65_000)}`];
  const places = long.map((argument) => placesOf(argument).includes("outside"));
  assertEquals(places, [true, false]);
});
