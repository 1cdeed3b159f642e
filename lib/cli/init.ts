import { dirname, join, resolve } from "@std/path";
import { clientConfigurations } from "./client_configurations.ts";
import { firstPolicy, HARMLESS_PROGRAMS } from "./first_policy.ts";
import type { ExitCode, Host, Subcommand } from "./host.ts";
import { openPolicy } from "./open_policy.ts";
import { parseOptions, POLICY_OPTION } from "./parse_options.ts";
import { places } from "./places.ts";
import { startCommand } from "./start_command.ts";

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
  const { home, config, state } = places(host.env);
  if (home === null && (values.jail === undefined || values.policy === undefined)) {
    host.err("cannot tell your folders: HOME is not set; give --jail and --policy");
    return 2;
  }
  const file = resolve(
    values.policy ?? host.env("HTMCP_POLICY_FILE") ?? join(config, "policy.toml"),
  );
  const jail = resolve(values.jail ?? join(home ?? "/", "hardened-terminal"));
  if (exists(file)) {
    host.err(
      `"${file}" is there already and stays as it is; to see if it holds: hardened-terminal check`,
    );
    return 1;
  }
  Deno.mkdirSync(jail, { recursive: true });
  Deno.mkdirSync(state, { recursive: true, mode: 0o700 });
  Deno.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const text = firstPolicy({
    jail: Deno.realPathSync(jail),
    auditLog: join(Deno.realPathSync(state), "audit.jsonl"),
    commands: HARMLESS_PROGRAMS.filter((name) =>
      SEARCH.some((folder) => exists(join(folder, name)))
    ),
  });
  Deno.writeTextFileSync(file, text, { createNew: true, mode: 0o600 });
  host.err(`made the jail "${jail}"`);
  host.err(`wrote the policy "${file}"`);
  if (await openPolicy(file, host) === null) return 2;
  host.out(instructions([...startCommand(host), "serve", "--policy", file]));
  return 0;
}

const SEARCH = ["/usr/local/bin", "/usr/bin", "/bin"];

function instructions(command: readonly [string, ...string[]]): string {
  const parts = clientConfigurations(command).map(({ client, where, text }) =>
    `── ${client} (${where})\n${text}\n`
  );
  return `Add the server to your client:\n\n${parts.join("\n")}\n` +
    "Try it first: hardened-terminal run -- ls -la\n";
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
