import { join } from "../support/paths.ts";

/** A jail with every kind of link in it, and neighbours. */
export interface Tree {
  /** The temporary folder around everything, a real path; `$T` in tables. */
  readonly root: string;
  readonly jail: string;
  /** Writes a path of a table out: `$T/jail/x`. */
  full(path: string): string;
  /** The opposite, so that tables hold no temporary names. */
  short(path: string): string;
}

/** Links of the jail by name, `$T` for the temporary folder. */
const LINKS: Readonly<Record<string, string>> = {
  "link.txt": "../outside/secret.txt",
  "way-out": "$T/outside",
  "evil": "$T/jail-evil",
  "way-in": "sub",
  "way-in-abs": "$T/jail/sub",
  "deep-in": "sub/deep",
  "deep-out": "../outside/dir",
  "there-and-back": "../outside/back",
  "new-out": "../outside/created",
  "new-in": "sub/created",
  "new-nowhere": "/no-such-name/created",
  "to-file": "ok.txt",
  "top": "/",
  "null": "/dev/null",
  "self": "self",
  "ping": "pong",
  "pong": "ping",
  "sub/up": "..",
  "sub/up-up": "../..",
  "-out": "../outside/secret.txt",
  "f": "../outside/secret.txt",
  "é": "../outside/secret.txt",
};

/**
 * Makes the tree and removes it when the test file is done:
 *
 * ```text
 * jail/     ok.txt  sub/deep/in.txt  "a b"/  "two\nlines"/  long-1 … long-41 (a chain)  twice-1 … twice-50 (each is two of the last)
 * outside/  secret.txt  dir/  back -> ../jail/sub
 * jail-evil/secret.txt   data/notes.txt
 * ```
 */
export function makeTree(): Tree {
  const root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "paths " }));
  const full = (path: string) => path.replaceAll("$T", root);
  const jail = join(root, "jail");
  for (const folder of ["sub/deep", "a b", "two\nlines"]) {
    Deno.mkdirSync(join(jail, folder), { recursive: true });
  }
  for (const folder of ["outside/dir", "jail-evil", "data"]) {
    Deno.mkdirSync(join(root, folder), { recursive: true });
  }
  const files = [
    "jail/ok.txt",
    "jail/sub/deep/in.txt",
    "outside/secret.txt",
    "jail-evil/secret.txt",
  ];
  for (const file of [...files, "data/notes.txt"]) Deno.writeTextFileSync(join(root, file), "");
  Deno.symlinkSync("../jail/sub", join(root, "outside", "back"));
  for (const [name, target] of Object.entries(LINKS)) {
    Deno.symlinkSync(full(target), join(jail, name));
  }
  Deno.symlinkSync("ok.txt", join(jail, "long-1"));
  Deno.symlinkSync(".", join(jail, "twice-1"));
  for (let step = 2; step <= 41; step++) {
    Deno.symlinkSync(`long-${step - 1}`, join(jail, `long-${step}`));
  }
  for (let step = 2; step <= 50; step++) {
    Deno.symlinkSync(`twice-${step - 1}/twice-${step - 1}`, join(jail, `twice-${step}`));
  }
  globalThis.addEventListener("unload", () => Deno.removeSync(root, { recursive: true }));
  return { root, jail, full, short: (path) => path.replaceAll(root, "$T") };
}
