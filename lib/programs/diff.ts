import type { ProgramDescription } from "./description.ts";

/** diff(1): reads only; with `--paginate` it starts pr(1). */
export const diff: ProgramDescription = {
  names: ["diff"],
  category: "read",
  startsOthers: true,
  dash: "gnu",
  joins: true,
  options: [],
  source: "GNU diffutils diff(1)",
};
