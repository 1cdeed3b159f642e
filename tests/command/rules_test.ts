import { assertEquals } from "@std/assert";
import type { Request } from "../../lib/contract.ts";
import { parse } from "../../lib/command/mod.ts";
import { RULES } from "../../lib/command/rules.ts";

const LIMITS = { commandBytes: 40, arguments: 4 };

const QUOTE_IT = "quote it with '…' to pass it literally";

/** One request for each rule, and what a person is told. */
const SENTENCES: readonly (readonly [Request, rule: string, reason: string, hint: string])[] = [
  [
    { argv: ["cat", "a\0b"] },
    "input.nul",
    "argument 'a\\x00b' holds a NUL byte, which no program can be given",
    "give the argument without the NUL byte",
  ],
  [
    { argv: ["cat", "a\ud83d"] },
    "input.surrogate",
    "'a\\u{d83d}' holds an unpaired surrogate, which is no character",
    "send well-formed Unicode text",
  ],
  [
    { command: "x".repeat(41) },
    "input.too-long",
    "the command is too long: 41 bytes, of at most 40",
    "split the work over several calls, or give data in the call's stdin field",
  ],
  [
    { argv: ["a", "b", "c", "d", "e"] },
    "input.too-many-arguments",
    "the command has too many arguments: 5 words, of at most 4",
    "split the work over several calls",
  ],
  [
    { command: "ls .\nid" },
    "syntax.control-byte",
    "the command text holds the control byte '\\n'",
    "give one command on one line; arguments with control bytes go in the argv field",
  ],
  [
    { command: "ls \x07" },
    "syntax.control-byte",
    "the command text holds the control byte '\\x07'",
    "give one command on one line; arguments with control bytes go in the argv field",
  ],
  [
    { command: 'cat "unfinished' },
    "syntax.open-quote",
    'a double quote (") is never closed',
    'close the quote, or write \\" for the character itself',
  ],
  [
    { command: "cat it's" },
    "syntax.open-quote",
    "a single quote (') is never closed",
    "close the quote, or write \\' for the character itself",
  ],
  [
    { command: "cat \\" },
    "syntax.trailing-backslash",
    "the command text ends in a backslash (\\) with nothing after it",
    "write \\\\ for a backslash itself",
  ],
  [
    { command: " " },
    "syntax.empty",
    "there is no command: the program's name is empty",
    "give a program and its arguments",
  ],
  [
    { command: "ls $HOME/x" },
    "syntax.expansion",
    "'$HOME' is an expansion, and nothing is expanded",
    "quote it with '…' to pass it literally; variables are never expanded",
  ],
  [
    { command: "ls `id`" },
    "syntax.backquote",
    "'`' starts a command substitution, which is not supported",
    `run the inner command in a call of its own; ${QUOTE_IT}`,
  ],
  [
    { command: "ls *.txt" },
    "syntax.glob",
    "'*.txt' is a glob, and globs are not enabled by this policy",
    "name the files ([syntax] globs is off); quote it to pass it to the program literally",
  ],
  [
    { command: "ls {a,b}" },
    "syntax.brace-expansion",
    "'{a,b}' is a brace expansion, and nothing is expanded",
    `write each word out; ${QUOTE_IT}`,
  ],
  [
    { command: "ls ~/x" },
    "syntax.tilde",
    "'~/x' holds a tilde that a shell would expand",
    `write the path out; ${QUOTE_IT}`,
  ],
  [
    { command: "ls # all" },
    "syntax.comment",
    "'# all' is a comment, and comments are not accepted",
    `leave the comment out; ${QUOTE_IT}`,
  ],
  [
    { command: "FOO=bar ls" },
    "syntax.assignment",
    "'FOO=bar' stands for an assignment, and assignments are not accepted",
    "give the variable in the call's env field, where the policy lets the caller set it",
  ],
  [
    { command: "if x" },
    "syntax.reserved-word",
    "'if' is shell grammar, not a program",
    "give one program and its arguments",
  ],
  [
    { command: "ls | wc" },
    "syntax.pipeline",
    "'|' connects commands, which this policy does not enable",
    "make two calls, and give the first one's output to the second as stdin; quote it to pass it literally ([syntax] pipelines is off)",
  ],
  [
    { command: "wc < f" },
    "syntax.redirection",
    "'<' redirects, which this policy does not enable",
    `give input in the call's stdin field ([syntax] redirections is off); ${QUOTE_IT}`,
  ],
  [
    { command: "ls 2>&1" },
    "syntax.redirection",
    "'2>&1' redirects, which this policy does not enable",
    `stdout and stderr are both in the result ([syntax] redirections is off); ${QUOTE_IT}`,
  ],
  [
    { command: "cat <(id)" },
    "syntax.redirection",
    "'<(' redirects, which this policy does not enable",
    `run the inner command in a call of its own ([syntax] redirections is off); ${QUOTE_IT}`,
  ],
  [
    { command: "ls; id" },
    "syntax.sequence",
    "';' joins commands, which this policy does not enable",
    `make one call for each command ([syntax] sequences is off); ${QUOTE_IT}`,
  ],
  [
    { command: "cd sub && git push --dry-run" },
    "syntax.sequence",
    "'&&' joins commands, which this policy does not enable",
    "give the directory in the call's cwd field instead",
  ],
  [
    { command: "ls &" },
    "syntax.background",
    "'&' sends a command to the background, which is not supported",
    `each call runs one command to its end; ${QUOTE_IT}`,
  ],
  [
    { command: "(ls)" },
    "syntax.group",
    "'(' groups commands, which is not supported",
    `give one program and its arguments; ${QUOTE_IT}`,
  ],
];

Deno.test("parse() tells a person what was refused and what works", { permissions: "none" }, () => {
  for (const [request, rule, reason, hint] of SENTENCES) {
    const parsed = parse(request, LIMITS);
    const found = parsed.kind === "refused" && [parsed.by.id, parsed.reason, parsed.hint];
    assertEquals<unknown>(found, [rule, reason, hint]);
  }
});

Deno.test("RULES has no rule without a tested sentence", { permissions: "none" }, () => {
  const tested = new Set(SENTENCES.map(([, rule]) => rule));
  assertEquals([...tested].sort(), Object.keys(RULES).sort());
});
