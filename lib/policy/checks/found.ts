import type { Check } from "../case.ts";
import { quoted } from "./quoted.ts";

/** What everything else allows must also be there. The last check: only what is allowed is told that it is not found. */
export const found: Check = ({ programs, line }) => {
  for (const { words: [word] } of line.stages) {
    if (programs.found.has(word.text)) continue;
    const why = programs.missing.get(word.text) ?? "it was not there when the server started";
    return {
      code: "EXEC_ERROR",
      by: { id: "program.not-found", line: null },
      at: word.at,
      reason: `command ${quoted(word.text)} is allowed, but cannot be started: ${why}`,
      hint: null,
    };
  }
  return null;
};
