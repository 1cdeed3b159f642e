import { assertEquals } from "@std/assert";
import type { Place } from "../../lib/paths/mod.ts";
import { placeOf } from "../../lib/paths/place_of.ts";

const JAIL = "/srv/jail";
const ROOTS = {
  read: [JAIL, "/srv/jail/docs", "/srv/docs", "/home/me", "/data"],
  write: [JAIL, "/srv/drop", "/home/me/out", "/data", "/srv/jail/docs/new"],
  checkArguments: true,
};

// deno-fmt-ignore: columns carry the meaning
const CASES: readonly (readonly [real: string, place: Place])[] = [
  ["/srv/jail",             "write"],
  ["/srv/jail/a",           "write"],
  ["/srv/jail-evil/a",      "outside"],
  ["/srv",                  "outside"],
  // A read root inside the jail, and a write root inside that.
  ["/srv/jail/docs",        "read"],
  ["/srv/jail/docs/a",      "read"],
  ["/srv/jail/docs-2",      "write"],
  ["/srv/jail/docs/new/a",  "write"],
  // Roots that are only one of both, and one that is listed as both.
  ["/srv/docs/a",           "read"],
  ["/srv/docs-2/a",         "outside"],
  ["/srv/drop/a",           "write-only"],
  ["/srv/dropped",          "outside"],
  ["/data/a",               "write"],
  // A write root inside a read root.
  ["/home/me/a",            "read"],
  ["/home/me/out/a",        "write"],
  ["/home/you",             "outside"],
  // The kernel's places.
  ["/dev/null",             "device"],
  ["/dev/zero",             "device"],
  ["/dev/urandom",          "device"],
  ["/dev/stdin",            "device"],
  ["/dev/stdout",           "device"],
  ["/dev/stderr",           "device"],
  ["/dev/null/x",           "outside"],
  ["/dev/sda",              "outside"],
  ["/dev/tty",              "outside"],
  ["/dev",                  "outside"],
  ["/proc/1/root",          "outside"],
  ["/sys",                  "outside"],
];

Deno.test("placeOf() is the innermost root's", { permissions: "none" }, () => {
  for (const [real, place] of CASES) {
    assertEquals(placeOf({ real, kind: "other", rooted: true, links: [] }, ROOTS), place, real);
  }
});

Deno.test("placeOf() knows nothing below a name that is not there, and no root without segments", {
  permissions: "none",
}, () => {
  const nothing = { kind: "nothing", rooted: false, links: [] } as const;
  assertEquals(placeOf({ ...nothing, real: "/api/v1" }, ROOTS), "nowhere");
  assertEquals(placeOf({ ...nothing, real: "/api/v1", rooted: true }, ROOTS), "outside");
  assertEquals(placeOf({ ...nothing, real: "/proc/x" }, ROOTS), "outside");
});

Deno.test("placeOf() is outside for the kernel's places even below a root", {
  permissions: "none",
}, () => {
  const wide = { read: ["/"], write: ["/"], checkArguments: true };
  const at = (real: string) => placeOf({ real, kind: "other", rooted: true, links: [] }, wide);
  assertEquals(["/proc/self", "/sys/x", "/dev/sda", "/devel"].map(at), [
    "outside",
    "outside",
    "outside",
    "write",
  ]);
});

Deno.test("placeOf() is outside for what could not be resolved", { permissions: "none" }, () => {
  assertEquals(placeOf(null, ROOTS), "outside");
});
