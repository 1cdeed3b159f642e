import { Writable } from "node:stream";

/** Standard output as a stream that never blocks the thread, and how to wait for what is still on its way. */
export interface StandardOutput {
  readonly stream: Writable;
  /** Resolves when everything written so far has left, or cannot leave any more. */
  flushed(): Promise<void>;
}

/**
 * Makes it. The runtime's own stream writes to a pipe on the calling thread: a client that stops reading would
 * stop the whole server with it, signals included (seen on Deno 2.4.2 and 2.9.6). A pipe that nobody reads
 * any more is an error of the stream, as elsewhere.
 */
export function openStandardOutput(): StandardOutput {
  let last: Promise<void> = Promise.resolve();
  const stream = new Writable({
    decodeStrings: true,
    write(chunk: Uint8Array, _encoding, done) {
      last = writeAll(chunk).then(() => done(), (error) => done(error));
    },
  });
  // The SDK waits for room with a listener a message: many at once are no leak.
  stream.setMaxListeners(0);
  return { stream, flushed: () => last };
}

async function writeAll(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await Deno.stdout.write(bytes.subarray(at));
}
