import { assertEquals } from "@std/assert";
import { isInside } from "../../lib/paths/mod.ts";

// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [directory: string, path: string, inside: boolean])[] = [
  ["/srv/jail", "/srv/jail",            true],
  ["/srv/jail", "/srv/jail/a/b",        true],
  ["/srv/jail", "/srv/jail/..a",        true],
  ["/srv/jail", "/srv/jail/...",        true],
  ["/srv/jail", "/srv/jail-evil",       false],
  ["/srv/jail", "/srv/jail-evil/jail",  false],
  ["/srv/jail", "/srv/jai",             false],
  ["/srv/jail", "/srv",                 false],
  ["/srv/jail", "/",                    false],
  ["/srv/jail", "/srv/outside",         false],
  ["/srv/jail", "/SRV/jail",            false],
  ["/srv/a b",  "/srv/a b/c",           true],
  ["/srv/a b",  "/srv/a",               false],
  ["/",         "/srv",                 true],
];

Deno.test("isInside() compares whole segments", { permissions: "none" }, () => {
  for (const [directory, path, inside] of CASES) {
    assertEquals(isInside(directory, path), inside, `${path} in ${directory}`);
  }
});
