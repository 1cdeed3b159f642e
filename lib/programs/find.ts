import type { ProgramDescription } from "./description.ts";

/** find(1): one dash, whole words; `-exec` and its kin start programs, `-delete` and `-fprint` write. */
export const find: ProgramDescription = {
  names: ["find"],
  category: "system",
  startsOthers: true,
  dash: "single",
  options: [],
  source: "GNU findutils find(1)",
};
