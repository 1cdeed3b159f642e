import { dirname } from "@std/path";
import type { AuditRecord } from "./record.ts";
import { serialise } from "./serialise.ts";

/** How much of the end is read to find the last record's number. A record is far smaller. */
const LOOK_BACK_BYTES = 256 * 1024;

/**
 * An append-only log on disk. Opens when it is first needed, and again whenever the file that its name
 * stands for is no longer the one that is open: a log that was removed or replaced is never written to
 * in the dark. Every failure is thrown, and the next append tries anew.
 */
export class LogFile {
  readonly #path: string;
  #open: { file: Deno.FsFile; dev: number; ino: number | null } | null = null;
  #seq = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Appends the records as whole lines, and waits until they are on the disk if `sync`. A line that could be
   * written only in part is taken back, so that what is in the log is always whole.
   */
  append(records: readonly AuditRecord[], sync: boolean): void {
    const { file } = this.#current();
    let seq = this.#seq;
    const text = records.map((record) => serialise(++seq, record)).join("");
    writeWhole(file, new TextEncoder().encode(text));
    this.#seq = seq;
    if (sync) file.syncDataSync();
  }

  close(): void {
    this.#open?.file.close();
    this.#open = null;
  }

  #current(): { file: Deno.FsFile } {
    if (this.#open !== null && !this.#isSame(this.#open)) this.close();
    return this.#open ??= this.#openFile();
  }

  #isSame(open: { dev: number; ino: number | null }): boolean {
    try {
      const now = Deno.statSync(this.#path);
      return now.dev === open.dev && now.ino === open.ino;
    } catch (error) {
      if (error instanceof Deno.errors.NotFound) return false;
      throw error;
    }
  }

  #openFile(): { file: Deno.FsFile; dev: number; ino: number | null } {
    if (!Deno.statSync(dirname(this.#path)).isDirectory) {
      throw new Error(`Cannot open "${this.#path}": its folder is not a directory`);
    }
    const file = Deno.openSync(this.#path, { append: true, create: true, mode: 0o600 });
    const { dev, ino, isFile } = Deno.statSync(this.#path);
    if (isFile) this.#seq = Math.max(this.#seq, lastSeq(this.#path));
    return { file, dev, ino };
  }
}

function writeWhole(file: Deno.FsFile, bytes: Uint8Array): void {
  const before = sizeOf(file);
  let written = 0;
  try {
    while (written < bytes.length) written += file.writeSync(bytes.subarray(written));
  } catch (error) {
    // Only our own part is taken back: if the end is elsewhere by now, somebody else wrote behind it.
    if (written > 0 && before !== null && sizeOf(file) === before + written) {
      file.truncateSync(before);
    }
    throw error;
  }
}

/** The file's size; null for a device or a pipe, which has none. */
function sizeOf(file: Deno.FsFile): number | null {
  try {
    return file.seekSync(0, Deno.SeekMode.End);
  } catch {
    // A device or a pipe cannot be sought in; there is nothing to take back from it either.
    return null;
  }
}

/** The number of the last whole record, so that numbering goes on over restarts; 0 for a new log. */
function lastSeq(path: string): number {
  const file = Deno.openSync(path, { read: true });
  try {
    const size = file.seekSync(0, Deno.SeekMode.End);
    file.seekSync(Math.max(0, size - LOOK_BACK_BYTES), Deno.SeekMode.Start);
    const bytes = new Uint8Array(Math.min(size, LOOK_BACK_BYTES));
    let read = 0;
    for (
      let n = file.readSync(bytes);
      n !== null && n > 0;
      n = file.readSync(bytes.subarray(read))
    ) {
      read += n;
    }
    const seqs = [...new TextDecoder().decode(bytes).matchAll(/^\{"seq":(\d+),/gm)];
    return Number(seqs.at(-1)?.[1] ?? 0);
  } finally {
    file.close();
  }
}
