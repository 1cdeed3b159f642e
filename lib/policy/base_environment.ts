import type { Policy } from "../contract.ts";

/**
 * What every child's environment starts from: nothing of the server's own but the names that the policy
 * passes on. Nobody is there to answer a question, so nothing may ask one: no pager, no editor, no prompt.
 *
 * @param home An empty private folder. Never the jail: a `.gitconfig` planted there would run programs.
 * @param parent Reads a variable of the server's own environment.
 */
export function baseEnvironment(
  policy: Policy,
  home: string,
  parent: (name: string) => string | undefined,
): Readonly<Record<string, string>> {
  const { path, pass, set } = policy.environment;
  const passed = pass.flatMap((name) => {
    const value = parent(name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.freeze({
    LANG: "C.UTF-8",
    ...Object.fromEntries(passed),
    ...set,
    PATH: path.join(Deno.build.os === "windows" ? ";" : ":"),
    HOME: home,
    TERM: "dumb",
    PAGER: "cat",
    EDITOR: "true",
    VISUAL: "true",
    GIT_PAGER: "cat",
    GIT_EDITOR: "true",
    GIT_TERMINAL_PROMPT: "0",
  });
}
