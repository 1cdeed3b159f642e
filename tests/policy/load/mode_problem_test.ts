import { assertEquals } from "@std/assert";
import { modeProblem } from "../../../lib/policy/load/mode_problem.ts";

const FILE = "/etc/htmcp/policy.toml";
const trust = (file: string, rest: string) => `Cannot trust the policy "${file}": ${rest}`;
const run = (bits: string) => `run: chmod ${bits} ${FILE}`;

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [mode: number | null, uid: number, gid: number, problem: string | null])[] = [
  [0o100600, 1000, 1000, null],
  [0o100644, 1000, 100,  null],
  [0o100664, 1000, 1000, null],
  [0o100664, 1000, 100,  trust(FILE, `its group can change it; ${run("g-w")}`)],
  [0o100646, 1000, 1000, trust(FILE, `everybody can change it; ${run("o-w")}`)],
  [0o100666, 1000, 1000, trust(FILE, `everybody can change it; ${run("o-w")}`)],
  [0o100666, 1000, 100,  trust(FILE, `its group and everybody can change it; ${run("go-w")}`)],
  [0o100660, 0,    0,    null],
  [0o100660, 0,    1000, trust(FILE, `its group can change it; ${run("g-w")}`)],
  [null,     1000, 100,  null],
];

for (const [mode, uid, gid, problem] of cases) {
  Deno.test({
    name: `modeProblem() judges mode ${mode?.toString(8)} of ${uid}:${gid}`,
    permissions: "none",
    fn: () => assertEquals(modeProblem({ mode, uid, gid }, FILE), problem),
  });
}

Deno.test({
  name: "modeProblem() quotes the path for the shell when it needs that",
  permissions: "none",
  fn: () =>
    assertEquals(
      modeProblem({ mode: 0o100646, uid: 1, gid: 1 }, "/srv/it's mine/p.toml"),
      trust(
        "/srv/it's mine/p.toml",
        `everybody can change it; run: chmod o-w '/srv/it'\\''s mine/p.toml'`,
      ),
    ),
});
