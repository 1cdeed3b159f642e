/**
 * Arguments → one subcommand → exit code. The only reader of `Deno.args` and `Deno.env`, and the only place
 * that exits.
 *
 * @module
 */
import manifest from "./deno.json" with { type: "json" };
import { runCli } from "./lib/cli/mod.ts";

/** Writes to a stream that may have been closed on the other side: then nobody wants to know, and that is all. */
const write = (to: { writeSync(bytes: Uint8Array): number }, text: string) => {
  const bytes = new TextEncoder().encode(text);
  try {
    for (let at = 0; at < bytes.length;) at += to.writeSync(bytes.subarray(at));
  } catch (error) {
    if (!(error instanceof Deno.errors.BrokenPipe)) throw error;
  }
};

Deno.exit(
  await runCli({
    args: Deno.args,
    env: readVariable,
    version: manifest.version,
    execPath: Deno.execPath(),
    mainModule: Deno.build.standalone ? null : import.meta.filename ?? null,
    out: (text) => write(Deno.stdout, text),
    err: (line) => write(Deno.stderr, `hardened-terminal: ${line}\n`),
  }),
);

/** Where the permission is a list of names, a name that is not on it is a variable that is not there. */
function readVariable(name: string): string | undefined {
  const { state } = Deno.permissions.querySync({ name: "env", variable: name });
  return state === "granted" ? Deno.env.get(name) : undefined;
}
