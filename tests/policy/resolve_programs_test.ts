import { assertEquals } from "@std/assert";
import { resolvePrograms } from "../../lib/policy/mod.ts";
import { compileLinear } from "../../lib/policy/linear_pattern.ts";
import { makePolicy } from "../support/make_policy.ts";

/** First and second directory of the search path, the jail, a write root, and a place beside them all. */
const FOLDERS = ["one", "two", "jail", "drop", "beside"];
/** Executables by path; a target makes a link. */
const PROGRAMS: readonly (readonly [path: string, target?: string])[] = [
  ["one/both"],
  ["two/both"],
  ["two/second"],
  ["two/ls"],
  ["two/ll"],
  ["two/lsblk"],
  ["two/hidden"],
  ["two/in-jail"],
  ["two/linked"],
  ["two/loop"],
  ["beside/tool"],
  ["jail/planted"],
  ["jail/ls"],
  ["drop/dropped"],
  ["two/link", "../beside/tool"],
  ["two/chain", "link"],
  ["one/linked", "../jail/planted"],
  ["one/dropped", "$T/drop/dropped"],
  ["jail/hop", "../beside/tool"],
  ["two/through", "../jail/hop"],
  ["two/through-twice", "through"],
  ["one/loop", "loop"],
  ["one/dangling", "nope"],
  ["jail/dir", "../beside"],
  ["two/through-dir", "../jail/dir/tool"],
];

function makeHouse(): string {
  const root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "programs" }));
  for (const folder of [...FOLDERS, "one/second"]) Deno.mkdirSync(`${root}/${folder}`);
  for (const [path, target] of PROGRAMS) {
    if (target !== undefined) Deno.symlinkSync(target.replace("$T", root), `${root}/${path}`);
    else Deno.writeTextFileSync(`${root}/${path}`, "#!/bin/sh\n", { mode: 0o755 });
  }
  Deno.writeTextFileSync(`${root}/one/hidden`, "not executable", { mode: 0o644 });
  Deno.writeTextFileSync(`${root}/one/text`, "not executable", { mode: 0o644 });
  globalThis.addEventListener("unload", () => Deno.removeSync(root, { recursive: true }));
  return root;
}

const root = makeHouse();

/** What each name resolves to, as `path` or `path → file`, or why to nothing; `$T` for the temporary folder. */
async function resolve(
  commands: readonly string[],
  patterns: readonly string[] = [],
  path = ["$T/one", "$T/two"],
): Promise<Readonly<Record<string, string>>> {
  const full = (text: string) => text.replaceAll("$T", root);
  const { found, missing } = resolvePrograms(makePolicy({
    jailRoot: `${root}/jail`,
    allow: {
      commands: commands.map(full),
      patterns: await Promise.all(patterns.map((pattern) => compileLinear(pattern))),
    },
    paths: { read: [`${root}/jail`], write: [`${root}/jail`, `${root}/drop`] },
    environment: { path: path.map(full) },
  }));
  const programs = [...found].map(([word, program]) => {
    const { path, file } = program;
    const base = word.split("/").at(-1);
    assertEquals<unknown>(program, { name: base, path, file }, "named by its base name");
    return [word, path === file ? path : `${path} → ${file}`];
  });
  const short = (text: string) => text.replaceAll(root, "$T");
  return Object.fromEntries(
    [...programs, ...missing].map((pair) => pair.map((text) => short(text ?? ""))),
  );
}

const READ = { read: true } as const;
const NOWHERE = "no program of that name is in $T/one, $T/two";

Deno.test("resolvePrograms() takes the first executable file in the search path", {
  permissions: READ,
}, async () => {
  assertEquals<unknown>(await resolve(["both", "second", "hidden", "loop", "link", "chain"]), {
    both: "$T/one/both",
    // A directory of that name is no program, nor is what may not be executed, nor a link that leads nowhere.
    second: "$T/two/second",
    hidden: "$T/two/hidden",
    loop: "$T/two/loop",
    link: "$T/two/link → $T/beside/tool",
    chain: "$T/two/chain → $T/beside/tool",
  });
  assertEquals<unknown>(await resolve(["both"], [], ["$T/two", "$T/one"]), { both: "$T/two/both" });
});

Deno.test(
  "resolvePrograms() says why nothing answers to a name",
  { permissions: READ },
  async () => {
    assertEquals<unknown>(
      await resolve([
        "nope",
        "text",
        "dangling",
        "Both",
        "tool",
        "",
        ".",
        "..",
        "$T/beside/nope",
        "$T/one",
        "$T/one/text",
      ]),
      {
        ...{
          "nope": NOWHERE,
          "text": NOWHERE,
          "dangling": NOWHERE,
          "Both": NOWHERE,
          "tool": NOWHERE,
        },
        ...{ "": NOWHERE, ".": NOWHERE, "..": NOWHERE },
        "$T/beside/nope": "no executable file is there",
        "$T/one": "no executable file is there",
        "$T/one/text": "no executable file is there",
      },
    );
  },
);

Deno.test(
  "resolvePrograms() takes an absolute path as it stands",
  { permissions: READ },
  async () => {
    assertEquals<unknown>(await resolve(["$T/beside/tool", "$T/two/both"]), {
      "$T/beside/tool": "$T/beside/tool",
      "$T/two/both": "$T/two/both",
    });
  },
);

Deno.test(
  "resolvePrograms() refuses what commands could replace",
  { permissions: READ },
  async () => {
    const why = (path: string, place: string) =>
      `"${path}" lies in "${place}" or leads through it, where commands can write`;
    assertEquals<unknown>(
      await resolve([
        "dropped",
        "through",
        "through-twice",
        "through-dir",
        "$T/jail/planted",
        "$T/drop/dropped",
        "$T/two/through",
      ]),
      {
        "dropped": why("$T/one/dropped", "$T/drop"),
        // The file lies beside the jail, but a link on the way to it does not.
        "through": why("$T/two/through", "$T/jail"),
        "through-twice": why("$T/two/through-twice", "$T/jail"),
        "through-dir": why("$T/two/through-dir", "$T/jail"),
        "$T/jail/planted": why("$T/jail/planted", "$T/jail"),
        "$T/drop/dropped": why("$T/drop/dropped", "$T/drop"),
        "$T/two/through": why("$T/two/through", "$T/jail"),
      },
    );
    // Further on in the search path there may be a sound one.
    assertEquals<unknown>(await resolve(["linked"]), { linked: "$T/two/linked" });
    assertEquals<unknown>(await resolve(["planted", "ls"], [], ["$T/jail", "$T/two"]), {
      planted: why("$T/jail/planted", "$T/jail"),
      ls: "$T/two/ls",
    });
  },
);

Deno.test(
  "resolvePrograms() resolves patterns over the search path",
  { permissions: READ },
  async () => {
    assertEquals<unknown>(await resolve(["both"], ["l.", "secon?d", "t[eh].*"]), {
      both: "$T/one/both",
      ls: "$T/two/ls",
      ll: "$T/two/ll",
      second: "$T/two/second",
      text: NOWHERE,
      "through": '"$T/two/through" lies in "$T/jail" or leads through it, where commands can write',
      "through-twice":
        '"$T/two/through-twice" lies in "$T/jail" or leads through it, where commands can write',
      "through-dir":
        '"$T/two/through-dir" lies in "$T/jail" or leads through it, where commands can write',
    });
    assertEquals<unknown>(await resolve([], ["nothing.*"]), {});
  },
);

Deno.test("resolvePrograms() knows nothing in directories that it may not read", {
  permissions: { read: [`${root}/two`] },
}, async () => {
  assertEquals<unknown>(await resolve(["second", "both", "link", "$T/beside/tool"]), {
    "second": "$T/two/second",
    "both": "$T/two/both",
    "link": "$T/two/link → $T/beside/tool",
    "$T/beside/tool": "no executable file is there",
  });
});

Deno.test("resolvePrograms() leaves out what the denylist names, by name, path or file", async () => {
  const { found, denied } = resolvePrograms(makePolicy({
    jailRoot: `${root}/jail`,
    allow: { commands: ["both", "second", "link", "ls"], patterns: [await compileLinear("l[sl]")] },
    deny: ["BOTH", `${root}/beside/tool`, "ll"],
    environment: { path: [`${root}/two`] },
  }));
  assertEquals([[...found.keys()], [...denied]], [["second", "ls"], ["both", "link", "ll"]]);
});
