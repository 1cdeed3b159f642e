import type { AuditRecord } from "./record.ts";
import { readLogEnd } from "./read_log_end.ts";
import { serialise } from "./serialise.ts";

const NEWLINE = Uint8Array.of(10);

interface Opened {
  readonly file: Deno.FsFile;
  readonly dev: number;
  readonly ino: number | null;
}

/**
 * An append-only log on disk. Opens when it is first needed, and again whenever the file that its name
 * stands for is no longer the one that is open: a log that was removed or replaced is never written to
 * in the dark. Every failure is thrown, and the next append tries anew.
 *
 * A log is a regular file, and all else is refused before it is opened: a device keeps nothing, a FIFO would
 * block until somebody reads it (fifo(7)), and a symbolic link was not there when the policy was loaded,
 * which follows links, so somebody is bending the log elsewhere.
 */
export class LogFile {
  readonly #path: string;
  #open: Opened | null = null;
  #seq = 0;
  /** Where our own last record ends. Where the file ends elsewhere, another server has written to it. */
  #end = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Appends the records as whole lines, and waits until they are on the disk if `sync`. A line that could be
   * written only in part is taken back, so that what is in the log is always whole.
   */
  append(records: readonly AuditRecord[], sync: boolean): void {
    const { file } = this.#current();
    if (file.seekSync(0, Deno.SeekMode.End) !== this.#end) this.#goOn(file);
    let seq = this.#seq;
    const text = records.map((record) => serialise(++seq, record)).join("");
    try {
      writeWhole(file, new TextEncoder().encode(text));
    } catch (error) {
      // Opened anew, its end is looked at again.
      this.close();
      throw error;
    }
    this.#seq = seq;
    this.#end = file.seekSync(0, Deno.SeekMode.Current);
    if (sync) file.syncDataSync();
  }

  close(): void {
    this.#open?.file.close();
    this.#open = null;
  }

  #current(): Opened {
    if (this.#open !== null && !this.#isSame(this.#open)) this.close();
    return this.#open ??= this.#openFile();
  }

  #isSame(open: Opened): boolean {
    const now = look(this.#path);
    return now !== null && now.dev === open.dev && now.ino === open.ino;
  }

  #openFile(): Opened {
    const before = look(this.#path);
    if (before !== null) refuseOddFile(this.#path, before);
    const file = Deno.openSync(this.#path, { append: true, create: true, mode: 0o600 });
    try {
      const { dev, ino } = Deno.lstatSync(this.#path);
      this.#goOn(file);
      return { file, dev, ino };
    } catch (error) {
      file.close();
      throw error;
    }
  }

  /** Takes up the numbering. A last line that was torn is closed, so that it spoils no other. */
  #goOn(file: Deno.FsFile): void {
    const { seq, torn } = readLogEnd(this.#path);
    this.#seq = Math.max(this.#seq, seq);
    if (torn) writeWhole(file, NEWLINE);
  }
}

/** What stands at a path, links not followed; null for nothing. */
function look(path: string): Deno.FileInfo | null {
  try {
    return Deno.lstatSync(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return null;
    if (!(error instanceof Deno.errors.NotCapable)) throw error;
    // Some devices the runtime keeps from everybody who is not allowed everything, which nobody here is.
    throw new Error(`Cannot open the audit log "${path}": it is a device, not a regular file`);
  }
}

function refuseOddFile(path: string, found: Deno.FileInfo): void {
  if (found.isFile) return;
  const kind = found.isDirectory
    ? "a directory"
    : found.isSymlink
    ? "a symbolic link"
    : found.isFifo
    ? "a FIFO"
    : found.isSocket
    ? "a socket"
    : "a device";
  throw new Error(`Cannot open the audit log "${path}": it is ${kind}, not a regular file`);
}

function writeWhole(file: Deno.FsFile, bytes: Uint8Array): void {
  const before = file.seekSync(0, Deno.SeekMode.End);
  let written = 0;
  try {
    while (written < bytes.length) written += file.writeSync(bytes.subarray(written));
  } catch (error) {
    // Only our own part is taken back: if the end is elsewhere by now, somebody else wrote behind it.
    if (written > 0 && file.seekSync(0, Deno.SeekMode.End) === before + written) {
      file.truncateSync(before);
    }
    throw error;
  }
}
