/** Where the product can start a process is known, and stays so. */
import { assertEquals } from "@std/assert";
import { dirname, fromFileUrl, join } from "../support/paths.ts";

const LIB = join(dirname(fromFileUrl(import.meta.url)), "..", "..", "lib");
const SPAWN = /Deno\.(Command|run|spawn\w*)\b|child_process/g;

/** The executor's three, and the try of `doctor` that must be refused. */
const SITES = [
  "cli/doctor.ts",
  "exec/executor_worker.ts",
  "exec/process_tree.ts",
  "exec/run_job.ts",
];

interface Site {
  readonly file: string;
  /** The source from there to the end of the statement. */
  readonly call: string;
}

function findSites(folder: string): readonly Site[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) => {
    const path = join(folder, name);
    if (isDirectory) return findSites(path);
    const source = Deno.readTextFileSync(path);
    return [...source.matchAll(SPAWN)].map(({ index }) => ({
      file: path.slice(LIB.length + 1),
      call: source.slice(index, source.indexOf(";", index)),
    }));
  });
}

Deno.test("a process is started in four places of lib/ and nowhere else", () => {
  assertEquals(findSites(LIB).map((site) => site.file).sort(), SITES);
});

Deno.test("every place that starts a process starts it with an environment from nothing", () => {
  // A runtime that is asked to pass its own environment on does so, whatever permissions it has.
  const careless = findSites(LIB).filter((site) => !/\bclearEnv: true\b/.test(site.call));
  assertEquals(careless.map((site) => site.file), []);
});
