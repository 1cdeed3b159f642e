import { assertEquals } from "@std/assert";
import type { PolicySource } from "../../../lib/policy/load/mod.ts";
import { inHouse } from "./load_text.ts";

const permissions = { read: true, write: true } as const;

interface Case {
  readonly when: string;
  readonly text?: string;
  readonly variable?: string;
  readonly problem: string;
}

const missing = "missing; name an existing directory here or in HTMCP_JAIL_ROOT";

const cases: readonly Case[] = [
  { when: "there is none", problem: `$T/policy.toml: jail_root: ${missing}` },
  {
    when: "it is empty",
    text: 'jail_root = ""',
    problem: "$T/policy.toml:1: jail_root: an empty path is no directory",
  },
  {
    when: "it is relative",
    text: 'jail_root = "jail"',
    problem: '$T/policy.toml:1: jail_root: "jail" is not absolute; write the whole path',
  },
  {
    when: "it is a list",
    text: 'jail_root = ["$T/jail"]',
    problem:
      '$T/policy.toml:1: jail_root: text is expected, not a list; write: jail_root = "/srv/htmcp/sandbox"',
  },
  {
    when: "it does not exist",
    text: 'jail_root = "$T/nowhere"',
    problem:
      '$T/policy.toml:1: jail_root: "$T/nowhere" does not exist; create the directory or name another',
  },
  {
    when: "it is a file",
    text: 'jail_root = "$T/note"',
    problem: '$T/policy.toml:1: jail_root: "$T/note" is not a directory',
  },
  {
    when: "it is the whole file system",
    text: 'jail_root = "/"',
    problem: '$T/policy.toml:1: jail_root: "/" is a whole file system; name a directory in it',
  },
  {
    when: "it is the whole file system in another spelling",
    text: 'jail_root = "/usr/.."',
    problem:
      '$T/policy.toml:1: jail_root: "/usr/.." is a whole file system; name a directory in it',
  },
  {
    when: "it is the home directory",
    text: 'jail_root = "$T/home"',
    problem:
      '$T/policy.toml:1: jail_root: "$T/home" is the home directory; use a directory that is for nothing else',
  },
  {
    when: "the variable is empty, whatever the file says",
    text: 'jail_root = "$T/jail"',
    variable: "",
    problem: "HTMCP_JAIL_ROOT: an empty path is no directory",
  },
  {
    when: "the variable names what does not exist, whatever the file says",
    text: 'jail_root = "$T/jail"',
    variable: "$T/nowhere",
    problem: 'HTMCP_JAIL_ROOT: "$T/nowhere" does not exist; create the directory or name another',
  },
];

function overrides(root: string, variable: string | undefined): PolicySource["overrides"] {
  return variable === undefined ? {} : { jailRoot: variable.replaceAll("$T", root) };
}

for (const { when, text = "", variable, problem } of cases) {
  Deno.test({
    name: `resolveJail() refuses the jail when ${when}`,
    permissions,
    fn: () =>
      inHouse(async (house) => {
        const loaded = await house.load(text, { overrides: overrides(house.root, variable) });
        assertEquals(loaded.problems, [problem]);
      }),
  });
}

Deno.test({
  name: "resolveJail() takes the jail of the file, and that of the variable before it",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const text = 'jail_root = "$T/jail"';
      const byFile = await house.load(text, { overrides: {} });
      assertEquals(byFile.policy?.jailRoot, `${house.root}/jail`);
      const byVariable = await house.load(text, { overrides: overrides(house.root, "$T/out") });
      assertEquals(byVariable.policy?.jailRoot, `${house.root}/out`);
    }),
});

Deno.test({
  name: "resolveJail() stores the real path when the jail is named by a link",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      Deno.symlinkSync(`${house.root}/jail`, `${house.root}/link`);
      const { policy } = await house.load('jail_root = "$T/link"', { overrides: {} });
      const jail = `${house.root}/jail`;
      assertEquals(
        [policy?.jailRoot, policy?.paths.read, policy?.paths.write],
        [jail, [jail], [jail]],
      );
    }),
});

Deno.test({
  name: "resolveJail() refuses what holds the home directory, links followed on both sides",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      Deno.mkdirSync(`${house.root}/users/ann`, { recursive: true });
      Deno.symlinkSync(`${house.root}/users`, `${house.root}/people`);
      Deno.symlinkSync(`${house.root}/users/ann`, `${house.root}/ann`);
      const home = `${house.root}/ann`;
      const jail = (path: string) =>
        house.load(`jail_root = "$T/${path}"`, { overrides: {}, home });
      assertEquals((await jail("people")).problems, [
        '$T/policy.toml:1: jail_root: "$T/users" holds the home directory "$T/ann"; use a directory that is for nothing else',
      ]);
      assertEquals((await jail("users/ann")).problems, [
        '$T/policy.toml:1: jail_root: "$T/users/ann" is the home directory; use a directory that is for nothing else',
      ]);
      Deno.mkdirSync(`${house.root}/users/ann/work`);
      assertEquals((await jail("people/ann/work")).problems, []);
    }),
});
