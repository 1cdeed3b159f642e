import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { stdin } from "node:process";
import type { Writable } from "node:stream";
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
  const transport = new WatchedTransport(output.stream, parts.flow, () => calls.size > 0);
  const onerror = (error: Error) => parts.log(`protocol: ${error.message}`);
  serveStdio(() => makeServer({ ...parts, track }), { transport, onerror });
  return {
    answered: transport.answered,
    gone: whenClosed(transport),
    settled: async () => void await Promise.allSettled([...calls]),
    flushed: output.flushed,
  };
}

/** How long the end of the input waits for answers that are due at once, and how often it looks, in ms. */
const LAST_ANSWERS_MS = 120;
const LOOK_MS = 15;
/** How long the end of the input waits for a server that has only just started, in ms. */
const START_MS = 500;

/**
 * The SDK's transport, which also tells when it has sent something for the first time. It is closed when something
 * cannot be sent: a pipe that nobody reads throws at the write on Deno 2.4, and only once. And it closes a moment
 * after its input has ended, so that whoever sends its calls and then closes gets the answers that take no time.
 */
class WatchedTransport extends StdioServerTransport {
  readonly #ready: Promise<unknown>;
  readonly #isBusy: () => boolean;
  #lastSent = 0;
  #tell: () => void = () => undefined;
  readonly answered: Promise<void> = new Promise((resolve) => this.#tell = resolve);

  constructor(output: Writable, ready: Promise<unknown>, isBusy: () => boolean) {
    super(stdin, output);
    this.#ready = ready;
    this.#isBusy = isBusy;
  }

  override async send(message: Parameters<StdioServerTransport["send"]>[0]): Promise<void> {
    this.#lastSent = performance.now();
    try {
      await super.send(message);
    } catch (error) {
      void super.close();
      throw error;
    }
    this.#tell();
  }

  override async close(): Promise<void> {
    // Until the workers are there nothing runs, so there is time for them.
    await Promise.race([this.#ready, pause(START_MS)]);
    const end = performance.now() + LAST_ANSWERS_MS;
    do {
      await pause(LOOK_MS);
    } while (performance.now() < end && (this.#isBusy() || this.#hasJustSent()));
    await super.close();
  }

  #hasJustSent(): boolean {
    return performance.now() - this.#lastSent < LOOK_MS;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
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
