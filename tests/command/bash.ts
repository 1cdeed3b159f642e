import { join } from "@std/path";

/** What bash made of one text: the argv of the one command it would run, or null if it is not just one. */
export type BashArgv = readonly string[] | null;

/** What came of a batch. `stderr` is empty where bash had nothing to say against any text. */
export interface BashRun {
  readonly argvs: readonly BashArgv[];
  readonly stderr: string;
}

// No text can run anything: PATH leads nowhere, all builtins but two are off, and a name that is not
// found is recorded like the function `show`, which costs no subshell. A name with a slash would be run:
// no text may begin with one.
const PROLOGUE = String.raw`
PATH=/nowhere
record() { printf 'A\0%d\0' "$#"; printf '%s\0' "$@"; }
show() { record show "$@"; }
command_not_found_handle() { record "$@"; }
off=()
while read -r _ name; do
  [[ $name == printf || $name == eval ]] || off+=("$name")
done < <(enable)
enable -n "${"$"}{off[@]}"
`;

/** Whether this system has a bash to compare with. */
export function hasBash(): boolean {
  try {
    return new Deno.Command("bash", { args: ["--version"], stdout: "null", stderr: "null" })
      .outputSync().success;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/**
 * Reads each text with a real bash: not interactive, without start-up files, with nothing in its
 * environment but a locale and a HOME, in a new directory that holds exactly `files`.
 */
export async function runInBash(
  texts: readonly string[],
  files: readonly string[],
): Promise<BashRun> {
  const outside = await Deno.makeTempDir({ prefix: "oracle-" });
  try {
    const cwd = join(outside, "cwd");
    await Deno.mkdir(cwd);
    for (const file of files) await Deno.writeTextFile(join(cwd, file), "");
    const script = join(outside, "script.sh");
    const lines = texts.map((text) => `printf 'T\\0'; eval -- ${singleQuoted(text)}`);
    await Deno.writeTextFile(script, [PROLOGUE, ...lines, ""].join("\n"));
    const { stdout, stderr } = await new Deno.Command("bash", {
      args: ["--norc", "--noprofile", script],
      cwd,
      clearEnv: true,
      env: { LC_ALL: "C.UTF-8", HOME: "/expanded-home" },
      stdin: "null",
    }).output();
    const decoder = new TextDecoder();
    return { argvs: readArgvs(decoder.decode(stdout)), stderr: decoder.decode(stderr) };
  } finally {
    await Deno.remove(outside, { recursive: true });
  }
}

/** Quotes a text so that it is one literal word. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Reads `T` (a text follows) and `A count word…` (a command would run), each field ended by NUL. */
function readArgvs(output: string): BashArgv[] {
  const fields = output.split("\0");
  const argvs: BashArgv[] = [];
  let commands = 0;
  for (let at = 0; at < fields.length - 1; at++) {
    if (fields[at] === "T") {
      argvs.push(null);
      commands = 0;
      continue;
    }
    const count = Number(fields[at + 1]);
    commands++;
    argvs[argvs.length - 1] = commands === 1 ? fields.slice(at + 2, at + 2 + count) : null;
    at += 1 + count;
  }
  return argvs;
}
