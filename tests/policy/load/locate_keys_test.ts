import { assertEquals } from "@std/assert";
import { parse } from "@std/toml";
import type { KeyPath } from "../../../lib/policy/load/key_path.ts";
import { locateKeys } from "../../../lib/policy/load/locate_keys.ts";

interface Case {
  readonly when: string;
  readonly text: readonly string[];
  readonly lines: readonly (readonly [path: KeyPath, line: number | null])[];
}

const cases: readonly Case[] = [
  {
    when: "keys stand at the top and in groups",
    text: ["# first", "a = 1", "", "[g]  # a = 9", "b = 2", "[h]", "b = 3"],
    lines: [[["a"], 2], [["g"], 4], [["g", "b"], 5], [["h", "b"], 7], [["c"], null]],
  },
  {
    when: "a key is missing in a group that is there",
    text: ["", "[g]", "b = 2"],
    lines: [[["g", "missing"], 2], [["nowhere", "b"], null]],
  },
  {
    when: "keys and headers are dotted",
    text: ["a.b = 1", "a . c.d = 2", "[x.y]", "z.w = 3"],
    lines: [
      [["a"], 1],
      [["a", "b"], 1],
      [["a", "c", "d"], 2],
      [["x"], 3],
      [["x", "y", "z", "w"], 4],
    ],
  },
  {
    when: "keys are quoted",
    text: ['"a b" = 1', "'c.d' = 2", '["e\\tf"]', '"\\"" = 3'],
    lines: [[["a b"], 1], [["c.d"], 2], [["c", "d"], null], [["e\tf"], 3], [["e\tf", '"'], 4]],
  },
  {
    when: "there are lists of tables",
    text: [
      "[[r]]",
      "a = 1",
      "[r.t]",
      "b = 1",
      "[[r]]",
      "[[r]]",
      "a = 3",
      "[[r.s]]",
      "c = 1",
      "[[r.s]]",
    ],
    lines: [
      [["r"], 1],
      [["r", 0, "a"], 2],
      [["r", 0, "t", "b"], 4],
      [["r", 1], 5],
      [["r", 1, "a"], 5],
      [["r", 2, "a"], 7],
      [["r", 2, "s", 0, "c"], 9],
      [["r", 2, "s", 1], 10],
      [["r", 3], 1],
    ],
  },
  {
    when: "lists go over many lines",
    text: ["l = [", "  1, # ] ,", "  [2,", "   3],", "", "  4", "]", "m = 1"],
    lines: [[["l"], 1], [["l", 0], 2], [["l", 1, 1], 4], [["l", 2], 6], [["m"], 8]],
  },
  {
    when: "tables are inline",
    text: ["t = { a = 1, b.c = [", "  { d = 2 } ] }", "u = [{}, {", "e = 1 }]", "v = {}", "w = 1"],
    lines: [
      [["t", "a"], 1],
      [["t", "b", "c", 0, "d"], 2],
      [["u", 1, "e"], 4],
      [["v"], 5],
      [["w"], 6],
    ],
  },
  {
    when: "texts look like keys, comments and ends",
    text: ['a = "b = 1 # ] }"', "c = ['x\\', \"\\\"]\"] # 'd = 1", "e = 1"],
    lines: [[["a"], 1], [["c", 1], 2], [["e"], 3], [["b"], null], [["d"], null]],
  },
  {
    when: "texts go over many lines",
    text: ['a = """', "b = 1", 'x \\""" """', "c = '''", "d = 1", "''' ", 'e = """"q""""', "f = 1"],
    lines: [[["a"], 1], [["b"], null], [["c"], 4], [["d"], null], [["e"], 7], [["f"], 8]],
  },
  {
    when: "values are numbers, words and dates",
    text: ["a = -1.5e3#x", "b = true", "c = 1979-05-27 07:32:00Z # y", "d = [inf, 0xf]", "e = 1"],
    lines: [[["a"], 1], [["b"], 2], [["c"], 3], [["d", 1], 4], [["e"], 5]],
  },
  {
    when: "lines end as on Windows",
    text: ["a = 1\r", "[g]\r", "b = [\r", "  2\r", "]\r", "c = 3\r", ""],
    lines: [[["a"], 1], [["g", "b", 0], 4], [["g", "c"], 6]],
  },
];

for (const { when, text, lines } of cases) {
  Deno.test({
    name: `locateKeys() finds lines when ${when}`,
    permissions: "none",
    fn() {
      const toml = text.join("\n");
      parse(toml);
      const located = locateKeys(toml);
      assertEquals(
        lines.map(([path]) => [path, located.lineOf(path)]),
        lines.map((row) => [...row]),
      );
    },
  });
}

Deno.test({
  name: "locateKeys() gives no line after a place that it does not understand",
  permissions: "none",
  fn() {
    const located = locateKeys('a = 1\n"\\U0001F600" = 2\nb = 3');
    assertEquals([located.lineOf(["a"]), located.lineOf(["b"])], [1, null]);
  },
});

Deno.test({
  name: "locateKeys() always comes back, whatever the text",
  permissions: "none",
  fn() {
    const pieces = ["[", "]", "{", "}", "=", ",", ".", '"', "'", '"""', "a", "\n", "#", "\\", " "];
    let seed = 7;
    const next = () => seed = (seed * 1103515245 + 12345) % 2147483648;
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: 12 }, () => pieces[next() % pieces.length]).join("");
      const line = locateKeys(text).lineOf(["a"]);
      assertEquals(line === null || (line >= 1 && line <= text.split("\n").length), true, text);
    }
  },
});
