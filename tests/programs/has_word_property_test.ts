import { assertEquals } from "@std/assert";
import { describe, hasWord } from "../../lib/programs/mod.ts";
import { seeded } from "../command/generate_text.ts";

// deno-fmt-ignore: a list
const VOCABULARY = [
  "push", "x", "a b", "", "-", "--", "-f", "-fu", "-rf", "-o", "-ofile", "-of", "-=", "-é", "--force", "--forc", "--f",
  "--force=x", "--output=x", "--output", "--delete", "-R", "--recursive", "+main", ":main", "-C", "-c", "a=b", "status",
  "constructor", "__proto__", "-delete", "-exec", "xf", "--force-with-lease", "-I", "-s", "-Is", "--set", "-n1", "=", "--=",
];
const PROGRAMS = [null, "ls", "rm", "find", "cp", "tar", "sort", "date", "git"];
/** Nothing that these have described takes a value, nor depends on a subcommand. */
const PLAIN = [null, "ls", "rm", "find"];

function pick<T>(random: () => number, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error("Cannot pick from an empty list");
  return found;
}

function some(random: () => number, most: number): readonly string[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(random, VOCABULARY));
}

function described(name: string | null) {
  return name === null ? null : describe(name);
}

Deno.test(
  "hasWord() never goes from true to false when words are added to a program whose options take no values",
  {
    permissions: "none",
  },
  () => {
    const random = seeded(1);
    for (let round = 0; round < 10_000; round++) {
      const program = described(pick(random, PLAIN));
      const [before, added, after] = [some(random, 3), some(random, 2), some(random, 3)];
      const word = pick(random, VOCABULARY);
      if (!hasWord([...before, ...after], word, program)) continue;
      const args = [...before, ...added, ...after];
      assertEquals(hasWord(args, word, program), true, `${word} in ${JSON.stringify(args)}`);
    }
  },
);

Deno.test("hasWord() never goes from true to false when words are appended to a subcommand", {
  permissions: "none",
}, () => {
  const random = seeded(2);
  for (let round = 0; round < 10_000; round++) {
    const program = described(pick(random, PROGRAMS));
    // What comes behind can be no value of what stands before, and no earlier subcommand.
    const args = [pick(random, ["push", "status", "x"]), ...some(random, 3)];
    const word = pick(random, VOCABULARY);
    if (!hasWord(args, word, program)) continue;
    const more = [...args, ...some(random, 3)];
    assertEquals(hasWord(more, word, program), true, `${word} in ${JSON.stringify(more)}`);
  }
});

Deno.test("hasWord() finds a word that is there as it is, whatever stands around it", {
  permissions: "none",
}, () => {
  const random = seeded(3);
  for (let round = 0; round < 5_000; round++) {
    const word = pick(random, VOCABULARY);
    const args = [...some(random, 3), word, ...some(random, 3)];
    assertEquals(hasWord(args, word, described(pick(random, PROGRAMS))), true);
  }
});

Deno.test(
  "hasWord() goes from true to false only where a described option takes a value, or a subcommand comes first",
  {
    permissions: "none",
  },
  () => {
    const git = describe("git");
    // `-o` of git push takes what is attached to it; of no subcommand, it is a letter like others.
    assertEquals(hasWord(["-of"], "-f", git), true);
    assertEquals(hasWord(["push", "-of"], "-f", git), false);
    assertEquals(hasWord(["push", "-o", "-f"], "-f", git), true);
    // `--force` is no abbreviation where it is an option of its own.
    assertEquals(hasWord(["--force"], "--force-with-lease", git), true);
    assertEquals(hasWord(["push", "--force"], "--force-with-lease", git), false);
  },
);
