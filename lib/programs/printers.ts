import type { ProgramDescription } from "./description.ts";

/** Programs that take no file name at all, as an operand or as an option's value: their arguments are data. */
export const printers: ProgramDescription = {
  names: [
    ...["echo", "printf", "seq", "true", "false", "sleep", "expr", "factor", "numfmt", "tr", "pwd"],
    ...[
      "basename",
      "dirname",
      "id",
      "whoami",
      "groups",
      "uname",
      "arch",
      "nproc",
      "tty",
      "printenv",
    ],
    ...["uptime", "free", "cal"],
  ],
  category: "read",
  startsOthers: false,
  dash: "gnu",
  operands: "data",
  options: [],
  source: "GNU coreutils, util-linux and procps manual pages",
};
