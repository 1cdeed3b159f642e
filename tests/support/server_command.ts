import manifest from "../../deno.json" with { type: "json" };
import { dirname, fromFileUrl, join } from "./paths.ts";

/** The project's own folder. */
export const PROJECT = join(dirname(fromFileUrl(import.meta.url)), "..", "..");

/**
 * Program and arguments that start the product: the compiled binary that HTMCP_TEST_BINARY names, or the
 * sources with the flags of the `start` task. So the same tests drive both.
 */
export function serverCommand(...args: readonly string[]): readonly [string, ...string[]] {
  const binary = Deno.env.get("HTMCP_TEST_BINARY");
  if (binary !== undefined) return [binary, ...args];
  const flags = manifest.tasks.start.split(" ").slice(2, -1);
  return [Deno.execPath(), "run", ...flags, join(PROJECT, "main.ts"), ...args];
}

/** The environment of a server under test: nothing of the tester's but what Deno itself needs. */
export function serverEnv(
  home: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const denoDir = Deno.env.get("DENO_DIR") ?? join(Deno.env.get("HOME") ?? "/", ".cache", "deno");
  return { HOME: home, PATH: "/usr/bin:/bin", DENO_DIR: denoDir, ...more };
}
