import { assertEquals } from "@std/assert";
import { describe, hasWord, type ProgramDescription } from "../../lib/programs/mod.ts";

interface Case {
  readonly program: string | null;
  readonly word: string;
  /** Arguments that carry the word; parted at spaces. */
  readonly has: readonly string[];
  /** Arguments that do not. */
  readonly not: readonly string[];
}

const CASES: readonly Case[] = [
  // A program that nobody described: every reading counts.
  {
    program: null,
    word: "push",
    has: ["push", "a push", "--to=push", "-opush", "-o=push", "push=x", "-cpush=x", "-- push"],
    not: ["", "pushy", "unpush", "--push", "-push", "PUSH", "--to=pushy", "-opushy", "a=push"],
  },
  {
    program: null,
    word: "-f",
    has: ["-f", "-fu", "-uf", "-ufx", "-f=x", "-fx", "a -u -f", "-- -f", "-of", "-force"],
    not: ["", "f", "--f", "--force", "-F", "-u", "- f", "--uf"],
  },
  {
    program: null,
    word: "--force",
    // deno-fmt-ignore: a list
    has: ["--force", "--force=x", "--forc", "--f", "--f=x", "a --fo b", "-force", "-force=x", "-forc", "-fo", "--FORCE", "-Force"],
    not: [
      "",
      "force",
      "-f",
      "-f=o",
      "--force-with-lease",
      "--forces",
      "--of",
      "--",
      "-",
      "--=",
      "-fu",
    ],
  },
  {
    program: null,
    word: "-rf",
    has: ["-rf", "-fr", "-r -f", "-f x -r", "-rfv", "-vrxf", "-rf=x", "--rf", "-r f", "-vr f"],
    not: ["-r", "-f", "r f", "-r x", "--recursive --force", "-R -f", "rf"],
  },
  {
    program: null,
    word: "-destroy",
    has: [
      "-destroy",
      "--destroy",
      "-destroy=true",
      "--destroy=true",
      "--dest",
      "-destro -x",
      "-des",
      "-yortsed",
    ],
    not: ["destroy", "-d", "-troy -x", "--destroyed", "-plan"],
  },
  {
    program: null,
    word: "--output=x",
    has: ["--output=x", "--output x", "--out=x", "--out x", "x --output", "-output=x", "-output x"],
    not: [
      "--output=y",
      "--output",
      "x",
      "-o x",
      "--output=xx",
      "--input=x",
      "--output=y --input=x",
    ],
  },
  {
    program: null,
    word: "-ofile",
    has: ["-ofile", "-o file", "-vo file", "-fileo"],
    not: ["-o", "file", "-o files"],
  },
  { program: null, word: "--", has: ["--", "a -- b"], not: ["", "-", "---", "--a", "-a-b"] },
  { program: null, word: "-", has: ["-", "a -"], not: ["", "--", "-a", "a-"] },
  { program: null, word: "constructor", has: ["constructor"], not: ["toString"] },
  // Described ones: each spelling stands for the others.
  {
    program: "rm",
    word: "-rf",
    // deno-fmt-ignore: a list
    has: ["-rf x", "-fr x", "-r -f x", "x -f -r", "-rfv x", "--recursive --force x", "-R --force", "-Rf", "--rec -f", "-r --fo", "-fvR"],
    not: [
      "-r x",
      "-f x",
      "-R x",
      "--recursive x",
      "-iv x",
      "-r f",
      "--recursive-x --force",
      "--no-preserve-root",
    ],
  },
  {
    program: "rm",
    word: "-R",
    has: ["-r", "-R", "-vr", "--recursive", "--r"],
    not: ["-f", "-i", "r"],
  },
  {
    program: "rm",
    word: "--recursive",
    has: ["-r", "-R", "-fR", "--recursive", "--rec"],
    not: ["-f", "-d"],
  },
  {
    program: "rm",
    word: "--no-preserve-root",
    has: ["--no-preserve-root", "--no"],
    not: ["--preserve-root", "-n"],
  },
  {
    program: "sort",
    word: "-o",
    has: ["-o x", "-ox", "-ro x", "-rox", "--output=x", "--output x", "--out=x", "--o x", "-bo"],
    // What a described option takes as its value holds no option.
    not: ["-to", "-ko", "-rko", "-T o", "--key=-o", "-r", "--compress-program=o"],
  },
  {
    program: "sort",
    word: "-ox",
    has: ["-ox", "-o x", "-o=x", "-rox", "--output=x", "--output x", "--out=x"],
    not: ["-oy", "-o y", "--output=y", "-o xx", "x", "-tox"],
  },
  {
    program: "sort",
    word: "--output=x",
    has: ["-ox", "-ro x", "--output x"],
    not: ["-oy", "-o y x=1", "-r x"],
  },
  {
    program: "sort",
    word: "--compress-program",
    has: ["--compress-prog=x", "--c x", "--comp"],
    not: ["--check", "-c"],
  },
  {
    program: "date",
    word: "-s",
    has: [
      "-s x",
      "-us x",
      "--set=x",
      "--se x",
      "-sx",
      "010100002030",
      "-u 0101",
      "-r -d 0101",
      "-Id 0101",
    ],
    not: ["-u", "-Is", "-I", "-dsat", "-d sat", "-d 2020-01-01", "--date 0101", "+%F"],
  },
  {
    program: "ls",
    word: "--all",
    has: ["--all", "--al", "--all=x"],
    not: ["-a", "-all", "--almost-all"],
  },
  // Subcommands, behind any options of the program itself.
  {
    program: "git",
    word: "-f",
    // deno-fmt-ignore: a list
    has: ["push -f", "push -fu origin", "push -uf", "push -qfu", "push --force", "push origin --forc", "push --f", "-C sub -c a.b=c push --force", "push origin +main", "push origin +a:b"],
    not: [
      "push",
      "push -u",
      "push -n",
      "push --force-with-lease",
      "push --follow-tags",
      "push -of",
      "push -qof",
      "push a+b",
      "fetch --force",
      "fetch +a",
    ],
  },
  {
    program: "git",
    word: "--force",
    // deno-fmt-ignore: a list
    has: ["push -f", "push -fu", "-C sub -c a=b push -fu", "-Csub push -qf", "--git-dir=x push -f", "--git-dir x push -f", "-p push -f", "--exec-path=x push -f", "push --force=x", "push +main"],
    not: [
      "push -u",
      "push --force-with-lease",
      "push --force-with-lease=a:b",
      "push --force-if-includes",
      "push -of",
      "fetch -f",
      "push -F",
    ],
  },
  {
    program: "git",
    word: "--force-with-lease",
    has: ["push --force-with-lease=x", "push --force-w"],
    not: ["push --force", "push -f"],
  },
  {
    program: "git",
    word: "--delete",
    has: ["push -d", "push origin :main", "push --del"],
    not: ["push origin a:main", "push -n"],
  },
  // An unknown option before the subcommand: nothing is certain, and nothing is taken for a value.
  {
    program: "git",
    word: "--force",
    has: [
      "--who-knows x push -f",
      "--attr-source HEAD push -f",
      "-X push -of",
      "--undefined push -f",
    ],
    not: ["--who-knows x push -u", "--attr-source HEAD push -of"],
  },
  { program: "git", word: "--no-pager", has: ["-P log", "--no-pager log"], not: ["-p log"] },
  {
    program: "git",
    word: "-c",
    has: ["-c a=b log", "-ca=b log", "log -c", "log -Sabc"],
    not: ["log", "-C x log", "push -oc"],
  },
  {
    program: "git",
    word: "a=b",
    has: ["-c a=b log", "-ca=b log"],
    not: ["-c a=c log", "-c a log"],
  },
  {
    program: "git",
    word: "constructor",
    has: ["constructor"],
    not: ["toString", "__proto__", "status"],
  },
  {
    program: "git",
    word: "-f",
    has: ["constructor -uf", "__proto__ -uf"],
    not: ["constructor --force"],
  },
  // Single dash words.
  {
    program: "find",
    word: "-exec",
    has: [". -exec id ;", "-exec=x"],
    not: [". -execdir", ". -name exec", ". -e -x -e -c", ". --exec"],
  },
  {
    program: "find",
    word: "-delete",
    has: [". -delete"],
    not: [". -d -e -l -t", ". -depth", ". -deleted", ". delete"],
  },
  { program: "find", word: "-O", has: ["-O3 ."], not: ["-o", "-L ."] },
  { program: "find", word: "--version", has: ["--version", "--vers"], not: ["-version"] },
  // A first argument that is a bundle without a dash.
  {
    program: "tar",
    word: "-x",
    has: ["-xf a", "xf a", "-x", "zxf a", "fx a", "--extract", "--get -f a", "--ext"],
    not: ["cf x", "-cf x", "-fx a", "tf x", "--list x", "c -fx"],
  },
  {
    program: "tar",
    word: "-C",
    has: ["xfC a b", "-x -Cb", "x --directory=b", "x --dir b"],
    not: ["xf C", "-xfC b", "cf a"],
  },
  { program: "tar", word: "--extract", has: ["xf a", "-xf a"], not: ["cf a", "f a -cz"] },
  { program: "ar", word: "-x", has: ["x a", "-x a", "ox a"], not: ["t x", "r a x"] },
];

for (const { program, word, has, not } of CASES) {
  Deno.test({
    name: `hasWord() finds ${word} of ${program ?? "an undescribed program"} in every spelling`,
    permissions: "none",
    fn() {
      const description = program === null ? null : describe(program);
      assertEquals(description === null, program === null, "is described");
      const found = (text: string) => hasWord(split(text), word, description);
      assertEquals(has.filter((text) => !found(text)), [], "is to be found in all of these");
      assertEquals(not.filter(found), [], "is to be found in none of these");
    },
  });
}

function split(text: string): readonly string[] {
  return text === "" ? [] : text.split(" ");
}

const EMPTY: ProgramDescription = {
  names: ["empty"],
  category: "read",
  startsOthers: false,
  dash: "gnu",
  options: [],
  source: "none",
};

Deno.test("hasWord() reads a program without described options by the conventions alone", {
  permissions: "none",
}, () => {
  assertEquals(hasWord(["--forc"], "--force", EMPTY), true);
  assertEquals(hasWord(["-force"], "--force", EMPTY), false);
  assertEquals(hasWord(["-uf"], "-f", EMPTY), true);
  assertEquals(hasWord(["-f", "x"], "-fx", EMPTY), true);
});
