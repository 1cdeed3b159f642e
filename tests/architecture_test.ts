/** The house, held to its own plan: who may import whom, who may start a process, who may read the outside. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import manifest from "../deno.json" with { type: "json" };
import { checkExamples, loadPolicy } from "../lib/policy/mod.ts";
import { dirname, join } from "./support/paths.ts";
import { PROJECT } from "./support/server_command.ts";
import { makeSite } from "./support/site.ts";

/** From the first stage of the flow to the doors. A folder imports from itself and from those before it. */
const ORDER = [
  ...[
    "request",
    "command",
    "programs",
    "paths",
    "policy",
    "approval",
    "exec",
    "sandbox",
    "redact",
    "audit",
  ],
  ...["reply", "mcp", "cli"],
];

const CODE = /^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm;

function sources(folder: string): readonly string[] {
  return [...Deno.readDirSync(join(PROJECT, folder))].flatMap(({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    if (isDirectory) return sources(path);
    return name.endsWith(".ts") ? [path] : [];
  });
}

function read(path: string): string {
  return Deno.readTextFileSync(join(PROJECT, path)).replaceAll(CODE, "");
}

/** Where a file's relative imports lead, as paths from the project's folder. */
function imports(path: string): readonly string[] {
  const found = read(path).matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g);
  return [...found].map(([, to]) => join(dirname(path), to ?? ""));
}

const folderOf = (path: string) => /^lib\/([^/]+)\//.exec(path)?.[1] ?? null;

Deno.test("imports point up the list of folders, or to the contract", () => {
  const wrong = sources("lib").flatMap((path) =>
    imports(path).filter((to) => !mayImport(path, to)).map((to) => `${path} → ${to}`)
  );
  assertEquals(wrong, []);
});

function mayImport(from: string, to: string): boolean {
  const [own, other] = [folderOf(from), folderOf(to)];
  if (to === "lib/contract.ts" || to === "deno.json") return true;
  if (own === null) return from === "lib/flow.ts";
  if (to === "lib/flow.ts") return own === "mcp" || own === "cli";
  if (other === null) return false;
  return own === other || (ORDER.includes(other) && ORDER.indexOf(other) < ORDER.indexOf(own));
}

Deno.test("a folder is entered through its mod.ts", () => {
  const wrong = sources("lib").flatMap((path) =>
    imports(path)
      .filter((to) => folderOf(to) !== null && folderOf(to) !== folderOf(path))
      .filter((to) => !to.endsWith("/mod.ts"))
      .map((to) => `${path} → ${to}`)
  );
  assertEquals(wrong, []);
});

Deno.test("every folder says its guarantees, its threat, what is not its job, and shows an example", () => {
  for (const { name, isDirectory } of Deno.readDirSync(join(PROJECT, "lib"))) {
    if (!isDirectory) continue;
    const text = Deno.readTextFileSync(join(PROJECT, "lib", name, "mod.ts"));
    for (const part of ["Guarantees:", "Threat:", "Not its job:", "@example"]) {
      assertStringIncludes(text, part, `lib/${name}/mod.ts lacks "${part}"`);
    }
  }
});

Deno.test("processes are started in one place, and ended in one", () => {
  const starting = sources("lib").filter((path) => /Deno\.Command|child_process/.test(read(path)));
  assertEquals(starting.sort(), [
    // Tries that it cannot.
    "lib/cli/doctor.ts",
    // Its self-test, which must be refused.
    "lib/exec/executor_worker.ts",
    // The system's kill.
    "lib/exec/process_tree.ts",
    "lib/exec/run_job.ts",
  ]);
});

Deno.test("only main.ts reads the arguments and the environment, and only it exits", () => {
  const reading = sources("lib").filter((path) =>
    /Deno\.(args|env|exit)\b|process\.(argv|env)/.test(read(path))
  );
  assertEquals(reading, []);
});

Deno.test("files are small enough to be read at once", () => {
  // The contract is a list of types: it is looked up, not read from top to bottom.
  const long = sources("lib").filter((path) => path !== "lib/contract.ts").filter((path) => {
    return Deno.readTextFileSync(join(PROJECT, path)).split("\n").length > 250;
  });
  assertEquals(long, []);
});

Deno.test("the tasks spell their permissions out: never all of them, never net or ffi", () => {
  for (const [name, task] of Object.entries(manifest.tasks)) {
    assert(!/--allow-all|\s-A\b|--allow-(net|ffi)/.test(task), name);
  }
});

Deno.test("every dependency has an exact version", () => {
  for (const [name, target] of Object.entries(manifest.imports)) {
    const exact = /^npm:(@[^/]+\/)?[^@/]+@\d+\.\d+\.\d+$/.test(target);
    assert(exact || target.startsWith("./") || target.startsWith("node:"), `${name}: ${target}`);
  }
});

Deno.test("the README and the pipelines name the one pinned Deno", () => {
  const pinned = Deno.readTextFileSync(join(PROJECT, ".deno-version")).trim();
  const readme = Deno.readTextFileSync(join(PROJECT, "README.md"));
  const named = [...readme.matchAll(/deno@(\d+\.\d+\.\d+)/g)].map(([, version]) => version);
  assert(named.length > 0);
  assertEquals(new Set(named), new Set([pinned]));
});

Deno.test("the README's links lead somewhere", () => {
  const readme = Deno.readTextFileSync(join(PROJECT, "README.md"));
  for (const [, target] of readme.matchAll(/\]\(([^)#]+)\)/g)) {
    if (target === undefined || target.startsWith("http")) continue;
    Deno.statSync(join(PROJECT, target));
  }
});

Deno.test("the README's example policy is one", async () => {
  const readme = Deno.readTextFileSync(join(PROJECT, "README.md"));
  const site = makeSite();
  try {
    const file = join(site.root, "readme.toml");
    Deno.writeTextFileSync(file, /```toml\n([\s\S]*?)```/.exec(readme)?.[1] ?? "", { mode: 0o600 });
    const loaded = await loadPolicy({
      ...{ file, home: site.home, stateDir: join(site.root, "state"), ownFiles: [], checkExamples },
      overrides: { jailRoot: site.jail, auditLog: site.log },
    });
    assertEquals(loaded.kind === "refused" ? loaded.problems : [], []);
  } finally {
    site.remove();
  }
});
