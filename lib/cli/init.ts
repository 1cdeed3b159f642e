import { dirname, join, resolve } from "@std/path";
import { clientConfigurations } from "./client_configurations.ts";
import { firstPolicy, HARMLESS_PROGRAMS } from "./first_policy.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { openPolicy } from "./open_policy.ts";
import { parseOptions, POLICY_OPTION } from "./parse_options.ts";
import { places } from "./places.ts";
import { policyFile } from "./policy_file.ts";
import { shellWord } from "../command/mod.ts";
import { startCommand } from "./start_command.ts";
import { UsageError } from "./usage_error.ts";

/** Makes a jail, its folders and a first policy. */
export const init: Subcommand = {
  name: "init",
  summary: "make a jail and a first policy, and print the configuration for your client",
  help: `Usage: hardened-terminal init [--jail DIR] [--policy FILE]

Makes, in your own folders, a jail, a folder for the audit log, and a commented policy that allows a useful list of
harmless programs; then prints what to paste into your client's configuration. Nothing is ever overwritten.

Options:
  --jail DIR      the jail; ~/hardened-terminal if not given
  --policy FILE   the policy to write; policy.toml in the user's configuration folder if not given
  --help          this text

Example:
  hardened-terminal init --jail ~/projects/notes
`,
  run: runInit,
};

async function runInit(args: readonly string[], host: Host): Promise<ExitCode> {
  const { values } = parseOptions(args, { ...POLICY_OPTION, jail: { type: "string" } });
  const { home, state } = places(host.env);
  if (home === null && (values.jail === undefined || values.policy === undefined)) {
    host.err("cannot tell your folders: HOME is not set; give --jail and --policy");
    return 2;
  }
  const file = policyFile(values.policy, host);
  const jail = resolve(values.jail ?? join(home ?? "/", "hardened-terminal"));
  if (exists(file)) {
    host.err(
      `"${file}" is there already and stays as it is; to see if it holds: hardened-terminal check`,
    );
    host.out(instructions(startCommand(host), file));
    return 1;
  }
  makeFolder(jail, 0o755);
  makeFolder(state, 0o700);
  makeFolder(dirname(file), 0o700);
  const text = firstPolicy({
    jail: Deno.realPathSync(jail),
    auditLog: join(Deno.realPathSync(state), "audit.jsonl"),
    commands: HARMLESS_PROGRAMS.filter((name) =>
      SEARCH.some((folder) => exists(join(folder, name)))
    ),
  });
  Deno.writeTextFileSync(file, text, { createNew: true, mode: 0o600 });
  if (await openPolicy(file, host) === null) {
    Deno.removeSync(file);
    host.err("no policy was written, since it would not hold; the lines above say why");
    return 2;
  }
  host.err(`made the jail "${jail}"`);
  host.err(`wrote the policy "${file}"`);
  host.out(instructions(startCommand(host), file));
  return 0;
}

const SEARCH = ["/usr/local/bin", "/usr/bin", "/bin"];

function instructions(start: readonly [string, ...string[]], file: string): string {
  const parts = clientConfigurations([...start, "serve", "--policy", file]).map(
    ({ client, where, text }) => `── ${client} (${where})\n${text}\n`,
  );
  const trial = [...start, "run", "--policy", file, "--", "ls", "-la"].map(shellWord).join(" ");
  return `Add the server to your client:\n\n${parts.join("\n")}\nTry it first:\n${trial}\n`;
}

function makeFolder(path: string, mode: number): void {
  try {
    Deno.mkdirSync(path, { recursive: true, mode });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(`cannot make the folder "${path}": ${error.message}`);
  }
}

function exists(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return false;
    }
    throw error;
  }
}
