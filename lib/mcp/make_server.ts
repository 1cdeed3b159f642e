import {
  CLIENT_INFO_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { CommandResult } from "../contract.ts";
import type { Asked, Caller } from "../flow.ts";
import { readInput } from "../request/mod.ts";
import { progressFor } from "./progress.ts";
import { render } from "./render.ts";
import { listTools, TOOL_NAMES } from "./tools.ts";

/** The two ways into the flow that a client has. */
export interface Flow {
  run(asked: Asked, caller: Caller): Promise<CommandResult>;
  explain(asked: Asked, client: string | null): Promise<CommandResult>;
}

/** What a server is made of. */
export interface ServerParts {
  /** May still be on its way: calls wait for it, a client's greeting does not. */
  readonly flow: Promise<Flow>;
  readonly version: string;
  readonly log: (line: string) => void;
  /** Told of every call that begins, so that the end can wait for it. */
  readonly track: <T>(call: Promise<T>) => Promise<T>;
}

/** One MCP server over the flow. Serves clients of both protocol generations. */
export function makeServer(parts: ServerParts): Server {
  const server = new Server(
    { name: "hardened-terminal", title: "Hardened terminal", version: parts.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler("tools/list", async () => ({ tools: await listTools() }));
  server.setRequestHandler("tools/call", async ({ params }, context) => {
    const tool = toolNamed(params.name);
    return render(await parts.track(call(tool, params.arguments, { parts, server, context })));
  });
  return server;
}

const INSTRUCTIONS =
  "Runs terminal commands that the operator's policy allows. There is no shell: no variables, " +
  "globs or command substitution. Ask explain_command first if unsure whether a command is allowed.";

type ToolName = typeof TOOL_NAMES[number];

function toolNamed(name: string): ToolName {
  const tool = TOOL_NAMES.find((one) => one === name);
  if (tool !== undefined) return tool;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Cannot call tool "${name}": there are ${TOOL_NAMES.join(" and ")}`,
  );
}

interface Around {
  readonly parts: ServerParts;
  readonly server: Server;
  readonly context: ServerContext;
}

async function call(tool: ToolName, input: unknown, around: Around): Promise<CommandResult> {
  const { parts, server, context } = around;
  const asked = readInput(input);
  const client = clientOf(context, server);
  const flow = await parts.flow;
  switch (tool) {
    case "explain_command":
      return flow.explain(asked, client);
    case "run_command":
      return flow.run(asked, {
        client,
        signal: context.mcpReq.signal,
        ...progressFor(context, parts.log),
      });
    default:
      return tool satisfies never;
  }
}

/** What the client calls itself: with each request in the newer protocol, once and for all in the older. */
function clientOf({ mcpReq }: ServerContext, server: Server): string | null {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const info = (envelope[CLIENT_INFO_META_KEY] ?? server.getClientVersion()) as
    | { readonly name?: unknown; readonly version?: unknown }
    | undefined;
  return info === undefined ? null : `${info.name} ${info.version}`.slice(0, 200);
}
