import { assertEquals } from "@std/assert";
import { parse } from "../../lib/command/mod.ts";

const LIMITS = { commandBytes: 65536, arguments: 1024 };

const LITERAL: readonly (readonly string[])[] = [
  ["ls"],
  ["ls", ""],
  ["echo", "text|", "id"],
  ["grep", "-E", "err|warn", "f.txt"],
  ["echo", "|", "||", ";", "&", "&&", ">", ">>", "<", "2>&1", "(", ")", "{", "}", "!"],
  ["echo", "*", "~", "#", "$HOME", "$(id)", "`id`", "{a,b}", "'", '"', "\\"],
  ["echo", "two\nlines", "\r", "\t", "\x1b[0m", "\x7f"],
  ["echo", "it's", '{"k":"v"}'],
  ["cat", "a b.txt", " padded "],
  ["FOO=bar", "ls"],
  ["if", "x"],
  ["rm\u200b", "x\u3000y", "é", "😀"],
];

// deno-fmt-ignore: columns carry the meaning
const REFUSED: readonly (readonly [readonly string[], string, string, number, number, readonly string[]])[] = [
  // argv                                      code             rule               span   twin
  [[],                                         "POLICY_DENIED", "syntax.empty",    0, 0,  ["ls"]],
  [[""],                                       "POLICY_DENIED", "syntax.empty",    0, 1,  [" "]],
  [["", "ls"],                                 "POLICY_DENIED", "syntax.empty",    0, 1,  ["ls", ""]],
  [["cat", "ok.txt\0../outside/secret.txt"],   "PARSE_ERROR",   "input.nul",       1, 2,  ["cat", "ok.txt../outside/secret.txt"]],
  [["ls\0"],                                   "PARSE_ERROR",   "input.nul",       0, 1,  ["ls"]],
  [["ls", "a", "\ud83d"],                      "PARSE_ERROR",   "input.surrogate", 2, 3,  ["ls", "a", "\ud83d\ude00"]],
  [["ls", "\ude00\ud83d", "a"],                "PARSE_ERROR",   "input.surrogate", 1, 2,  ["ls", "\ud83d\ude00", "a"]],
];

Deno.test("parse() takes every element of an argv as it is", { permissions: "none" }, () => {
  for (const argv of LITERAL) {
    assertEquals<unknown>(parse({ argv }, LIMITS), {
      kind: "line",
      line: {
        stages: [{
          words: argv.map((text, index) => ({
            text,
            at: { unit: "argv", start: index, end: index + 1 },
          })),
          at: { unit: "argv", start: 0, end: argv.length },
        }],
      },
    });
  }
});

Deno.test("parse() refuses an argv with its rule and span when no system could pass it on", {
  permissions: "none",
}, () => {
  for (const [argv, code, id, start, end, twin] of REFUSED) {
    const parsed = parse({ argv }, LIMITS);
    const found = parsed.kind === "refused" &&
      { code: parsed.code, by: parsed.by, at: parsed.at };
    assertEquals<unknown>(found, {
      code,
      by: { id, line: null },
      at: { unit: "argv", start, end },
    });
    assertEquals(parse({ argv: twin }, LIMITS).kind, "line", JSON.stringify(twin));
  }
});
