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
  [["cp", "--parents", "sub/a", "q"],       true],
  [["cp", "--parents", "a", "q"],           false],
  // diff opens what lies in both of two directories, without -r.
  [["diff", "sub", "trap"],                 true],
  [["diff", "--from-file=trap", "sub"],     true],
  [["diff", "-u", "sub", "sub"],            false],
  [["diff", "hop/../trap2", "sub"],         true],
  [["diff", "hop/../plain", "sub"],         false],
  [["diff", "--label", "/dev/null", "a", "b"], false],
  // A value may begin with what parts others from their names.
  [["sort", "-o:", "a"],                    true],
  [["sort", "-uo:", "a"],                   true],
  [["sort", "-o=D/made", "a"],              true],
  [["grep", "-of@D/secret.txt", "a"],       true],
  [["cp", "-at=D", "a"],                    true],
  [["somebodys", "-f:D/x"],                 true],
  [["sort", "-o.", "a"],                    false],
  // A folder can have the name of an address.
  [["sort", "-ohttp://h/x", "a"],           true],
  [["sort", "--output=http://h/x", "a"],    true],
  [["somebodys", "http://h/x"],             true],
  [["somebodys", "http://other/etc/passwd"], false],
];

Deno.test("look() sees the name that two operands make together", () => {
  const site = makeSite();
  try {
    Deno.mkdirSync(join(site.jail, "trap"));
    Deno.symlinkSync(join(site.outside, "secret.txt"), join(site.jail, "trap", "a"));
    Deno.writeTextFileSync(join(site.jail, "a"), "");
    for (const folder of ["q", "http:"]) Deno.mkdirSync(join(site.jail, folder));
    Deno.symlinkSync(site.outside, join(site.jail, "q", "sub"));
    // Behind this link `..` is another folder than it looks.
    for (const folder of ["in", "trap2", "plain"]) {
      Deno.mkdirSync(join(site.jail, "deep", folder), { recursive: true });
    }
    Deno.symlinkSync(join(site.jail, "deep", "in"), join(site.jail, "hop"));
    Deno.symlinkSync(site.outside, join(site.jail, "deep", "trap2", "x"));
    Deno.symlinkSync(site.outside, join(site.jail, "http:", "h"));
    Deno.symlinkSync(join(site.outside, "secret.txt"), join(site.jail, ":"));
    for (const name of [":D", "=D", "@D"]) Deno.symlinkSync(site.outside, join(site.jail, name));
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
