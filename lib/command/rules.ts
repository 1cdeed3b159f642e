import { showToken } from "./show_token.ts";

/** Every rule of the command language, by an id that never changes. */
export type RuleId = keyof typeof RULES;

/** What a rule says: the code of its refusal, one sentence for a person, and what works instead. */
interface Rule {
  readonly code: "PARSE_ERROR" | "POLICY_DENIED";
  reason(detail: string): string;
  hint(detail: string): string | null;
}

const QUOTE_IT = "quote it with '…' to pass it literally";

/**
 * The table. `PARSE_ERROR` is what cannot be read at all; `POLICY_DENIED` is what bash would
 * understand and this language does not do.
 */
export const RULES = {
  "input.nul": {
    code: "PARSE_ERROR",
    reason: (text) => `argument ${showToken(text)} holds a NUL byte, which no program can be given`,
    hint: () => "give the argument without the NUL byte",
  },
  "input.surrogate": {
    code: "PARSE_ERROR",
    reason: (text) => `${showToken(text)} holds an unpaired surrogate, which is no character`,
    hint: () => "send well-formed Unicode text",
  },
  "input.too-long": {
    code: "PARSE_ERROR",
    reason: (found) => `the command is too long: ${found}`,
    hint: () => "split the work over several calls, or give data in the call's stdin field",
  },
  "input.too-many-arguments": {
    code: "PARSE_ERROR",
    reason: (found) => `the command has too many arguments: ${found}`,
    hint: () => "split the work over several calls",
  },
  "syntax.control-byte": {
    code: "PARSE_ERROR",
    reason: (byte) => `the command text holds the control byte ${showToken(byte)}`,
    hint: () => "give one command on one line; arguments with control bytes go in the argv field",
  },
  "syntax.open-quote": {
    code: "PARSE_ERROR",
    reason: (quote) => `a ${quote === "'" ? "single" : "double"} quote (${quote}) is never closed`,
    hint: (quote) => `close the quote, or write \\${quote} for the character itself`,
  },
  "syntax.trailing-backslash": {
    code: "PARSE_ERROR",
    reason: () => "the command text ends in a backslash (\\) with nothing after it",
    hint: () => "write \\\\ for a backslash itself",
  },
  "syntax.empty": {
    code: "POLICY_DENIED",
    reason: () => "there is no command: the program's name is empty",
    hint: () => "give a program and its arguments",
  },
  "syntax.expansion": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} is an expansion, and nothing is expanded`,
    hint: (token) =>
      token.startsWith("$'") || token.startsWith('$"')
        ? "put the character itself between quotes, or give the words as argv"
        : "quote it with '…' to pass it literally; variables are never expanded",
  },
  "syntax.backquote": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} starts a command substitution, which is not supported`,
    hint: () => `run the inner command in a call of its own; ${QUOTE_IT}`,
  },
  "syntax.glob": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} is a glob, and globs are not enabled by this policy`,
    hint: () =>
      "name the files ([syntax] globs is off); quote it to pass it to the program literally",
  },
  "syntax.brace-expansion": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} is a brace expansion, and nothing is expanded`,
    hint: () => `write each word out; ${QUOTE_IT}`,
  },
  "syntax.tilde": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} holds a tilde that a shell would expand`,
    hint: () => `write the path out; ${QUOTE_IT}`,
  },
  "syntax.comment": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} is a comment, and comments are not accepted`,
    hint: () => `leave the comment out; ${QUOTE_IT}`,
  },
  "syntax.assignment": {
    code: "POLICY_DENIED",
    reason: (token) =>
      `${showToken(token)} stands for an assignment, and assignments are not accepted`,
    hint: () =>
      "give the variable in the call's env field, where the policy lets the caller set it",
  },
  "syntax.reserved-word": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} is shell grammar, not a program`,
    hint: () => "give one program and its arguments",
  },
  "syntax.pipeline": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} connects commands, which this policy does not enable`,
    hint: () =>
      "make two calls, and give the first one's output to the second as stdin; quote it to pass it literally " +
      "([syntax] pipelines is off)",
  },
  "syntax.redirection": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} redirects, which this policy does not enable`,
    hint: (token) => `${insteadOfRedirection(token)} ([syntax] redirections is off); ${QUOTE_IT}`,
  },
  "syntax.sequence": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} joins commands, which this policy does not enable`,
    hint: () => `make one call for each command ([syntax] sequences is off); ${QUOTE_IT}`,
  },
  "syntax.background": {
    code: "POLICY_DENIED",
    reason: (token) =>
      `${showToken(token)} sends a command to the background, which is not supported`,
    hint: () => `each call runs one command to its end; ${QUOTE_IT}`,
  },
  "syntax.group": {
    code: "POLICY_DENIED",
    reason: (token) => `${showToken(token)} groups commands, which is not supported`,
    hint: () => `give one program and its arguments; ${QUOTE_IT}`,
  },
} satisfies Readonly<Record<string, Rule>>;

function insteadOfRedirection(token: string): string {
  if (token.includes("(")) return "run the inner command in a call of its own";
  if (token.includes("<")) return "give input in the call's stdin field";
  return "stdout and stderr are both in the result";
}
