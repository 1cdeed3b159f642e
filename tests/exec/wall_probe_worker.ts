/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/**
 * Stands where a worker of the product stands, with the same permissions, and tries what it is asked to.
 * Answers with how each attempt went: `did it`, `refused` by the runtime, or another error.
 */
import type { Attempts, Probe } from "./wall_probe.ts";

self.onmessage = async (event: MessageEvent<readonly Probe[]>) => {
  const answers: Attempts = {};
  for (const probe of event.data) answers[probe.what] = await attempt(probe);
  self.postMessage(answers);
};

async function attempt(probe: Probe): Promise<string> {
  try {
    await act(probe);
    return "did it";
  } catch (error) {
    return error instanceof Deno.errors.NotCapable ? "refused" : String(error);
  }
}

async function act({ act, on }: Probe): Promise<unknown> {
  switch (act) {
    case "read":
      return await Deno.readTextFile(on);
    case "list":
      return [...Deno.readDirSync(on)];
    case "write":
      return await Deno.writeTextFile(on, "written");
    case "remove":
      return await Deno.remove(on);
    case "run":
      return await new Deno.Command(on, { clearEnv: true, stdin: "null" }).output();
    case "run by node":
      return (await import("node:child_process")).execFileSync(on, { env: {} });
    case "signal":
      return Deno.kill(Number(on), "SIGCONT");
    case "connect":
      return (await Deno.connect({ hostname: "127.0.0.1", port: Number(on) })).close();
    case "listen":
      return Deno.listen({ hostname: "127.0.0.1", port: Number(on) }).close();
    case "fetch":
      return await (await fetch(on)).text();
    case "env":
      return Deno.env.get(on);
    case "all env":
      return Deno.env.toObject();
    case "sys":
      return Deno.hostname();
    case "ffi":
      return Deno.dlopen(on, {}).close();
    case "import":
      return await import(on);
    case "wider worker":
      return new Worker(import.meta.url, { type: "module", deno: { permissions: { run: true } } });
    default:
      return act satisfies never;
  }
}
