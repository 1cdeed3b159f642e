import type { ServerContext } from "@modelcontextprotocol/server";
import type { RunHooks } from "../exec/mod.ts";

/** Often enough for clients that give up after a minute of silence, in ms. */
const EVERY_MS = 5000;

/** Progress notifications for a call that asked for them by a token; nothing for one that did not. */
export function progressFor(
  { mcpReq }: ServerContext,
  log: (line: string) => void,
): Pick<RunHooks, "progress"> {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return {};
  const tell = (ms: number, bytes: number) => {
    const seconds = Math.round(ms / 1000);
    const message = `running for ${seconds} s, ${bytes} bytes of output so far`;
    const params = { progressToken: token, progress: seconds, message };
    mcpReq.notify({ method: "notifications/progress", params }).catch((error) =>
      log(`a progress notification could not be sent: ${error}`)
    );
  };
  return { progress: { everyMs: EVERY_MS, tell } };
}
