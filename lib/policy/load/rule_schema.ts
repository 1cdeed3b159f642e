import { z } from "zod";

const words = (description: string, example: readonly string[]) =>
  z.array(z.string()).optional().meta({ description, examples: [[...example]] });

const exampleCommands = (description: string, example: string) =>
  z.array(z.string()).default([]).meta({ description, examples: [[example]] });

const examples = z.strictObject({
  allow: exampleCommands("Commands that must be allowed.", "git status"),
  deny: exampleCommands("Commands that must be denied.", "git push -f"),
}).prefault({}).meta({
  description:
    "Commands whose verdict is checked when the policy loads. One that is wrong stops the start.",
  examples: [{ allow: ["git status"], deny: ["git push -f"] }],
});

/** One `[[rules]]` entry: what one command may be called with. */
export const ruleSchema = z.strictObject({
  command: z.string().meta({
    description: "The name of the command, as in the allowlist.",
    examples: ["git"],
  }),
  deny_args: words(
    "A call that has all words of one entry, in any order or spelling, is denied. Words are parted by spaces and tabs; quotes are plain characters.",
    ["push --force", "push -f"],
  ),
  allow_args: words(
    "If given, the arguments must begin with all words of one entry, in order. Words are parted by spaces and tabs; quotes are plain characters.",
    ["status", "log", "diff"],
  ),
  category: z.enum(["read", "write", "system"]).optional().meta({
    description: "How much the command can do.",
    examples: ["write"],
  }),
  reason: z.string().optional().meta({
    description: "What is told to who is denied.",
    examples: ["force-push rewrites shared history"],
  }),
  examples,
}).meta({ description: "A rule for one command." });
