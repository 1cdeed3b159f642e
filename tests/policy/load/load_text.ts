import type { Policy } from "../../../lib/contract.ts";
import { formatProblem, loadPolicy, type PolicySource } from "../../../lib/policy/load/mod.ts";

/** What came of loading, every temporary path written as `$T`. */
export interface LoadedText {
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  readonly policy: Policy | null;
}

/** A temporary folder with everything that a sound policy needs. */
export interface House {
  /** Its real path, `$T` in texts. */
  readonly root: string;
  /** Writes `$T/policy.toml` and loads it. `$T` in the text and in the paths given stands for the folder. */
  load(text: string, changes?: Partial<PolicySource>): Promise<LoadedText>;
}

/**
 * Runs a test in a new folder `$T` with `jail/`, `out/`, `state/`, `home/`, `bin/`, `open/` (which everybody can write) and
 * a file `note`, and removes it. The jail comes by environment, so that the first line of a policy is the first line of the case.
 */
export async function inHouse(act: (house: House) => Promise<void>): Promise<void> {
  const root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "policy" }));
  try {
    for (const name of ["jail", "out", "state", "home", "bin"]) Deno.mkdirSync(`${root}/${name}`);
    Deno.mkdirSync(`${root}/open`);
    Deno.chmodSync(`${root}/open`, 0o777);
    Deno.writeTextFileSync(`${root}/note`, "");
    await act({ root, load: (text, changes = {}) => loadIn(root, text, changes) });
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
}

async function loadIn(
  root: string,
  text: string,
  changes: Partial<PolicySource>,
): Promise<LoadedText> {
  const file = changes.file ?? `${root}/policy.toml`;
  Deno.writeTextFileSync(file, text.replaceAll("$T", root), { mode: 0o600 });
  const loaded = await loadPolicy({
    file,
    overrides: { jailRoot: `${root}/jail` },
    stateDir: `${root}/state`,
    ownFiles: [`${root}/bin/hardened-terminal`],
    home: `${root}/home`,
    checkExamples: () => [],
    ...changes,
  });
  const hide = (line: string) => line.replaceAll(root, "$T");
  switch (loaded.kind) {
    case "policy":
      return { problems: [], warnings: loaded.warnings.map(hide), policy: loaded.policy };
    case "refused":
      return {
        problems: loaded.problems.map(formatProblem).map(hide),
        warnings: [],
        policy: null,
      };
    default:
      return loaded satisfies never;
  }
}
