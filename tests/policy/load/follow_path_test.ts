import { assertEquals } from "@std/assert";
import { followPath } from "../../../lib/policy/load/follow_path.ts";
import { inHouse } from "./load_text.ts";

const LINKS: readonly (readonly [place: string, target: string])[] = [
  ["absolute", "$T/out"],
  ["relative", "out"],
  ["chain", "absolute"],
  ["dangling", "nowhere/deep"],
  ["jail/up", ".."],
  ["loop", "loop"],
];

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [path: string, real: string, links: readonly string[]])[] = [
  ["$T/out",              "$T/out",              []],
  ["$T/out/new/file",     "$T/out/new/file",     []],
  ["$T/note/below",       "$T/note/below",       []],
  ["$T/absolute/a",       "$T/out/a",            ["$T/absolute"]],
  ["$T/relative/a",       "$T/out/a",            ["$T/relative"]],
  ["$T/chain/a",          "$T/out/a",            ["$T/chain", "$T/absolute"]],
  ["$T/dangling/a",       "$T/nowhere/deep/a",   ["$T/dangling"]],
  ["$T/relative/../note", "$T/note",             ["$T/relative"]],
  ["$T/jail/up/note",     "$T/note",             ["$T/jail/up"]],
  ["$T/./out//a/",        "$T/out/a",            []],
  ["/",                   "/",                   []],
];

for (const [path, real, links] of cases) {
  Deno.test({
    name: `followPath() follows ${path} to ${real}`,
    permissions: { read: true, write: true },
    fn: () =>
      inHouse((house) => {
        const full = (text: string) => text.replaceAll("$T", house.root);
        for (const [place, target] of LINKS) Deno.symlinkSync(full(target), full(`$T/${place}`));
        assertEquals(followPath(full(path)), { real: full(real), links: links.map(full) });
        return Promise.resolve();
      }),
  });
}

Deno.test({
  name: "followPath() comes back when links go in a circle",
  permissions: { read: true, write: true },
  fn: () =>
    inHouse((house) => {
      Deno.symlinkSync("loop", `${house.root}/loop`);
      const trail = followPath(`${house.root}/loop/a`);
      assertEquals([trail.real, trail.links.length], [`${house.root}/loop/a`, 40]);
      return Promise.resolve();
    }),
});
