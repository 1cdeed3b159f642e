import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import type { RunDeps } from "../flow.ts";
import { makeServer } from "./make_server.ts";

/** A connection being served over standard input and output. */
export interface Served {
  /** Resolves when the client has gone: end of input, a broken pipe, or the connection's own close. */
  readonly gone: Promise<void>;
  /** Resolves when every call that has begun is over. */
  settled(): Promise<void>;
}

/** Serves one client over stdio, of either protocol generation. */
export function serveMcp(deps: RunDeps, version: string): Served {
  const calls = new Set<Promise<unknown>>();
  const track = <T>(call: Promise<T>): Promise<T> => {
    calls.add(call);
    void call.finally(() => calls.delete(call));
    return call;
  };
  const transport = new StdioServerTransport();
  const onerror = (error: Error) => deps.log(`protocol: ${error.message}`);
  serveStdio(() => makeServer(deps, { version, track }), { transport, onerror });
  return {
    gone: whenClosed(transport),
    settled: async () => void await Promise.allSettled([...calls]),
  };
}

/** The transport tells one listener, and that is the SDK: ours goes in front of it. */
function whenClosed(transport: StdioServerTransport): Promise<void> {
  return new Promise((resolve) => {
    const inner = transport.onclose;
    transport.onclose = () => {
      inner?.();
      resolve();
    };
  });
}
