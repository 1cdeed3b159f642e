import type { CommandResult } from "../lib/contract.ts";

/** A client that costs as little as one can, so that what is measured is the server. */
export class LeanClient implements AsyncDisposable {
  readonly child: Deno.ChildProcess;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #waiting = new Map<number, (result: { structuredContent: CommandResult }) => void>();
  readonly #reading: Promise<void>;
  #last = 0;

  constructor(command: readonly [string, ...string[]], env: Readonly<Record<string, string>>) {
    const [program, ...args] = command;
    this.child = new Deno.Command(program, {
      ...{ args, env, clearEnv: true, stdin: "piped", stdout: "piped", stderr: "null" },
    }).spawn();
    this.#writer = this.child.stdin.getWriter();
    this.#reading = this.#read();
  }

  /** Greets the server; resolves with its answer. */
  greet(): Promise<unknown> {
    const clientInfo = { name: "bench", version: "1" };
    return this.#ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
  }

  /** Calls a tool. */
  async call(name: string, args: Record<string, unknown>): Promise<CommandResult> {
    return (await this.#ask("tools/call", { name, arguments: args })).structuredContent;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer.close().catch(() => undefined);
    await this.child.status;
    await this.#reading;
  }

  #ask(method: string, params: unknown): Promise<{ structuredContent: CommandResult }> {
    const id = ++this.#last;
    const answer = new Promise<{ structuredContent: CommandResult }>((resolve) =>
      this.#waiting.set(id, resolve)
    );
    const line = JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n";
    void this.#writer.write(new TextEncoder().encode(line));
    return answer;
  }

  async #read(): Promise<void> {
    const reader = this.child.stdout.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const { id, result } = JSON.parse(line);
        this.#waiting.get(id)?.(result);
        this.#waiting.delete(id);
      }
    }
  }
}
