import type { ProgramDescription } from "./description.ts";

/** diff(1): reads only; with `--paginate` it starts pr(1); of two directories it compares what lies in both. */
export const diff: ProgramDescription = {
  names: ["diff"],
  category: "read",
  startsOthers: true,
  dash: "gnu",
  joins: true,
  opensEntries: true,
  options: [
    ...[..."abBcdeEilnNpqrstTuvwyZ"].map((short) => ({ short })),
    ...["U", "C", "W", "I", "F", "x", "L"].map((short) => ({ short, value: true, data: true })),
    ...["unified", "context"].map((long) => ({ long, value: "attached" as const, data: true })),
    ...["label", "width", "ignore-matching-lines", "show-function-line", "exclude"].map((long) => ({
      ...{ long, value: true, data: true },
    })),
    { long: "recursive" },
    { long: "paginate" },
  ],
  source: "GNU diffutils diff(1)",
};
