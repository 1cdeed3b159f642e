import { Client as Client2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as Transport2 } from "@modelcontextprotocol/client/stdio";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CommandResult } from "../../lib/contract.ts";
import { serverCommand, serverEnv } from "./server_command.ts";
import type { Site } from "./site.ts";

/** What the tests do with a real client, of whichever generation. */
export interface TestClient extends AsyncDisposable {
  call(
    name: string,
    args: Record<string, unknown>,
  ): Promise<CommandResult & { readonly isError: boolean }>;
  tools(): Promise<readonly { readonly name: string; readonly inputSchema: unknown }[]>;
}

/** The two generations of the SDK's own client, by the protocol they speak. */
export const GENERATIONS: Readonly<Record<string, (site: Site) => Promise<TestClient>>> = {
  "client 2.x": async (site) => {
    const client = new Client2({ name: "test-2", version: "2" });
    await client.connect(new Transport2(start(site)));
    return wrap(client as unknown as AnyClient);
  },
  "client 2.x, protocol 2026-07-28": async (site) => {
    const client = new Client2({ name: "test-2", version: "2" }, {
      versionNegotiation: { mode: "auto" },
    });
    await client.connect(new Transport2(start(site)));
    return wrap(client as unknown as AnyClient);
  },
  "sdk 1.x": async (site) => {
    const client = new Client1({ name: "test-1", version: "1" });
    await client.connect(new Transport1(start(site)));
    return wrap(client as unknown as AnyClient);
  },
};

interface AnyClient {
  callTool(
    call: { name: string; arguments: Record<string, unknown> },
  ): Promise<Record<string, unknown>>;
  listTools(): Promise<{ tools: { name: string; inputSchema: unknown }[] }>;
  close(): Promise<void>;
}

function start(site: Site) {
  const [command, ...args] = serverCommand("serve", "--policy", site.policy);
  return { command, args, env: serverEnv(site.home), stderr: "ignore" as const };
}

function wrap(client: AnyClient): TestClient {
  return {
    async call(name, args) {
      const result = await client.callTool({ name, arguments: args });
      const content = result["structuredContent"] as CommandResult;
      return { ...content, isError: result["isError"] === true };
    },
    tools: async () => (await client.listTools()).tools,
    [Symbol.asyncDispose]: () => client.close(),
  };
}
