import type { ExitCode, Host, Subcommand } from "./host.ts";
import { UsageError } from "./usage_error.ts";

/** Loaded when they are called: a server that starts needs one of them. */
const SUBCOMMANDS: Readonly<Record<string, () => Promise<Subcommand>>> = {
  serve: async () => (await import("./serve.ts")).serve,
  init: async () => (await import("./init.ts")).init,
  check: async () => (await import("./check.ts")).check,
  explain: async () => (await import("./explain.ts")).explain,
  run: async () => (await import("./run.ts")).run,
  permissions: async () => (await import("./permissions.ts")).permissions,
  doctor: async () => (await import("./doctor.ts")).doctor,
};

/** Every subcommand but `help`, in the order of the overview. */
export const SUBCOMMAND_NAMES: readonly string[] = Object.keys(SUBCOMMANDS);

/** Runs the subcommand that the arguments name, `serve` where they name none. */
export async function runCli(host: Host): Promise<ExitCode> {
  const [first, ...rest] = host.args;
  if (first === "--version" || first === "-V") {
    return say(host, `hardened-terminal ${host.version}\n`);
  }
  if (first === "help" || first === "--help" || first === "-h") return await help(rest[0], host);
  const named = first !== undefined && !first.startsWith("-");
  const load = loaderOf(named ? first : "serve");
  try {
    if (load === undefined) throw new UsageError(`there is no subcommand "${first}"`);
    const subcommand = await load();
    const args = named ? rest : host.args;
    const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
    if (own.includes("--help") || own.includes("-h")) return say(host, subcommand.help);
    return await subcommand.run(args, host);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const name = named && load !== undefined ? `${first} ` : "";
    host.err(`${error.message}; try: hardened-terminal ${name}--help`);
    return 2;
  }
}

function loaderOf(name: string): (() => Promise<Subcommand>) | undefined {
  return Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
}

async function help(name: string | undefined, host: Host): Promise<ExitCode> {
  const load = name === undefined ? undefined : loaderOf(name);
  if (load !== undefined) return say(host, (await load()).help);
  if (name !== undefined) {
    host.err(`there is no subcommand "${name}"; try: hardened-terminal help`);
    return 2;
  }
  const all = await Promise.all(Object.values(SUBCOMMANDS).map((one) => one()));
  const lines = all.map((one) => `  ${one.name.padEnd(13)}${one.summary}`);
  return say(host, OVERVIEW.replace("{}", lines.join("\n")));
}

const OVERVIEW = `An MCP server that lets an AI model run explicitly allowed commands, safely.

Usage: hardened-terminal [subcommand] [options]

{}
  help         this text, or the help of a subcommand

Start with: hardened-terminal init
`;

function say(host: Host, text: string): ExitCode {
  host.out(text);
  return 0;
}
