import type { Keeper } from "./keeper.ts";

/** A first read is small, as most outputs are; a stream that fills it gets the size of a pipe. */
const FIRST_READ_BYTES = 8 * 1024;
const READ_BYTES = 64 * 1024;

/** A stream being read to its end. */
export interface Drain {
  /** Resolves at the end of the stream, or when the drain was given up; never rejects. */
  readonly done: Promise<void>;
  /** Stops reading, for a stream that somebody holds open for ever. */
  giveUp(): void;
}

/**
 * Reads a stream to its end into a keeper. Reading never stops for a full keeper, so a child is never
 * blocked by us; `onBytes` is told after each read and may end the child.
 */
export function drain(
  stream: ReadableStream<Uint8Array>,
  keeper: Keeper,
  onBytes: () => void,
): Drain {
  const reader = stream.getReader({ mode: "byob" });
  return {
    done: readAll(reader, keeper, onBytes),
    giveUp: () => void reader.cancel().catch(() => undefined),
  };
}

async function readAll(
  reader: ReadableStreamBYOBReader,
  keeper: Keeper,
  onBytes: () => void,
): Promise<void> {
  let buffer = new ArrayBuffer(FIRST_READ_BYTES);
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done || value === undefined) return;
      keeper.add(value);
      onBytes();
      const filled = value.length === value.buffer.byteLength && value.length < READ_BYTES;
      buffer = filled ? new ArrayBuffer(READ_BYTES) : value.buffer;
    }
  } catch {
    // A pipe that breaks while it is read has ended, which is all that matters here: how the process
    // itself ended is asked of its status.
  }
}
