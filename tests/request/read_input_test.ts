import { assertEquals } from "@std/assert";
import { readInput } from "../../lib/request/mod.ts";

// deno-fmt-ignore: columns carry the meaning
const read: readonly (readonly [input: unknown, request: unknown])[] = [
  [{ command: "ls" },                          { command: "ls" }],
  [{ command: "" },                            { command: "" }],
  [{ argv: ["ls", ""] },                       { argv: ["ls", ""] }],
  [{ argv: [] },                               { argv: [] }],
  [{ command: "ls", timeout_seconds: 5 },      { command: "ls", timeoutSeconds: 5 }],
  [{ command: "ls", cwd: "", stdin: "\0" },    { command: "ls", cwd: "", stdin: "\0" }],
  [{ command: "ls", env: { A: "" } },          { command: "ls", env: { A: "" } }],
  // What is wrong inside a command is judged, and told with its place, by the parser.
  [{ command: "ls \ud800" },                   { command: "ls \ud800" }],
];

for (const [input, request] of read) {
  Deno.test({
    name: `readInput() reads ${JSON.stringify(input)}`,
    permissions: "none",
    fn: () => assertEquals(readInput(input), request),
  });
}

// deno-fmt-ignore: columns carry the meaning
const refused: readonly (readonly [input: unknown, what: string])[] = [
  [undefined,                                  "command or argv is missing"],
  [{},                                         "command or argv is missing"],
  ["ls",                                       "the input must be an object"],
  [{ command: "ls", argv: ["ls"] },            "give command or argv, not both"],
  [{ argv: "ls" },                             "argv must be a list of texts"],
  [{ argv: ["ls", null] },                     "argv.1 must be a text"],
  [{ command: 1 },                             "command must be a text"],
  [{ command: "ls", shell: true, x: 1 },       'unknown field "shell", "x"'],
  [{ command: "ls", timeout_seconds: 0 },      "timeout_seconds must be at least 1"],
  [{ command: "ls", timeout_seconds: 0.5 },    "timeout_seconds must be a whole number"],
  [{ command: "ls", timeout_seconds: "9" },    "timeout_seconds must be a whole number"],
  [{ command: "ls", cwd: "\ud800" },           "cwd must be well-formed Unicode"],
  [{ command: "ls", env: { A: "\0" } },        "env.A must not hold NUL"],
  [{ command: "ls", env: [] },                 "env must be an object"],
];

for (const [input, what] of refused) {
  Deno.test({
    name: `readInput() refuses ${JSON.stringify(input) ?? "nothing"}`,
    permissions: "none",
    fn() {
      const answer = readInput(input);
      assertEquals("reason" in answer && [answer.code, answer.by.id, answer.reason], [
        ...["PARSE_ERROR", "input.shape", `the call's input has the wrong shape: ${what}`],
      ]);
    },
  });
}
