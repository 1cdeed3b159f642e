import { assertEquals } from "@std/assert";
import { testBroken, testDoubtful } from "./broken.ts";
import { inHouse } from "./load_text.ts";

testBroken("resolveSearchPath", [
  {
    when: "a relative directory",
    text: ["[environment]", 'path = ["bin"]'],
    problems: ['2: environment.path: "bin" is not absolute; write the whole path'],
    twin: ["[environment]", 'path = ["/usr/bin"]'],
  },
  {
    when: "the current directory",
    text: ["[environment]", 'path = ["/usr/bin", "."]'],
    problems: ['2: environment.path: "." is not absolute; write the whole path'],
    twin: ["[environment]", 'path = ["/usr/bin"]'],
  },
  {
    when: "an empty entry",
    text: ["[environment]", 'path = [""]'],
    problems: ["2: environment.path: an empty path is no directory"],
    twin: ["[environment]", 'path = ["$T/bin"]'],
  },
  {
    when: "a missing directory that is named",
    text: ["[environment]", 'path = ["$T/nowhere"]'],
    problems: [
      '2: environment.path: "$T/nowhere" does not exist; create the directory or name another',
    ],
    twin: ["[environment]", 'path = ["$T/bin"]'],
  },
  {
    when: "the same entry twice",
    text: ["[environment]", 'path = ["$T/bin", "$T/bin"]'],
    problems: ['2: environment.path: "$T/bin" is listed twice'],
    twin: ["[environment]", 'path = ["$T/bin", "$T/bin/"]'],
  },
  {
    when: "a directory in the jail",
    text: ["[environment]", 'path = ["$T/jail"]'],
    problems: [
      '2: environment.path: "$T/jail" lies inside the jail "$T/jail", where commands could put programs',
    ],
    twin: ["[environment]", 'path = ["$T/bin"]'],
  },
  {
    when: "a directory in a write root",
    text: ["[environment]", 'path = ["$T/out"]', "[paths]", 'write = ["$T/out"]'],
    problems: [
      '2: environment.path: "$T/out" lies inside the write root "$T/out", where commands could put programs',
    ],
    twin: ["[environment]", 'path = ["$T/out"]', "[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "a directory that everybody can write",
    text: ["[environment]", 'path = ["$T/open"]'],
    problems: [
      '2: environment.path: "$T/open" can be written by everybody, so anyone could put programs there',
    ],
    twin: ["[environment]", 'path = ["$T/bin"]'],
  },
]);

testDoubtful("resolveSearchPath", [
  {
    when: "a search path without directories",
    text: ['allowlist.commands = ["/bin/ls"]', "[environment]", "path = []"],
    warnings: ["3: environment.path: an empty list: only absolute paths can be run"],
    twin: ['allowlist.commands = ["/bin/ls"]', "[environment]", 'path = ["/bin"]'],
  },
]);

const permissions = { read: true, write: true } as const;

Deno.test({
  name: "resolveSearchPath() gives real directories in order, each once",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      Deno.symlinkSync("bin", `${house.root}/tools`);
      const text = '[environment]\npath = ["$T/tools", "/usr/bin", "$T/bin", "$T/out/../home"]';
      const { policy } = await house.load(text);
      const { root } = house;
      assertEquals(policy?.environment.path, [`${root}/bin`, "/usr/bin", `${root}/home`]);
    }),
});

Deno.test({
  name: "resolveSearchPath() refuses a directory that leads into the jail, or through it",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      Deno.symlinkSync("jail", `${house.root}/tools`);
      Deno.symlinkSync("../bin", `${house.root}/jail/way`);
      const { problems } = await house.load('environment.path = ["$T/tools", "$T/jail/way"]');
      const end = 'the jail "$T/jail", where commands could put programs';
      const place = "$T/policy.toml:1: environment.path:";
      assertEquals(problems, [
        `${place} "$T/tools" lies inside ${end}`,
        `${place} "$T/jail/way" leads through the link "$T/jail/way" inside ${end}`,
      ]);
    }),
});

Deno.test({
  name: "resolveSearchPath() refuses a jail that holds a usual directory of programs",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const { problems } = await house.load('jail_root = "/usr/bin"', { overrides: {} });
      assertEquals(problems, [
        '$T/policy.toml:1: jail_root: "/usr/bin", where programs are looked for, lies inside the jail "/usr/bin"; choose another directory',
      ]);
    }),
});
