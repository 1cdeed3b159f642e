import { assertEquals } from "@std/assert";
import { baseEnvironment } from "../../lib/policy/mod.ts";
import { makePolicy } from "../support/make_policy.ts";

const PARENT: Readonly<Record<string, string>> = {
  ...{ FAKE_API_KEY: "abc123", MYTOOL_LOGIN: "abc123", LD_PRELOAD: "./x.so" },
  ...{ LANG: "de_DE.UTF-8", TZ: "UTC", HOME: "/root", PATH: "./bin", PAGER: "less", EMPTY: "" },
};

/** Nobody is there to answer, so nothing may ask. */
const QUIET = {
  ...{ TERM: "dumb", PAGER: "cat", EDITOR: "true", VISUAL: "true" },
  ...{ GIT_PAGER: "cat", GIT_EDITOR: "true", GIT_TERMINAL_PROMPT: "0" },
};

function environment(changes: { pass?: string[]; set?: Record<string, string>; path?: string[] }) {
  const policy = makePolicy({ environment: changes });
  return baseEnvironment(policy, "/var/empty", (name) => PARENT[name]);
}

Deno.test(
  "baseEnvironment() starts from nothing of the server's own",
  { permissions: "none" },
  () => {
    assertEquals<unknown>(environment({ path: ["/usr/bin", "/bin"] }), {
      LANG: "C.UTF-8",
      PATH: "/usr/bin:/bin",
      HOME: "/var/empty",
      ...QUIET,
    });
  },
);

Deno.test(
  "baseEnvironment() passes on and sets what the policy names",
  { permissions: "none" },
  () => {
    const set = { TZ: "Asia/Tokyo", COLUMNS: "100" };
    assertEquals<unknown>(environment({ pass: ["LANG", "TZ", "EMPTY", "NOT_THERE"], set }), {
      ...{ LANG: "de_DE.UTF-8", TZ: "Asia/Tokyo", EMPTY: "", COLUMNS: "100" },
      ...{ PATH: "/usr/bin", HOME: "/var/empty" },
      ...QUIET,
    });
  },
);

Deno.test("baseEnvironment() keeps its own search path, home and quiet whatever the policy says", {
  permissions: "none",
}, () => {
  const set = { PATH: "./bin", HOME: "/root", PAGER: "less", GIT_EDITOR: "vi" };
  assertEquals<unknown>(environment({ pass: ["PATH", "HOME", "PAGER"], set }), {
    LANG: "C.UTF-8",
    PATH: "/usr/bin",
    HOME: "/var/empty",
    ...QUIET,
  });
});
