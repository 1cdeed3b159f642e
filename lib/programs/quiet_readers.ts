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
      "basename",
      "dirname",
      "pwd",
    ],
    ...["cat", "tac", "nl", "head", "tail", "wc", "cut", "tr", "comm", "paste", "join"],
    ...[
      "fold",
      "fmt",
      "expand",
      "unexpand",
      "rev",
      "column",
      "grep",
      "cmp",
      "od",
      "hexdump",
      "strings",
    ],
    ...["echo", "printf", "seq", "true", "false", "sleep", "test", "[", "expr", "factor", "numfmt"],
    ...["base64", "base32", "cksum", "sum", "md5sum", "b2sum"],
    ...["sha1sum", "sha224sum", "sha256sum", "sha384sum", "sha512sum"],
    ...[
      "id",
      "whoami",
      "groups",
      "uname",
      "arch",
      "nproc",
      "uptime",
      "free",
      "cal",
      "printenv",
      "tty",
    ],
  ],
  category: "read",
  startsOthers: false,
  dash: "gnu",
  options: [],
  source: "GNU coreutils, grep, diffutils, util-linux, procps and binutils manual pages",
};
