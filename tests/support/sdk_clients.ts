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
    signal?: AbortSignal,
  ): Promise<CommandResult & { readonly isError: boolean }>;
  tools(): Promise<readonly { readonly name: string; readonly inputSchema: unknown }[]>;
}

/** The two generations of the SDK's own client, by the protocol they speak. */
export const GENERATIONS: Readonly<Record<string, (site: Site) => Promise<TestClient>>> = {
  "client 2.x": async (site) => {
    const client = new Client2({ name: "test-2", version: "2" });
    await client.connect(new Transport2(start(site)));
    return wrap(client as unknown as AnyClient, 2);
  },
  "client 2.x, protocol 2026-07-28": async (site) => {
    const client = new Client2({ name: "test-2", version: "2" }, {
      versionNegotiation: { mode: "auto" },
    });
    await client.connect(new Transport2(start(site)));
    return wrap(client as unknown as AnyClient, 2);
  },
  "sdk 1.x": async (site) => {
    const client = new Client1({ name: "test-1", version: "1" });
    await client.connect(new Transport1(start(site)));
    return wrap(client as unknown as AnyClient, 1);
  },
};

interface AnyClient {
  callTool(
    call: { name: string; arguments: Record<string, unknown> },
    ...more: readonly unknown[]
  ): Promise<Record<string, unknown>>;
  listTools(): Promise<{ tools: { name: string; inputSchema: unknown }[] }>;
  close(): Promise<void>;
}

function start(site: Site) {
  const [command, ...args] = serverCommand("serve", "--policy", site.policy);
  return { command, args, env: serverEnv(site.home), stderr: "ignore" as const };
}

/** @param generation In the first, a schema stands between a call and its options. */
function wrap(client: AnyClient, generation: 1 | 2): TestClient {
  return {
    async call(name, args, signal) {
      const options = signal === undefined
        ? []
        : generation === 1
        ? [undefined, { signal }]
        : [{ signal }];
      const result = await client.callTool({ name, arguments: args }, ...options);
      const content = result["structuredContent"] as CommandResult;
      return { ...content, isError: result["isError"] === true };
    },
    tools: async () => (await client.listTools()).tools,
    [Symbol.asyncDispose]: () => client.close(),
  };
}
