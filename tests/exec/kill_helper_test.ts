import { assert, assertEquals } from "@std/assert";
import { findKillHelper, KILL_PLACES } from "../../lib/exec/mod.ts";

Deno.test("findKillHelper() finds the system's kill by a whole path, and it is a program", () => {
  const path = findKillHelper();
  assert(path !== null, "this host has no kill: no test of a process tree means anything");
  assert(KILL_PLACES.includes(path));
  assertEquals(Deno.statSync(path).isFile, true);
});
