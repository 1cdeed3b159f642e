import * as z from "zod";

const text = (about: string) =>
  z.string().refine((value) => value.isWellFormed(), "must be well-formed Unicode").describe(about);
const noNul = (about: string) =>
  text(about).refine((value) => !value.includes("\0"), "must not hold NUL");

/** The input of both tools. Flat, strict, one type a field. */
export const inputSchema = z.strictObject({
  command: z.string().optional().describe(
    'The command as one text, e.g. grep -n "a b" notes.txt. Quotes and backslashes work as in POSIX; ' +
      "nothing is expanded, and no shell is started. Give either this or argv.",
  ),
  argv: z.array(z.string()).optional().describe(
    'The command as a list of words, e.g. ["grep", "-n", "a b", "notes.txt"]. Every element is literal. ' +
      "Give either this or command.",
  ),
  cwd: text("Directory to run in, inside the jail; relative ones are taken from the jail.")
    .optional(),
  stdin: text("Text for the command's standard input; empty if not given.").optional(),
  timeout_seconds: z.int().min(1).optional().describe(
    "Whole seconds after which the command is ended. Above the policy's maximum it is reduced to it.",
  ),
  env: z.record(z.string(), noNul("Value of the variable.")).optional().describe(
    "Environment variables to set; only names that the policy lists.",
  ),
});

/** The input, once its shape has been checked. */
export type ToolInput = z.infer<typeof inputSchema>;
