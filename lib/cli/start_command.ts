import manifest from "../../deno.json" with { type: "json" };
import type { Host } from "./host.ts";

/** How a client starts this server: program and arguments, without a shell in between. */
export function startCommand(host: Host): readonly [string, ...string[]] {
  if (host.mainModule === null) return [host.execPath];
  // The task is the one place where the flags stand: `deno run FLAGS main.ts`.
  const flags = manifest.tasks.start.split(" ").slice(2, -1);
  return [...denoCommand(host.execPath), "run", ...flags, host.mainModule];
}

/** Deno as it was started. A copy that npx keeps in its cache may be gone tomorrow: npx itself is not. */
function denoCommand(execPath: string): readonly [string, ...string[]] {
  const viaNpx = /[/\\]_npx[/\\]/.test(execPath);
  return viaNpx ? ["npx", "-y", `deno@${Deno.version.deno}`] : [execPath];
}
