import type { Check } from "../case.ts";
import { isDenied } from "../is_denied.ts";
import { quoted } from "./quoted.ts";

/**
 * The denylist wins over everything: by the name that is called, and by the file that it resolved to at start,
 * since a link under another name is the same program.
 */
export const denylist: Check = ({ policy, programs, line }) => {
  for (const { words: [word] } of line.stages) {
    const program = programs.found.get(word.text);
    const names = [word.text, ...(program === undefined ? [] : [program.path, program.file])];
    if (!programs.denied.has(word.text) && !names.some((name) => isDenied(name, policy))) continue;
    return {
      code: "POLICY_DENIED",
      by: { id: "denylist", line: null },
      at: word.at,
      reason: `command ${quoted(word.text)} is on the denylist`,
      hint: null,
    };
  }
  return null;
};
