import type { Kept } from "../contract.ts";

/** Below this a chunk is copied and its buffer used again; above, the buffer itself is kept. */
const COPY_BELOW_BYTES = 4096;

/**
 * Keeps the first and the last bytes of a stream, whatever its length, in bounded memory: at most
 * `2 * keepBytes` and one read buffer. What lies between is counted and dropped.
 */
export class Keeper {
  readonly #keepBytes: number;
  readonly #head: Uint8Array[] = [];
  #headSize = 0;
  readonly #tail: Uint8Array[] = [];
  #tailSize = 0;
  #total = 0;

  /** @param keepBytes Bytes kept of each end. */
  constructor(keepBytes: number) {
    this.#keepBytes = keepBytes;
  }

  /** All bytes seen so far. */
  get total(): number {
    return this.#total;
  }

  /**
   * Takes a chunk in. Its buffer belongs to the keeper from then on; what comes back is a buffer that
   * is free to be read into next, or null where a new one is needed.
   */
  add(chunk: Uint8Array<ArrayBuffer>): ArrayBuffer | null {
    this.#total += chunk.length;
    const room = this.#keepBytes - this.#headSize;
    if (room > 0) {
      const first = chunk.subarray(0, room);
      this.#head.push(first.slice());
      this.#headSize += first.length;
      if (first.length === chunk.length) return chunk.buffer;
      chunk = chunk.subarray(room);
    }
    if (chunk.length < COPY_BELOW_BYTES) {
      this.#push(chunk.slice());
      return chunk.buffer;
    }
    return this.#push(chunk);
  }

  /** What was kept. */
  kept(): Kept {
    const tail = join(this.#tail, this.#tailSize);
    return {
      head: join(this.#head, this.#headSize),
      tail: tail.subarray(Math.max(0, tail.length - this.#keepBytes)),
      total: this.#total,
    };
  }

  /** Adds to the tail; gives back the buffer of a chunk that the tail no longer needs. */
  #push(chunk: Uint8Array<ArrayBuffer>): ArrayBuffer | null {
    this.#tail.push(chunk);
    this.#tailSize += chunk.length;
    let free: ArrayBuffer | null = null;
    for (let oldest = this.#tail[0]; oldest !== undefined; oldest = this.#tail[0]) {
      if (this.#tailSize - oldest.length < this.#keepBytes) break;
      this.#tail.shift();
      this.#tailSize -= oldest.length;
      free = oldest.byteLength < COPY_BELOW_BYTES ? free : oldest.buffer as ArrayBuffer;
    }
    return free;
  }
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
