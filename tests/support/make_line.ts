import type { CommandLine, Word } from "../../lib/contract.ts";

/** The command line of an argv, as the parser makes it. */
export function makeLine(argv: readonly [string, ...string[]]): CommandLine {
  const [first, ...rest] = argv.map((text, index): Word => ({
    text,
    at: { unit: "argv", start: index, end: index + 1 },
  }));
  if (first === undefined) throw new Error("Cannot make a line of no words");
  return {
    stages: [{ words: [first, ...rest], at: { unit: "argv", start: 0, end: argv.length } }],
  };
}
