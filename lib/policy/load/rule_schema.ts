import * as z from "zod/mini";

const words = (description: string, example: readonly string[]) =>
  z.optional(z.array(z.string())).check(z.meta({ description, examples: [[...example]] }));

const exampleCommands = (description: string, example: string) =>
  z._default(z.array(z.string()), []).check(z.meta({ description, examples: [[example]] }));

const examples = z.prefault(
  z.strictObject({
    allow: exampleCommands("Commands that must be allowed.", "git status"),
    deny: exampleCommands("Commands that must be denied.", "git push -f"),
  }),
  {},
).check(z.meta({
  description:
    "Commands whose verdict is checked when the policy loads. One that is wrong stops the start.",
  examples: [{ allow: ["git status"], deny: ["git push -f"] }],
}));

/** One `[[rules]]` entry: what one command may be called with. */
export const ruleSchema = z.strictObject({
  command: z.string().check(z.meta({
    description: "The name of the command, as in the allowlist.",
    examples: ["git"],
  })),
  deny_args: words(
    "A call that has all words of one entry, in any order or spelling, is denied. Words are parted by spaces and tabs; quotes are plain characters.",
    ["push --force", "push -f"],
  ),
  allow_args: words(
    "If given, the arguments must begin with all words of one entry, in order. Words are parted by spaces and tabs; quotes are plain characters.",
    ["status", "log", "diff"],
  ),
  category: z.optional(z.enum(["read", "write", "system"])).check(z.meta({
    description: "How much the command can do.",
    examples: ["write"],
  })),
  reason: z.optional(z.string()).check(z.meta({
    description: "What is told to who is denied.",
    examples: ["force-push rewrites shared history"],
  })),
  examples,
}).check(z.meta({ description: "A rule for one command." }));
