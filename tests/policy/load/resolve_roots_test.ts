import { assertEquals } from "@std/assert";
import { testBroken } from "./broken.ts";
import { inHouse } from "./load_text.ts";

testBroken("resolveRoots", [
  {
    when: "a relative directory",
    text: ["[paths]", 'read = ["docs"]'],
    problems: ['2: paths.read: "docs" is not absolute; write the whole path'],
    twin: ["[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "a tilde",
    text: ["[paths]", 'read = ["~/docs"]'],
    problems: ['2: paths.read: "~/docs" is not absolute (~ is not expanded); write the whole path'],
    twin: ["[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "an empty path",
    text: ["[paths]", 'write = [""]'],
    problems: ["2: paths.write: an empty path is no directory"],
    twin: ["[paths]", 'write = ["$T/out"]'],
  },
  {
    when: "a missing directory",
    text: ["[paths]", 'write = ["$T/nowhere"]'],
    problems: ['2: paths.write: "$T/nowhere" does not exist; create the directory or name another'],
    twin: ["[paths]", 'write = ["$T/out"]'],
  },
  {
    when: "a file",
    text: ["[paths]", 'read = ["$T/note"]'],
    problems: ['2: paths.read: "$T/note" is not a directory'],
    twin: ["[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "what lies below a file",
    text: ["[paths]", 'read = ["$T/note/a"]'],
    problems: [
      '2: paths.read: "$T/note/a" does not exist: a file stands where a directory is named',
    ],
    twin: ["[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "the whole file system",
    text: ["[paths]", 'read = ["/"]'],
    problems: ['2: paths.read: "/" is a whole file system; name a directory in it'],
    twin: ["[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "the kernel's own view",
    text: ["[paths]", 'read = ["/proc/self"]'],
    problems: [
      '2: paths.read: "/proc/self" belongs to the kernel (/proc, /sys, /dev); name another directory',
    ],
    twin: ["[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "devices",
    text: ["[paths]", 'write = ["/dev"]'],
    problems: [
      '2: paths.write: "/dev" belongs to the kernel (/proc, /sys, /dev); name another directory',
    ],
    twin: ["[paths]", 'write = ["$T/out"]'],
  },
  {
    when: "the same directory twice",
    text: ["[paths]", 'read = ["$T/out", "$T/out"]'],
    problems: ['2: paths.read: "$T/out" is listed twice'],
    twin: ["[paths]", 'read = ["$T/out"]', 'write = ["$T/out"]'],
  },
  {
    when: "a NUL byte",
    text: ["[paths]", 'read = ["$T/out\\u0000"]'],
    problems: ['2: paths.read: "$T/out\\u0000" has a NUL byte in it; write the path without'],
    twin: ["[paths]", 'read = ["$T/out"]'],
  },
]);

Deno.test({
  name: "resolveRoots() gives real directories behind the jail, each once",
  permissions: { read: true, write: true },
  fn: () =>
    inHouse(async (house) => {
      Deno.symlinkSync("out", `${house.root}/link`);
      const text = '[paths]\nread = ["$T/link", "$T/out", "$T/jail"]\nwrite = ["$T/link"]';
      const { policy } = await house.load(text);
      const both = [`${house.root}/jail`, `${house.root}/out`];
      assertEquals(policy?.paths, { read: both, write: both, checkArguments: true });
    }),
});

Deno.test({
  name: "resolveRoots() refuses a link to what may not be a root",
  permissions: { read: true, write: true },
  fn: () =>
    inHouse(async (house) => {
      Deno.symlinkSync("/", `${house.root}/link`);
      assertEquals((await house.load('paths.read = ["$T/link"]')).problems, [
        '$T/policy.toml:1: paths.read: "$T/link" is a whole file system; name a directory in it',
      ]);
    }),
});
