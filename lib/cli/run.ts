import type { CommandResult } from "../contract.ts";
import { handle } from "../flow.ts";
import { POLICY_HELP } from "./help_text.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { openHouse } from "./house.ts";
import { inWords } from "./in_words.ts";
import { openPolicy } from "./open_policy.ts";
import { COMMAND_HELP, requestOf } from "./request_of.ts";

/** Runs one command through the same flow as a client's. */
export const run: Subcommand = {
  name: "run",
  summary: "run one command as a client would: judged, audited, redacted",
  help: `Usage: hardened-terminal run [options] 'COMMAND'
       hardened-terminal run [options] -- WORD...

${COMMAND_HELP}

Exit code 0 if the command ran and ended with 0, 1 if it was refused or failed.

${POLICY_HELP}
Example:
  hardened-terminal run -- ls -la
`,
  run: runRun,
};

async function runRun(args: readonly string[], host: Host): Promise<ExitCode> {
  const { asked, policy: file, json } = requestOf(args);
  const policy = await openPolicy(file, host);
  if (policy === null) return 2;
  const house = openHouse(policy, host);
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", ...(Deno.build.os === "windows" ? [] : ["SIGTERM", "SIGHUP"])]) {
    Deno.addSignalListener(signal as Deno.Signal, () => {
      interrupted.abort();
      // At once, whatever grace the policy gives to a client's cancel.
      void house.deps.executor.end(END_MS);
    });
  }
  const result = await handle(asked, house.deps, { client: "cli", signal: interrupted.signal });
  await house.close();
  if (json) host.out(JSON.stringify(result, null, 2) + "\n");
  else show(result, host, inWords(result, asked));
  return result.ok && result.exit_code === 0 ? 0 : 1;
}

/** How long an interrupted command gets to end, in ms. */
const END_MS = 450;

function show(result: CommandResult, host: Host, words: string): void {
  host.out(result.stdout);
  if (result.stderr !== "") host.err(result.stderr.trimEnd());
  if (result.code !== "OK") host.err(words.trimEnd());
}
