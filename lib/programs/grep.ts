import type { ProgramDescription } from "./description.ts";

const FLAGS = [..."EFGPivwxcLloqsbHhnTZarRUzy"].map((short) => ({ short }));

/** grep(1): the first operand is a pattern, unless `-e` or `-f` gives it; only `-f` and `--exclude-from` name a file. */
export const grep: ProgramDescription = {
  names: ["grep"],
  category: "read",
  startsOthers: false,
  dash: "gnu",
  operands: "pattern-first",
  options: [
    ...FLAGS.filter(({ short }) => !["R", "r"].includes(short)),
    { short: "R", long: "dereference-recursive" },
    { short: "r", long: "recursive" },
    { short: "e", long: "regexp", value: true, data: true, pattern: true },
    { short: "f", long: "file", value: true, pattern: true },
    { short: "m", long: "max-count", value: true, data: true },
    { short: "A", long: "after-context", value: true, data: true },
    { short: "B", long: "before-context", value: true, data: true },
    // BSD's takes its value attached only, so what follows it there is the pattern.
    ...(Deno.build.os === "linux"
      ? [{ short: "C", long: "context", value: true, data: true }]
      : []),
    { short: "D", long: "devices", value: true, data: true },
    { short: "d", long: "directories", value: true, data: true },
    { long: "include", value: true, data: true },
    { long: "exclude", value: true, data: true },
    { long: "exclude-dir", value: true, data: true },
    { long: "exclude-from", value: true },
    { long: "label", value: true, data: true },
  ],
  source: "GNU grep(1)",
};
