/** How much of the end is read at first to find the last record; more, if none begins there. */
const FIRST_LOOK_BYTES = 64 * 1024;

/** What a log must know of its past to go on. */
export interface LogEnd {
  /** The number of the last record; 0 where there is none. */
  readonly seq: number;
  /** Whether the last line has no end, as after a loss of power in the middle of it. */
  readonly torn: boolean;
}

/** Reads as much of the end of a log as it takes. Every failure is thrown. */
export function readLogEnd(path: string): LogEnd {
  using file = Deno.openSync(path, { read: true });
  const size = file.seekSync(0, Deno.SeekMode.End);
  for (let look = FIRST_LOOK_BYTES;; look *= 8) {
    const end = new TextDecoder().decode(readEnd(file, Math.min(look, size)));
    const seq = [...end.matchAll(/^\{"seq":(\d+),/gm)].at(-1)?.[1];
    if (seq !== undefined || look >= size) {
      return { seq: Number(seq ?? 0), torn: end !== "" && !end.endsWith("\n") };
    }
  }
}

function readEnd(file: Deno.FsFile, size: number): Uint8Array {
  file.seekSync(-size, Deno.SeekMode.End);
  const bytes = new Uint8Array(size);
  let read = 0;
  while (read < size) {
    const n = file.readSync(bytes.subarray(read));
    if (n === null) break;
    read += n;
  }
  return bytes.subarray(0, read);
}
