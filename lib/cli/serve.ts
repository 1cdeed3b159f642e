import { POLICY_HELP } from "./help_text.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { openHouse } from "./house.ts";
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
  const house = openHouse(policy, host);
  const { serveMcp } = await import("../mcp/mod.ts");
  const served = serveMcp(house.deps, host.version);
  const signal = nextSignal();
  const failure = await Promise.race([served.gone, signal, house.broken]);
  if (typeof failure === "string") house.deps.log(`the server ends: ${failure}`);
  await house.close(served.settled);
  return typeof failure === "string" ? 1 : 0;
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
