import type { CommandResult } from "../../lib/contract.ts";
import { serverCommand, serverEnv } from "./server_command.ts";
import type { Site } from "./site.ts";

/** A JSON-RPC message as it came over the wire. */
export interface Message {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
  readonly params?: Record<string, unknown>;
}

/** A client that knows nothing but lines, for what the SDK's clients would never send. */
export class RawClient implements AsyncDisposable {
  readonly child: Deno.ChildProcess;
  /** Every line of standard output that was no JSON object. There must never be one. */
  readonly garbage: string[] = [];
  readonly notifications: Message[] = [];
  stderr = "";
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #waiting = new Map<number | string, (message: Message) => void>();
  readonly #reading: Promise<unknown>;
  #last = 0;

  constructor(command: readonly [string, ...string[]], env: Readonly<Record<string, string>>) {
    const [program, ...args] = command;
    this.child = new Deno.Command(program, {
      ...{ args, env, clearEnv: true, stdin: "piped", stdout: "piped", stderr: "piped" },
    }).spawn();
    this.#writer = this.child.stdin.getWriter();
    this.#reading = Promise.all([this.#readLines(), this.#readStderr()]);
  }

  /** Starts the server on a site and greets it. */
  static async open(site: Site, more: Readonly<Record<string, string>> = {}): Promise<RawClient> {
    const client = new RawClient(
      serverCommand("serve", "--policy", site.policy),
      serverEnv(site.home, more),
    );
    await client.request("initialize", {
      ...{
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "raw", version: "1" },
      },
    });
    await client.send({ jsonrpc: "2.0", method: "notifications/initialized" });
    return client;
  }

  /** Sends anything as a line. */
  async send(message: unknown): Promise<void> {
    const line = typeof message === "string" ? message : JSON.stringify(message);
    await this.#writer.write(new TextEncoder().encode(line + "\n"));
  }

  /** Sends a request under the next id, or under `id`; resolves with its answer. */
  request(method: string, params: unknown, id: number | string = ++this.#last): Promise<Message> {
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    void this.send({ jsonrpc: "2.0", id, method, params });
    return answer;
  }

  /** Calls a tool; resolves with its CommandResult. */
  async call(
    name: "run_command" | "explain_command",
    args: Record<string, unknown>,
    id?: number,
  ): Promise<CommandResult> {
    const { result, error } = await this.request("tools/call", { name, arguments: args }, id);
    if (result === undefined) throw new Error(`Cannot call ${name}: ${JSON.stringify(error)}`);
    return result["structuredContent"] as CommandResult;
  }

  /** Ends the server's input; resolves with how it ended. */
  async close(): Promise<Deno.CommandStatus> {
    await this.#writer.close().catch(() => undefined);
    const status = await this.child.status;
    await this.#reading;
    return status;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }

  async #readLines(): Promise<void> {
    let rest = "";
    for await (const text of this.child.stdout.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) this.#receive(line);
    }
    if (rest !== "") this.garbage.push(rest);
  }

  #receive(line: string): void {
    let message: Message;
    try {
      message = JSON.parse(line);
    } catch {
      // Not JSON: that is a finding, kept for the test to see.
      this.garbage.push(line);
      return;
    }
    if (message.id === undefined || message.id === null) this.notifications.push(message);
    else this.#waiting.get(message.id)?.(message);
  }

  async #readStderr(): Promise<void> {
    for await (const text of this.child.stderr.pipeThrough(new TextDecoderStream())) {
      this.stderr += text;
    }
  }
}
