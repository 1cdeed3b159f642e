import type { Tool } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { inputSchema } from "../request/mod.ts";

/** The names of the tools. There is none that changes the policy, approves, or feeds a running process. */
export const TOOL_NAMES = ["run_command", "explain_command"] as const;

/** Every tool of the server, as listed to a client. Made when asked for: the first answer needs none of it. */
export async function listTools(): Promise<Tool[]> {
  const { outputSchema } = await import("./output_schema.ts");
  const schemas = {
    inputSchema: z.toJSONSchema(inputSchema, { io: "input" }) as Tool["inputSchema"],
    outputSchema: z.toJSONSchema(outputSchema) as NonNullable<Tool["outputSchema"]>,
  };
  return [
    {
      name: "run_command",
      title: "Run a command",
      description:
        "Runs one command that the operator's policy allows, without a shell, and returns its output. " +
        "Commands and arguments that the policy does not allow are refused with the reason.",
      annotations: {
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: false,
        openWorldHint: true,
      },
      ...schemas,
    },
    {
      name: "explain_command",
      title: "Explain what would happen to a command",
      description:
        "Gives the verdict that run_command would give on the same input, and runs nothing.",
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      ...schemas,
    },
  ];
}
