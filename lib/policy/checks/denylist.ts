import { basename } from "@std/path";
import type { Check } from "../case.ts";

/**
 * The denylist wins over everything. Names are compared without regard to case and by base name too,
 * and so is the file that the name resolves to: a link under another name is the same program.
 */
export const denylist: Check = ({ policy, programs, line }) => {
  for (const { words: [word] } of line.stages) {
    const program = programs.found.get(word.text);
    const names = new Set([word.text, basename(word.text)].map(fold));
    if (program !== undefined) {
      for (const path of [program.path, program.file]) names.add(fold(path));
    }
    if (program !== undefined) names.add(fold(basename(program.file)));
    const entry = policy.deny.find((denied) => names.has(fold(denied)));
    if (entry === undefined) continue;
    return {
      code: "POLICY_DENIED",
      by: { id: "denylist", line: null },
      at: word.at,
      reason: `command '${word.text}' is on the denylist`,
      hint: null,
    };
  }
  return null;
};

function fold(name: string): string {
  return name.toLowerCase();
}
