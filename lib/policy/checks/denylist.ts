import { basename } from "@std/path";
import type { Check } from "../case.ts";
import { quoted } from "./quoted.ts";

/**
 * The denylist wins over everything. Names are compared without regard to case and by base name too, on
 * both sides: `/bin/rm` is `rm` wherever that lies. So is the file that a name resolves to: a link under
 * another name is the same program.
 */
export const denylist: Check = ({ policy, programs, line }) => {
  const denied = new Set(policy.deny.flatMap(namesOf));
  for (const { words: [word] } of line.stages) {
    const program = programs.found.get(word.text);
    const paths = program === undefined ? [] : [program.path, program.file];
    if (![word.text, ...paths].flatMap(namesOf).some((name) => denied.has(name))) continue;
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

function namesOf(path: string): readonly string[] {
  const folded = path.toLowerCase();
  return [folded, basename(folded)];
}
