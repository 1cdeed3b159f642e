/** Something that a worker must, or must not, be able to do. */
export interface Probe {
  readonly what: string;
  readonly act:
    | "read"
    | "list"
    | "write"
    | "remove"
    | "run"
    | "run by node"
    | "signal"
    | "connect"
    | "listen"
    | "fetch"
    | "env"
    | "all env"
    | "sys"
    | "ffi"
    | "import"
    | "wider worker";
  readonly on: string;
}

/** How each went, by what it was. */
export type Attempts = Record<string, string>;

/** Tries all of it in a worker that has these permissions. */
export async function tryInWorker(
  permissions: Deno.PermissionOptionsObject,
  probes: readonly Probe[],
): Promise<Attempts> {
  const worker = new Worker(new URL("./wall_probe_worker.ts", import.meta.url), {
    type: "module",
    deno: { permissions },
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<Attempts>) => resolve(event.data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(probes);
    });
  } finally {
    worker.terminate();
  }
}
