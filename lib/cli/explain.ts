import { explain as explainRequest } from "../flow.ts";
import { POLICY_HELP } from "./help_text.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { openHouse } from "./house.ts";
import { inWords } from "./in_words.ts";
import { openPolicy } from "./open_policy.ts";
import { COMMAND_HELP, requestOf } from "./request_of.ts";

/** Says what would happen to a command. */
export const explain: Subcommand = {
  name: "explain",
  summary: "say what would happen to a command, and why, without running it",
  help: `Usage: hardened-terminal explain [options] 'COMMAND'
       hardened-terminal explain [options] -- WORD...

${COMMAND_HELP}

Exit code 0 if it would run (or ask), 1 if it would be refused.

${POLICY_HELP}
Example:
  hardened-terminal explain 'git push --force origin main'
`,
  run: runExplain,
};

async function runExplain(args: readonly string[], host: Host): Promise<ExitCode> {
  const { asked, policy: file, json } = requestOf(args);
  const policy = await openPolicy(file, host);
  if (policy === null) return 2;
  const house = openHouse(policy, host);
  const result = await explainRequest(asked, house.deps, "cli");
  await house.close();
  host.out(
    json ? JSON.stringify(result, null, 2) + "\n" : inWords(result, asked),
  );
  return result.ok ? 0 : 1;
}
