/**
 * The door that MCP clients come through.
 *
 * Guarantees: two tools, none of which changes policy, approves or feeds a running process; strict inputs; every
 * call answered with a CommandResult; standard output carries the protocol and nothing else.
 *
 * Threat: a client, or a model behind it, that sends anything at all.
 *
 * Not its job: deciding or running; it hands a request to the flow and renders what comes back.
 *
 * @example There are two tools
 * ```ts
 * import { TOOL_NAMES } from "./mod.ts";
 *
 * if (TOOL_NAMES.join() !== "run_command,explain_command") throw new Error("somebody added a tool");
 * ```
 *
 * @module
 */
export type { Flow } from "./make_server.ts";
export { type Served, serveMcp } from "./serve_mcp.ts";
export { listTools, TOOL_NAMES } from "./tools.ts";
