/** `cp a dir` writes `dir/a`, which can be a link: found by an attack, for every program that joins names. */
import { assertEquals } from "@std/assert";
import { look } from "../../lib/paths/mod.ts";
import { makeLine } from "../support/make_line.ts";
import { makePolicy } from "../support/make_policy.ts";
import { join } from "../support/paths.ts";
import { makeSite } from "../support/site.ts";

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [argv: readonly [string, ...string[]], outside: boolean])[] = [
  [["cp", "a", "trap"],                     true],
  [["cp", "a", "sub"],                      false],
  [["cp", "-r", "a", "b", "trap/"],         true],
  [["cp", "-t", "trap", "a", "b"],          true],
  [["cp", "-ttrap", "a"],                   true],
  [["cp", "--target-directory=trap", "a"],  true],
  [["cp", "--target-directory=sub", "a"],   false],
  [["mv", "sub/a", "trap"],                 true],
  [["ln", "a", "trap"],                     true],
  [["diff", "a", "trap"],                   true],
  [["diff", "trap", "a"],                   true],
  [["diff", "a", "sub"],                    false],
  [["somebodys", "a", "trap"],              true],
  [["somebodys", "-v", "a"],                false],
  [["somebodys", "-la", "b"],               false],
  [["cat", "a", "trap"],                    false],
];

Deno.test("look() sees the name that two operands make together", () => {
  const site = makeSite();
  try {
    Deno.mkdirSync(join(site.jail, "trap"));
    Deno.symlinkSync(join(site.outside, "secret.txt"), join(site.jail, "trap", "a"));
    Deno.writeTextFileSync(join(site.jail, "a"), "");
    const paths = { read: [site.jail], write: [site.jail], checkArguments: true };
    const policy = makePolicy({ jailRoot: site.jail, paths });
    for (const [argv, outside] of cases) {
      const facts = look(makeLine(argv), undefined, policy);
      assertEquals(facts.paths.some(({ place }) => place === "outside"), outside, argv.join(" "));
    }
  } finally {
    site.remove();
  }
});
