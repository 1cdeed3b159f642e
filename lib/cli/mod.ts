/**
 * The command line: one file a subcommand.
 *
 * Guarantees: exit code 0 done, 1 refused or failed, 2 wrong usage or policy; data on standard output, everything
 * else on standard error; what runs goes through the flow, audited.
 *
 * Threat: a person in a hurry.
 *
 * Not its job: anything that another folder does; it puts the parts together.
 *
 * @example Help names every subcommand
 * ```ts
 * import { SUBCOMMAND_NAMES } from "./mod.ts";
 *
 * if (!SUBCOMMAND_NAMES.includes("serve")) throw new Error("serve is the default");
 * ```
 *
 * @module
 */
export { runCli, SUBCOMMAND_NAMES } from "./run_cli.ts";
