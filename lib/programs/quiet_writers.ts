import type { ProgramDescription } from "./description.ts";

/** Programs that can write a file or change the system by an operand or option, and start no other. */
export const quietWriters: readonly ProgramDescription[] = [
  {
    names: ["uniq", "xxd", "tee", "touch", "mkdir", "rmdir", "truncate", "tree"],
    category: "write",
    startsOthers: false,
    dash: "gnu",
    options: [],
    source: "GNU coreutils, xxd and tree manual pages",
  },
  {
    names: ["ln"],
    category: "write",
    startsOthers: false,
    dash: "gnu",
    joins: true,
    options: [],
    source: "GNU coreutils ln(1)",
  },
  {
    names: ["date"],
    category: "system",
    startsOthers: false,
    dash: "gnu",
    options: [
      { short: "d", long: "date", value: true, data: true },
      { short: "f", long: "file", value: true },
      { short: "I", long: "iso-8601", value: "attached" },
      { short: "R", long: "rfc-email" },
      { long: "rfc-3339", value: true, data: true },
      { short: "r", long: "reference", value: true },
      { short: "s", long: "set", value: true, data: true },
      // An operand without a plus sign sets the clock as well: `date 010100002030`.
      ...[..."0123456789"].map((operand) => ({ long: "set", operand })),
      { short: "u", long: "utc" },
    ],
    source:
      "date(1) of GNU, BSD and busybox: -s, and an operand that is no +FORMAT, set the system's clock",
  },
];
