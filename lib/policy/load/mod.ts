/**
 * From `policy.toml` and the environment to a {@linkcode Policy}, or to everything that is wrong with it.
 *
 * Guarantees: a policy that comes out is whole, frozen and hashed; its paths are real paths. A key, word or type that is
 * not understood is never skipped. Nothing that guards the commands lies where commands can write. All problems
 * are told at once, each with its line and what to write instead.
 *
 * Threat: a misspelt line that silently allows more; a policy, log or search path that the commands could change;
 * a pattern that never ends; a variable that turns an allowed program into another.
 *
 * Not its job: what a policy decides (`policy/`), which programs exist, whether the audit log can be written.
 *
 * @example A word that is nearly right is refused, with the right one
 * ```ts
 * import { formatProblem, loadPolicy } from "./mod.ts";
 *
 * const folder = Deno.makeTempDirSync();
 * const file = `${folder}/policy.toml`;
 * Deno.writeTextFileSync(file, `audit_fail_mode = "opne"`);
 * Deno.mkdirSync(`${folder}/jail`);
 * const loaded = await loadPolicy({
 *   file,
 *   overrides: { jailRoot: `${folder}/jail` },
 *   stateDir: "/var/lib/hardened-terminal",
 *   ownFiles: [],
 *   home: null,
 *   checkExamples: () => [],
 * });
 * Deno.removeSync(folder, { recursive: true });
 * if (loaded.kind === "policy") throw new Error("not expected");
 * const [line] = loaded.problems.map(formatProblem);
 * if (!line?.endsWith(`"opne" is not one of "closed", "open"; did you mean "open"?`)) throw new Error(line);
 * ```
 *
 * @module
 */
export { isForbiddenVariable } from "./forbidden_environment.ts";
export { formatProblem } from "./format_problem.ts";
export { type LoadedPolicy, loadPolicy } from "./load_policy.ts";
export { policySchema } from "./policy_schema.ts";
export type { PolicySource } from "./policy_source.ts";
export type { Problem } from "./problem.ts";
export { USUAL_DIRECTORIES } from "./resolve_search_path.ts";
export { schemaText } from "./schema_text.ts";
