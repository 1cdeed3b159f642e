import { assertEquals, assertMatch } from "@std/assert";
import { makeRecord, serialise } from "../../lib/audit/mod.ts";

/** Characters that would end a line, hide in it or turn it around, and how each must stand in the log. */
const escaped: Readonly<Record<string, readonly [text: string, inLog: string]>> = {
  "a newline": ["a\nb", "a\\nb"],
  "a carriage return": ["a\rb", "a\\rb"],
  "a forged record": ['x\n{"event":"start"}', 'x\\n{\\"event\\":\\"start\\"}'],
  "NUL": ["a\0b", "a\\u0000b"],
  "escape": ["\x1b[2J", "\\u001b[2J"],
  "DEL": ["a\x7fb", "a\\u007fb"],
  "a C1 control": ["a\x9b2Jb", "a\\u009b2Jb"],
  "the line separator": ["a\u2028b", "a\\u2028b"],
  "the paragraph separator": ["a\u2029b", "a\\u2029b"],
  "a right-to-left override": ["a\u202eb", "a\\u202eb"],
  "an isolate": ["a\u2066b\u2069", "a\\u2066b\\u2069"],
  "an Arabic letter mark": ["a\u061cb", "a\\u061cb"],
  "a zero width space": ["a\u200bb", "a\\u200bb"],
  "a byte order mark": ["\ufeffa", "\\ufeffa"],
  "a soft hyphen": ["a\u00adb", "a\\u00adb"],
  "an invisible tag": ["a\u{e0041}b", "a\\udb40\\udc41b"],
  "a lone high surrogate": ["a\ud800b", "a\\ud800b"],
  "a lone low surrogate": ["a\udc00b", "a\\udc00b"],
};

/** What a reader must find as it was written. */
const plain = ["a b", "é", "日本", "\u{1f600}", "a\u00a0b", "ﷺ", "\u{e0100}"];

const FIELDS = ["client", "command", "cwd", "program", "reason", "rule", "signal"] as const;

for (const [what, [text, inLog]] of Object.entries(escaped)) {
  Deno.test({
    name: `serialise() escapes ${what}, wherever it stands`,
    permissions: "none",
    fn() {
      for (const field of FIELDS) {
        const line = serialise(
          1,
          makeRecord({ id: "1", event: "verdict", policy: "", [field]: text }),
        );
        assertMatch(line, /^[^\n]+\n$/);
        assertEquals(line.includes(`"${field}":"${inLog}"`), true, line);
        assertEquals(JSON.parse(line)[field], text);
      }
      const argv = makeRecord({ id: text, event: "verdict", policy: text, argv: [text, text] });
      const line = serialise(1, argv);
      assertEquals(line.split(inLog).length - 1, 4, line);
      assertEquals(JSON.parse(line).argv, [text, text]);
    },
  });
}

Deno.test({
  name: "serialise() leaves readable text as it is",
  permissions: "none",
  fn() {
    for (const text of plain) {
      const line = serialise(
        1,
        makeRecord({ id: "1", event: "verdict", policy: "", reason: text }),
      );
      assertEquals(line.includes(`"reason":"${text}"`), true, line);
    }
  },
});

Deno.test({
  name: "serialise() writes every field, in one order, with the number first",
  permissions: "none",
  fn() {
    const record = { ...makeRecord({ id: "i", event: "start", policy: "p" }), time: "T" };
    assertEquals(
      serialise(7, record),
      '{"seq":7,"time":"T","id":"i","event":"start","client":null,"command":null,"argv":null,' +
        '"cwd":null,"program":null,"stdin":null,"env":null,"decision":null,"category":null,' +
        '"rule":null,"code":null,"reason":null,"exit_code":null,"signal":null,"duration_ms":null,' +
        '"stdout_bytes":null,"stderr_bytes":null,"stdout_sha256":null,"stderr_sha256":null,' +
        '"redactions":null,"sandbox":null,"policy":"p","prev":null,"hash":null}\n',
    );
  },
});
