import { assert, assertEquals } from "@std/assert";
import { parse } from "../../lib/command/mod.ts";
import { hasBash, runInBash, singleQuoted } from "./bash.ts";
import { generateText, seeded } from "./generate_text.ts";
import { LITERALS } from "./literals.ts";

const SEED = 20260728;
const TEXTS = 15_000;
const LIMITS = { commandBytes: 65536, arguments: 1024 };

// Names that a glob of the generated alphabet would match, so that one we accept by mistake shows.
// deno-fmt-ignore: a list
const TEMPTING = [
  "a", "b", "ab", "x1", "1", "2", "12", "aa", "a1", "[", "]", "[]", "[a", "a]", "-", "!", "^", ".a", ".b",
  "{}", "{", ",", ".1", "A", "Z", "é",
];

const ignore = !hasBash();
const note = ignore ? " (ignored: this system has no bash to compare with)" : "";
const permissions: Deno.PermissionOptionsObject = { run: ["bash"], read: true, write: true };

interface Accepted {
  readonly text: string;
  readonly argv: readonly string[];
}

Deno.test({
  name: `parse() makes bash's argv of every generated text it accepts${note}`,
  ignore,
  permissions,
  async fn() {
    // Bash would run a path; every other first word is recorded only.
    const accepted = generated().filter(({ argv }) => !argv[0]?.includes("/"));
    await compareWithBash(accepted);
  },
});

Deno.test({
  name: `parse() makes bash's argv of every well-known literal${note}`,
  ignore,
  permissions,
  async fn() {
    await compareWithBash(LITERALS.map(([text, argv]) => ({ text, argv })));
  },
});

Deno.test({
  name: "parse() accepts most of the generated texts",
  permissions: "none",
  fn() {
    const rate = generated().length / TEXTS;
    assert(rate >= 0.5, `accepted ${rate} of the texts of seed ${SEED}`);
  },
});

Deno.test({
  name: "parse() gives the same argv when the argv is quoted and read again",
  permissions: "none",
  fn() {
    for (const { text, argv } of generated()) {
      assertEquals(argvOf(argv.map(singleQuoted).join(" ")), argv, `seed ${SEED}, text ${text}`);
    }
  },
});

function generated(): Accepted[] {
  const random = seeded(SEED);
  return Array.from({ length: TEXTS }, () => generateText(random)).flatMap((text) => {
    const argv = argvOf(text);
    return argv === null ? [] : [{ text, argv }];
  });
}

async function compareWithBash(accepted: readonly Accepted[]): Promise<void> {
  const texts = accepted.map(({ text }) => text);
  for (const files of [[], TEMPTING]) {
    const bash = await runInBash(texts, files);
    const where = `seed ${SEED}, files [${files.join(" ")}]`;
    for (const [index, { text, argv }] of accepted.entries()) {
      assertEquals(bash.argvs[index], argv, `${where}, text ${JSON.stringify(text)}`);
    }
    assertEquals(bash.argvs.length, accepted.length, where);
    assertEquals(bash.stderr, "", where);
  }
}

function argvOf(text: string): string[] | null {
  const parsed = parse({ command: text }, LIMITS);
  return parsed.kind === "line" ? parsed.line.stages[0].words.map((word) => word.text) : null;
}
