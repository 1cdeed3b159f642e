/**
 * The product in ten seconds: makes a jail, a policy and an audit log in a temporary folder, starts the real
 * server, drives it with the real SDK client, and prints calls, results and what the audit says.
 *
 *     deno task demo
 *
 * @module
 */
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { fileURLToPath } from "node:url";
import { join } from "@std/path";
import manifest from "../deno.json" with { type: "json" };
import type { CommandResult } from "../lib/contract.ts";

const CALLS: readonly (readonly [why: string, tool: string, input: Record<string, unknown>])[] = [
  ["allowed: it is on the list", "run_command", { command: "grep -n TODO notes.txt" }],
  ["a secret in the output does not get out", "run_command", { command: "cat config.env" }],
  ["denied: not on the list", "run_command", { command: "curl https://example.com" }],
  ["denied: a rule about arguments, in any spelling", "run_command", {
    command: "sort --compress-prog=./x f",
  }],
  ["denied: the path leaves the jail", "run_command", { argv: ["cat", "../outside/secret.txt"] }],
  ["denied: the directory leaves the jail", "run_command", { command: "ls", cwd: ".." }],
  ["asked first, nothing is run", "explain_command", { command: "ls; rm -rf /" }],
];

const say = (text: string) => Deno.stdout.writeSync(new TextEncoder().encode(text + "\n"));

const folder = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "hardened-terminal-demo-" }));
const [jail, outside, log] = ["jail", "outside", "audit.jsonl"].map((name) =>
  join(folder, name)
) as [
  string,
  string,
  string,
];
const policy = join(folder, "policy.toml");

function furnish(): void {
  Deno.mkdirSync(jail);
  Deno.mkdirSync(outside);
  Deno.writeTextFileSync(join(jail, "notes.txt"), "buy milk\nTODO write the report\n");
  Deno.writeTextFileSync(join(jail, "config.env"), `USER=demo\nDB_PASSWORD=${"s3cr3t-"}Hk29xQ\n`);
  Deno.writeTextFileSync(join(outside, "secret.txt"), "you should not read this\n");
  const text = `jail_root = ${JSON.stringify(jail)}
audit_log = ${JSON.stringify(log)}

[allowlist]
commands = ["ls", "cat", "grep", "sort"]

[denylist]
commands = ["rm"]

[[rules]]
command = "sort"
deny_args = ["--compress-program"]
reason = "sort would start another program"
`;
  Deno.writeTextFileSync(policy, text, { mode: 0o600 });
  say(`── policy.toml\n${text}`);
}

async function drive(): Promise<void> {
  const flags = manifest.tasks.start.split(" ").slice(2, -1);
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const transport = new StdioClientTransport({
    command: Deno.execPath(),
    args: ["run", ...flags, main, "serve", "--policy", policy],
    stderr: "inherit",
  });
  const client = new Client({ name: "demo", version: manifest.version });
  await client.connect(transport);
  for (const [why, name, input] of CALLS) {
    const { structuredContent } = await client.callTool({ name, arguments: input });
    show(why, name, input, structuredContent as CommandResult | undefined);
  }
  await client.close();
}

function show(
  why: string,
  tool: string,
  input: Record<string, unknown>,
  result: CommandResult | undefined,
): void {
  if (result === undefined) throw new Error(`Cannot show ${tool}: it gave no result`);
  const { code, policy_reason, stdout, rule, redactions } = result;
  say(`── ${why}\n   ${tool} ${JSON.stringify(input)}`);
  say(`   ${code}: ${policy_reason} (${rule}${redactions > 0 ? `, ${redactions} redacted` : ""})`);
  for (const line of stdout.split("\n").filter((one) => one !== "")) say(`   │ ${line}`);
  say("");
}

function showAudit(): void {
  say("── audit.jsonl: every call, an attempt before it starts");
  for (const line of Deno.readTextFileSync(log).trimEnd().split("\n")) {
    const { seq, event, command, argv, code, rule, exit_code } = JSON.parse(line);
    const what = command ?? argv?.join(" ") ?? "";
    const end = [code, rule, exit_code === null ? null : `exit ${exit_code}`].filter((one) =>
      one !== null
    );
    say(`   ${String(seq).padStart(2)} ${event.padEnd(8)} ${what.padEnd(34)} ${end.join(", ")}`);
  }
}

try {
  furnish();
  await drive();
  showAudit();
} finally {
  Deno.removeSync(folder, { recursive: true });
}
