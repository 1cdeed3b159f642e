import type { CallToolResult } from "@modelcontextprotocol/server";
import type { CommandResult } from "../contract.ts";

/** A result as the protocol carries it: structured, and the same JSON as text for clients that read only that. */
export function render(result: CommandResult): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(result) }],
    structuredContent: { ...result },
    isError: !result.ok,
  };
}
