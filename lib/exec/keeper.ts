import type { Kept } from "../contract.ts";

/** The first room for the head: most outputs fit, and need no more. */
const FIRST_ROOM_BYTES = 4 * 1024;

/**
 * Keeps the first and the last bytes of a stream, whatever its length and in whatever pieces it comes,
 * in bounded memory: at most `2 * keepBytes`. What lies between is counted and dropped.
 */
export class Keeper {
  readonly #keepBytes: number;
  #head = new Uint8Array();
  #headSize = 0;
  /** A ring, made when the head is full: byte `n` after the head stands at `n % keepBytes`. */
  #ring: Uint8Array | null = null;
  #afterHead = 0;

  /** @param keepBytes Bytes kept of each end. */
  constructor(keepBytes: number) {
    this.#keepBytes = keepBytes;
  }

  /** All bytes seen so far. */
  get total(): number {
    return this.#headSize + this.#afterHead;
  }

  /** Takes a chunk in. What is kept of it is copied: its buffer is the caller's again at once. */
  add(chunk: Uint8Array): void {
    const first = chunk.subarray(0, this.#keepBytes - this.#headSize);
    if (first.length > 0) this.#addToHead(first);
    if (first.length < chunk.length) this.#addToRing(chunk.subarray(first.length));
  }

  /** What was kept. */
  kept(): Kept {
    const head = this.#head.slice(0, this.#headSize);
    if (this.#ring === null) return { head, tail: new Uint8Array(), total: this.total };
    const tail = new Uint8Array(Math.min(this.#afterHead, this.#keepBytes));
    const oldest = (this.#afterHead - tail.length) % this.#keepBytes;
    tail.set(this.#ring.subarray(oldest, tail.length));
    tail.set(this.#ring.subarray(0, oldest), tail.length - oldest);
    return { head, tail, total: this.total };
  }

  #addToHead(bytes: Uint8Array): void {
    const size = this.#headSize + bytes.length;
    if (size > this.#head.length) {
      const room = Math.max(size, 2 * this.#head.length, FIRST_ROOM_BYTES);
      const larger = new Uint8Array(Math.min(room, this.#keepBytes));
      larger.set(this.#head.subarray(0, this.#headSize));
      this.#head = larger;
    }
    this.#head.set(bytes, this.#headSize);
    this.#headSize = size;
  }

  #addToRing(bytes: Uint8Array): void {
    const ring = this.#ring ??= new Uint8Array(this.#keepBytes);
    const last = bytes.subarray(Math.max(0, bytes.length - ring.length));
    const at = (this.#afterHead + bytes.length - last.length) % ring.length;
    const upToEnd = last.subarray(0, ring.length - at);
    ring.set(upToEnd, at);
    ring.set(last.subarray(upToEnd.length));
    this.#afterHead += bytes.length;
  }
}
