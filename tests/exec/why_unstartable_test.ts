import { assertEquals, assertMatch } from "@std/assert";
import { whyUnstartable } from "../../lib/exec/why_unstartable.ts";
import { join } from "../support/paths.ts";
import { makeLab } from "./lab.ts";

/** What a shell would be given to run, though nobody asked for one; beside each, one that names its own. */
const unstartable: Readonly<Record<string, string>> = {
  "commands without a first line": "echo made-it > made-it\n",
  "commands after an empty first line": "\n#!/bin/sh\necho made-it > made-it\n",
  "a first line that is a comment": "# !/bin/sh\necho made-it > made-it\n",
  "no interpreter": "#!\necho made-it > made-it\n",
  "an interpreter of blanks": "#! \t \necho made-it > made-it\n",
  "an interpreter longer than the system reads": `#!/${"x".repeat(300)}\necho made-it > made-it\n`,
  "a byte order mark": "\ufeff#!/bin/sh\necho made-it > made-it\n",
  "nothing at all": "",
  "another system's binary": "MZ\necho made-it > made-it\n",
};

const startable: Readonly<Record<string, string>> = {
  "a first line": "#!/bin/sh\nexit 7\n",
  "blanks before the interpreter": "#! \t/bin/sh\nexit 7\n",
  "an argument for the interpreter": "#!/bin/sh -e\nexit 7\n",
};

for (const [what, text] of Object.entries(unstartable)) {
  Deno.test(`execute() starts no shell for ${what}`, async () => {
    await using lab = makeLab({ scripts: { program: text } });
    for (const startsOthers of [true, false]) {
      const { end } = await lab.run("program", [], { startsOthers });
      assertMatch(end.kind === "spawn-failed" ? end.reason : end.kind, /neither a binary nor/);
    }
    assertEquals([...Deno.readDirSync(lab.root)].map((one) => one.name), ["program"]);
  });
}

for (const [what, text] of Object.entries(startable)) {
  Deno.test(`execute() starts a script with ${what}`, async () => {
    await using lab = makeLab({ scripts: { program: text } });
    assertEquals((await lab.run("program")).end, { kind: "exit", code: 7 });
  });
}

Deno.test("whyUnstartable() lets a script be as short as its first line", () => {
  const folder = Deno.makeTempDirSync({ prefix: "htmcp exec " });
  try {
    const path = join(folder, "short");
    Deno.writeTextFileSync(path, "#!/bin/sh");
    assertEquals(whyUnstartable(path), null);
    Deno.writeTextFileSync(path, "#!");
    assertMatch(whyUnstartable(path) ?? "", /neither/);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("execute() does not wait for a FIFO that stands where the program was", async () => {
  await using lab = makeLab({ scripts: { program: "#!/bin/sh\nexit 7\n" } });
  Deno.removeSync(join(lab.root, "program"));
  await new Deno.Command("mkfifo", { args: ["-m", "755", join(lab.root, "program")] }).output();
  const { end } = await lab.run("program");
  assertMatch(end.kind === "spawn-failed" ? end.reason : end.kind, /Permission denied/);
});

Deno.test("whyUnstartable() finds nothing to say of binaries, and of what only starting can tell", () => {
  for (const path of [Deno.execPath(), "/usr/bin/env", "/usr/bin", "/nonexistent/program"]) {
    assertEquals(whyUnstartable(path), null, path);
  }
});
