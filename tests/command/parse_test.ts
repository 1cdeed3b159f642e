import { assert, assertEquals, assertThrows } from "@std/assert";
import type { Request } from "../../lib/contract.ts";
import { parse } from "../../lib/command/mod.ts";

const LIMITS = { commandBytes: 12, arguments: 3 };

// deno-fmt-ignore: columns carry the meaning
const LIMITED: readonly (readonly [Request, string, string, number, number, Request])[] = [
  // request                           rule                        unit   span   twin
  [{ command: "echo 12345678" },       "input.too-long",           "char", 0, 13, { command: "echo 1234567" }],
  [{ command: "echo éééé" },           "input.too-long",           "char", 0, 9,  { command: "echo ééé" }],
  [{ command: "echo 😀😀" },           "input.too-long",           "char", 0, 9,  { command: "echo 😀日" }],
  [{ command: "echo 'open 12" },       "input.too-long",           "char", 0, 13, { command: "echo 'o 123'" }],
  [{ command: "a b c d e" },           "input.too-many-arguments", "char", 6, 9,  { command: "a b c   " }],
  [{ argv: ["echo", "123456789"] },    "input.too-long",           "argv", 0, 2,  { argv: ["echo", "12345678"] }],
  [{ argv: ["echo", "日日日"] },       "input.too-long",           "argv", 0, 2,  { argv: ["echo", "日日é"] }],
  [{ argv: ["a", "b", "", ""] },       "input.too-many-arguments", "argv", 3, 4,  { argv: ["a", "b", ""] }],
];

Deno.test(
  "parse() refuses a request when it exceeds a limit by one",
  { permissions: "none" },
  () => {
    for (const [request, id, unit, start, end, twin] of LIMITED) {
      const parsed = parse(request, LIMITS);
      const found = parsed.kind === "refused" &&
        { code: parsed.code, by: parsed.by, at: parsed.at };
      const expected = { code: "PARSE_ERROR", by: { id, line: null }, at: { unit, start, end } };
      assertEquals<unknown>(found, expected, JSON.stringify(request));
      assertEquals(parse(twin, LIMITS).kind, "line", JSON.stringify(twin));
    }
  },
);

Deno.test(
  "parse() throws when a request holds both forms or neither",
  { permissions: "none" },
  () => {
    assertThrows(() => parse({}, LIMITS));
    assertThrows(() => parse({ command: "ls", argv: ["ls"] }, LIMITS));
  },
);

Deno.test("parse() stays linear when a text is made to be read over and over", {
  permissions: "none",
}, () => {
  const limits = { commandBytes: 1 << 20, arguments: 1 << 20 };
  const length = 200_000;
  // deno-fmt-ignore: a list
  const hostile = [
    "{".repeat(length) + "..bb}x''", "{,".repeat(length / 2), "{1".repeat(length / 2) + "..",
    "[".repeat(length), "[!]/".repeat(length / 4), "1".repeat(length), "a ".repeat(length / 2),
    '"a"'.repeat(length / 3), "\\a".repeat(length / 2), "$".repeat(length), '"' + "\\".repeat(length),
  ];
  const start = performance.now();
  for (const text of hostile) parse({ command: `x ${text}` }, limits);
  const elapsed = performance.now() - start;
  // Quadratic would be minutes; linear is far below a second.
  assert(elapsed < 30_000, `took ${elapsed} ms`);
});
