import * as z from "zod/mini";

const wellFormed = z.refine<string>((value) => value.isWellFormed(), "must be well-formed Unicode");
const noNul = z.refine<string>((value) => !value.includes("\0"), "must not hold NUL");

/** The input of both tools. Flat, strict, one type a field. */
export const inputSchema = z.strictObject({
  command: z.optional(z.string()).check(z.describe(
    'The command as one text, e.g. grep -n "a b" notes.txt. Quotes and backslashes work as in POSIX; ' +
      "nothing is expanded, and no shell is started. Give either this or argv.",
  )),
  argv: z.optional(z.array(z.string())).check(z.describe(
    'The command as a list of words, e.g. ["grep", "-n", "a b", "notes.txt"]. Every element is literal. ' +
      "Give either this or command.",
  )),
  cwd: z.optional(z.string().check(wellFormed)).check(z.describe(
    "Directory to run in, inside the jail; relative ones are taken from the jail.",
  )),
  stdin: z.optional(z.string().check(wellFormed)).check(z.describe(
    "Text for the command's standard input; empty if not given.",
  )),
  timeout_seconds: z.optional(z.int().check(z.minimum(1))).check(z.describe(
    "Whole seconds after which the command is ended. Above the policy's maximum it is reduced to it.",
  )),
  env: z.optional(z.record(z.string(), z.string().check(wellFormed, noNul))).check(z.describe(
    "Environment variables to set; only names that the policy lists.",
  )),
});

/** The input, once its shape has been checked. */
export type ToolInput = z.infer<typeof inputSchema>;
