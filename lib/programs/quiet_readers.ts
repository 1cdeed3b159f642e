import type { ProgramDescription } from "./description.ts";

/**
 * Programs that only read and print, and that start no other program whatever their arguments. A
 * program belongs here only if its manual page names no option or operand that writes, runs or connects.
 */
export const quietReaders: ProgramDescription = {
  names: [
    ...[
      "ls",
      "dir",
      "vdir",
      "stat",
      "du",
      "df",
      "realpath",
      "readlink",
      "cat",
      "tac",
      "wc",
      "comm",
    ],
    ...["fmt", "expand", "unexpand", "rev", "cmp", "od", "hexdump", "strings", "test", "["],
    ...["base64", "base32", "cksum", "sum", "md5sum", "b2sum", "sha1sum", "sha224sum", "sha256sum"],
    ...["sha384sum", "sha512sum"],
  ],
  category: "read",
  startsOthers: false,
  dash: "gnu",
  options: [],
  source: "GNU coreutils, diffutils, util-linux and binutils manual pages",
};
