/**
 * Builds the standalone binary: bundles the sources, so that what is embedded is what is used, and compiles
 * the bundle with the permission flags of the `start` task.
 *
 *     deno task compile        for this system, to dist/hardened-terminal
 *     deno task compile:all    for the five release targets, to dist/hardened-terminal-TARGET
 *
 * COMPILE_DENO names another Deno to compile with, where the one that runs this cannot (it needs the
 * `denort` of its own version: a download, or the file that DENORT_BIN names).
 *
 * @module
 */
import { join } from "@std/path";
import manifest from "../deno.json" with { type: "json" };

const TARGETS = [
  "x86_64-unknown-linux-gnu",
  "aarch64-unknown-linux-gnu",
  "x86_64-apple-darwin",
  "aarch64-apple-darwin",
  "x86_64-pc-windows-msvc",
];

/** Each worker is a file of its own: it is started by its address, which a bundle must leave alone. */
const WORKERS = { executor_worker: "lib/exec", audit_worker: "lib/audit" };

const project = new URL("..", import.meta.url);
const bundle = "dist/bundle";

/** Runs Deno in the project's folder; exits where it fails, with its own message on standard error. */
async function deno(program: string, ...args: readonly string[]): Promise<void> {
  const { code } = await new Deno.Command(program, { args: [...args], cwd: project }).spawn()
    .status;
  if (code === 0) return;
  if (args[0] === "compile") {
    const help =
      "Cannot compile: see above. If Deno's runtime could not be downloaded, DENORT_BIN can name one; " +
      "without one, serve from source, as `deno task init` shows.\n";
    Deno.stderr.writeSync(new TextEncoder().encode(help));
  }
  Deno.exit(code);
}

async function bundleAll(): Promise<void> {
  await Deno.remove(new URL(bundle, project), { recursive: true }).catch(ignoreMissing);
  const options = ["bundle", "--quiet", "--frozen", "--platform", "deno"];
  await deno(Deno.execPath(), ...options, "--code-splitting", "--outdir", bundle, "main.ts");
  for (const [name, folder] of Object.entries(WORKERS)) {
    await deno(Deno.execPath(), ...options, "-o", `${bundle}/${name}.js`, `${folder}/${name}.ts`);
    await pointTo(name);
  }
}

/** A worker's address ends in `.ts` in the sources; the bundle has it next to every other file, as `.js`. */
async function pointTo(worker: string): Promise<void> {
  let found = 0;
  for await (const { name } of Deno.readDir(new URL(bundle, project))) {
    const file = new URL(`${bundle}/${name}`, project);
    if (!name.endsWith(".js") || name === `${worker}.js`) continue;
    const text = await Deno.readTextFile(file);
    if (!text.includes(`"./${worker}.ts"`)) continue;
    found += 1;
    await Deno.writeTextFile(file, text.replaceAll(`"./${worker}.ts"`, `"./${worker}.js"`));
  }
  if (found !== 1) {
    throw new Error(`Cannot point the bundle to ${worker}: it is named in ${found} files`);
  }
}

async function compile(target: string | null): Promise<void> {
  const flags = manifest.tasks.start.split(" ").slice(2, -1);
  const output = join(
    "dist",
    target === null ? "hardened-terminal" : `hardened-terminal-${target}`,
  );
  await deno(
    Deno.env.get("COMPILE_DENO") ?? Deno.execPath(),
    ...[
      "compile",
      "--no-check",
      "--no-lock",
      "--no-config",
      "--no-code-cache",
      "--unstable-worker-options",
      ...flags,
    ],
    ...Object.keys(WORKERS).flatMap((name) => ["--include", `${bundle}/${name}.js`]),
    ...(target === null ? [] : ["--target", target]),
    ...["--output", output, `${bundle}/main.js`],
  );
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}

await bundleAll();
for (const target of Deno.args.includes("--all") ? TARGETS : [null]) await compile(target);
