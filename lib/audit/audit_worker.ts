/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/**
 * The audit worker: the only place that writes the log. It may touch the log's folder and the server's
 * own private folder, and nothing else.
 */
import { LogFile } from "./log_file.ts";
import type { FromAuditWorker, ToAuditWorker } from "./message.ts";

const log = new LogFile(self.name);

self.onmessage = (event: MessageEvent<ToAuditWorker>) => {
  const message = event.data;
  switch (message.kind) {
    case "append":
      return answer(() => log.append(message.records, message.sync));
    case "close":
      return answer(() => {
        log.close();
        if (message.removeFolder !== null) removeFolder(message.removeFolder);
      });
    default:
      return message satisfies never;
  }
};

function answer(act: () => void): void {
  let reply: FromAuditWorker = { kind: "done" };
  try {
    act();
  } catch (error) {
    reply = { kind: "failed", why: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
}

function removeFolder(folder: string): void {
  // Its owner took the right to write to it away from himself, so that no command had it.
  if (Deno.build.os !== "windows") Deno.chmodSync(folder, 0o700);
  Deno.removeSync(folder, { recursive: true });
}
