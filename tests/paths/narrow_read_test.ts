import { assertEquals } from "@std/assert";
import { look, type Place, resolvePath } from "../../lib/paths/mod.ts";
import { makeLine } from "../support/make_line.ts";
import { makePolicy } from "../support/make_policy.ts";
import { makeTree } from "./tree.ts";

const tree = makeTree();
const roots = [tree.jail, `${tree.root}/data`];
const POLICY = makePolicy({ jailRoot: tree.jail, paths: { read: roots, write: [tree.jail] } });

// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [argument: string, place: Place])[] = [
  // What the runtime refuses to look at.
  ["/etc/passwd",            "outside"],
  ["/no-such-name",          "outside"],
  ["$T/outside",             "outside"],
  ["$T",                     "outside"],
  ["..",                     "outside"],
  ["../outside/secret.txt",  "outside"],
  ["link.txt",               "outside"],
  ["there-and-back/x",       "outside"],
  ["$T/jail-evil/x",         "outside"],
  ["/dev/tty",               "outside"],
  // What it does not.
  ["ok.txt",                 "write"],
  ["sub/../ok.txt",          "write"],
  ["$T/jail",                "write"],
  ["$T/jail/ok.txt",         "write"],
  ["way-in/deep",            "write"],
  ["way-in-abs/deep",        "write"],
  ["$T/data",                "read"],
  ["$T/data/notes.txt",      "read"],
  ["../data/notes.txt",      "read"],
  ["/dev/null",              "device"],
  ["null",                   "device"],
  ["/dev/stdin",             "device"],
];

Deno.test("look() takes for outside what the runtime refuses to look at", {
  permissions: { read: roots },
}, () => {
  for (const [argument, place] of CASES) {
    const { paths } = look(makeLine(["x", tree.full(argument)]), undefined, POLICY);
    assertEquals(paths.map((fact) => fact.place), [place], argument);
  }
});

Deno.test("look() finds the jail itself as cwd where nothing above it may be read", {
  permissions: { read: roots },
}, () => {
  for (const cwd of ["", ".", tree.jail, `${tree.jail}/sub/..`, "way-in-abs/.."]) {
    assertEquals(
      look(makeLine(["ls"]), cwd, POLICY).cwd,
      { kind: "inside", path: tree.jail } as never,
    );
  }
});

Deno.test("resolvePath() cannot say anything without permission", { permissions: "none" }, () => {
  assertEquals(resolvePath(tree.jail, "ok.txt"), null);
});
