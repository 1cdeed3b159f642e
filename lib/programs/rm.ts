import type { ProgramDescription } from "./description.ts";

/** rm(1). */
export const rm: ProgramDescription = {
  names: ["rm"],
  category: "write",
  startsOthers: false,
  dash: "gnu",
  options: [
    { short: "f", long: "force" },
    { short: "r", long: "recursive" },
    { short: "R", long: "recursive" },
    { short: "d", long: "dir" },
    { short: "v", long: "verbose" },
    { short: "i" },
    { short: "I" },
    { long: "interactive" },
    { long: "one-file-system" },
    { long: "preserve-root" },
    { long: "no-preserve-root" },
  ],
  source: "GNU coreutils rm(1)",
};
