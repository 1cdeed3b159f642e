import type { OptionDescription, ProgramDescription } from "./description.ts";

const SHARED: readonly OptionDescription[] = [
  { short: "f", long: "force" },
  { short: "i", long: "interactive" },
  { short: "n", long: "no-clobber" },
  { short: "t", long: "target-directory", value: true },
  { short: "T", long: "no-target-directory" },
  { short: "S", long: "suffix", value: true },
  { short: "u", long: "update" },
  { short: "v", long: "verbose" },
  { short: "b", long: "backup" },
];

/** cp(1) and mv(1). */
export const cp: readonly ProgramDescription[] = [
  {
    names: ["cp"],
    category: "write",
    startsOthers: false,
    dash: "gnu",
    joins: true,
    options: [
      ...SHARED,
      { short: "a", long: "archive" },
      { short: "r", long: "recursive" },
      { short: "R", long: "recursive" },
      { short: "L", long: "dereference" },
      { short: "P", long: "no-dereference" },
      { short: "l", long: "link" },
      { short: "s", long: "symbolic-link" },
      { short: "p", long: "preserve" },
    ],
    source: "GNU coreutils cp(1)",
  },
  {
    names: ["mv"],
    category: "write",
    startsOthers: false,
    dash: "gnu",
    joins: true,
    options: SHARED,
    source: "GNU coreutils mv(1)",
  },
];
