import { shellWord } from "../command/mod.ts";

/** How to tell one client of this server. */
export interface ClientConfiguration {
  readonly client: string;
  /** Where it goes: a file, or a command to run. */
  readonly where: string;
  readonly text: string;
}

/**
 * The configuration of each client, ready to paste.
 *
 * @param command Program and arguments that start the server.
 */
export function clientConfigurations(
  [command, ...args]: readonly [string, ...string[]],
): readonly ClientConfiguration[] {
  const servers = { "hardened-terminal": { command, args } };
  const inMcpServers = JSON.stringify({ mcpServers: servers }, null, 2);
  return [
    { client: "Claude Desktop", where: "claude_desktop_config.json", text: inMcpServers },
    {
      client: "Claude Code",
      where: "run",
      text: `claude mcp add hardened-terminal -- ${[command, ...args].map(shellWord).join(" ")}`,
    },
    {
      client: "VS Code",
      where: ".vscode/mcp.json",
      text: JSON.stringify(
        {
          servers: { "hardened-terminal": { type: "stdio", command, args } },
        },
        null,
        2,
      ),
    },
    { client: "Cursor", where: "~/.cursor/mcp.json", text: inMcpServers },
    {
      client: "Codex",
      where: "~/.codex/config.toml",
      text: [
        "[mcp_servers.hardened-terminal]",
        `command = ${JSON.stringify(command)}`,
        `args = ${JSON.stringify(args)}`,
      ].join("\n"),
    },
  ];
}
