import type { Flow } from "../mcp/mod.ts";
import { POLICY_HELP } from "./help_text.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import type { House } from "./house.ts";
import { openPolicy } from "./open_policy.ts";
import { parseOptions, POLICY_OPTION } from "./parse_options.ts";

/** Serves one MCP client over standard input and output. */
export const serve: Subcommand = {
  name: "serve",
  summary: "serve an MCP client over standard input and output (the default)",
  help: `Usage: hardened-terminal [serve] [--policy FILE]

Serves one MCP client over standard input and output, as started from a client's configuration.
Ends, with everything it started, when its input ends or on SIGTERM, SIGINT or SIGHUP.

${POLICY_HELP}
Example:
  hardened-terminal serve --policy ~/.config/hardened-terminal/policy.toml
`,
  run: runServe,
};

async function runServe(args: readonly string[], host: Host): Promise<ExitCode> {
  const { values } = parseOptions(args, POLICY_OPTION);
  const policy = await openPolicy(values.policy, host);
  if (policy === null) return 2;
  const signal = nextSignal();
  const { serveMcp } = await import("../mcp/mod.ts");
  const opening = Promise.withResolvers<House>();
  const flow = opening.promise.then(flowOf);
  const served = serveMcp({ flow, version: host.version, log: host.err });
  // A client waits for its greeting, not for our workers: they are made while it reads the answer.
  await Promise.race([served.answered, served.gone, signal, pause(PATIENCE_MS)]);
  const { openHouse } = await import("./house.ts");
  const house = openHouse(policy, host);
  opening.resolve(house);
  const failure = await Promise.race([served.gone, signal, house.broken]);
  if (typeof failure === "string") house.deps.log(`the server ends: ${failure}`);
  await house.close(served.settled);
  await Promise.race([served.flushed(), pause(FLUSH_MS)]);
  return typeof failure === "string" ? 1 : 0;
}

/** How long a silent client is waited for before the workers are made all the same, in ms. */
const PATIENCE_MS = 50;

/** How long the last answers get to leave, in ms. */
const FLUSH_MS = 80;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function flowOf({ deps }: House): Promise<Flow> {
  const { explain, handle } = await import("../flow.ts");
  return {
    run: (asked, caller) => handle(asked, deps, caller),
    explain: (asked, client) => explain(asked, deps, client),
  };
}

/** Resolves at the first signal that asks the server to end. */
function nextSignal(): Promise<void> {
  const signals: Deno.Signal[] = Deno.build.os === "windows"
    ? ["SIGINT", "SIGBREAK"]
    : ["SIGTERM", "SIGINT", "SIGHUP"];
  return new Promise((resolve) => {
    for (const signal of signals) Deno.addSignalListener(signal, () => resolve());
  });
}
