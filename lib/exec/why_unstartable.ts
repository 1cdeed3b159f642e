/** What Linux reads of a file to learn how to start it (`BINPRM_BUF_SIZE` in linux/binfmts.h). */
const START_BYTES = 256;

/** How a binary begins: ELF (elf(5)), or Mach-O (32 and 64 bit, both byte orders, universal). */
const MAGIC = Deno.build.os === "darwin"
  ? [
    "\xfe\xed\xfa\xce",
    "\xfe\xed\xfa\xcf",
    "\xce\xfa\xed\xfe",
    "\xcf\xfa\xed\xfe",
    "\xca\xfe\xba\xbe",
  ]
  : ["\x7fELF"];

/** `#!`, then an interpreter that ends within what the system reads. */
const NAMES_INTERPRETER = /^#![ \t]*[^ \t\n\0]+[ \t\n\0]/;

/**
 * Why the system itself could not start a file; null where it could, or where only trying can tell.
 *
 * A file that is neither a binary nor a script with an interpreter is refused by the kernel (ENOEXEC,
 * execve(2)), and then given to `/bin/sh` by the C library's `execvp` (exec(3)), which the runtime uses
 * (measured on Deno 2.9.6; on 2.4.2 only for detached processes). No shell is started here, ever: so such a
 * file is found before. Costs 10 µs. Formats known to `binfmt_misc` alone are refused too; a binary for
 * another kind of machine is not told apart.
 *
 * @param path The program as it will be started. Needs the permission to read it.
 */
export function whyUnstartable(path: string): string | null {
  if (Deno.build.os === "windows") return null;
  const start = readStart(path);
  if (start === null || isBinary(start) || isScript(start)) return null;
  return 'it is neither a binary nor a script that begins with "#!" and its interpreter';
}

/** The first bytes, each as a character; null for what cannot be read, for which no shell could be started either. */
function readStart(path: string): string | null {
  try {
    // Opening a FIFO would wait for somebody to write to it (fifo(7)).
    if (!Deno.statSync(path).isFile) return null;
    using file = Deno.openSync(path, { read: true });
    const bytes = new Uint8Array(START_BYTES);
    const read = file.readSync(bytes) ?? 0;
    return new TextDecoder("latin1").decode(bytes.subarray(0, read));
  } catch (error) {
    if (error instanceof Deno.errors.NotCapable) throw error;
    return null;
  }
}

function isBinary(start: string): boolean {
  return MAGIC.some((magic) => start.startsWith(magic));
}

function isScript(start: string): boolean {
  // A file shorter than what the system reads is filled up with NUL bytes by it.
  return NAMES_INTERPRETER.test(start.length < START_BYTES ? start + "\0" : start);
}
