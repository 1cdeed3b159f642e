import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { stdin } from "node:process";
import { makeServer, type ServerParts } from "./make_server.ts";
import { openStandardOutput } from "./standard_output.ts";

/** A connection being served over standard input and output. */
export interface Served {
  /** Resolves when the first answer has been sent. */
  readonly answered: Promise<void>;
  /** Resolves when the client has gone: end of input, a broken pipe, or the connection's own close. */
  readonly gone: Promise<void>;
  /** Resolves when every call that has begun is over. */
  settled(): Promise<void>;
  /** Resolves when every answer has left; never, for a client that does not read. */
  flushed(): Promise<void>;
}

/** Serves one client over stdio, of either protocol generation. */
export function serveMcp(parts: Omit<ServerParts, "track">): Served {
  const calls = new Set<Promise<unknown>>();
  const track = <T>(call: Promise<T>): Promise<T> => {
    calls.add(call);
    void call.finally(() => calls.delete(call)).catch(() => undefined);
    return call;
  };
  const output = openStandardOutput();
  const transport = new WatchedTransport(stdin, output.stream);
  const onerror = (error: Error) => parts.log(`protocol: ${error.message}`);
  serveStdio(() => makeServer({ ...parts, track }), { transport, onerror });
  return {
    answered: transport.answered,
    gone: whenClosed(transport),
    settled: async () => void await Promise.allSettled([...calls]),
    flushed: output.flushed,
  };
}

/**
 * The SDK's transport, which also tells when it has sent something for the first time, and which is closed when
 * something cannot be sent: a pipe that nobody reads throws at the write on Deno 2.4, and only once.
 */
class WatchedTransport extends StdioServerTransport {
  #tell: () => void = () => undefined;
  readonly answered: Promise<void> = new Promise((resolve) => this.#tell = resolve);

  override async send(message: Parameters<StdioServerTransport["send"]>[0]): Promise<void> {
    try {
      await super.send(message);
    } catch (error) {
      void this.close();
      throw error;
    }
    this.#tell();
  }
}

/** The transport tells one listener, and that is the SDK: ours goes behind it. */
function whenClosed(transport: StdioServerTransport): Promise<void> {
  return new Promise((resolve) => {
    const inner = transport.onclose;
    transport.onclose = () => {
      inner?.();
      resolve();
    };
  });
}
