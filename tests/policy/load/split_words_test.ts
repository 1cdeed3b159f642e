import { assertEquals } from "@std/assert";
import { splitWords } from "../../../lib/policy/load/split_words.ts";

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [entry: string, words: readonly string[]])[] = [
  ["push --force",    ["push", "--force"]],
  [" push\t -f ",     ["push", "-f"]],
  ['commit "a b"',    ["commit", '"a', 'b"']],
  ["a\\ b",           ["a\\", "b"]],
  ["a\u00a0b",        ["a\u00a0b"]],
  ["",                []],
];

for (const [entry, words] of cases) {
  Deno.test({
    name: `splitWords() parts ${JSON.stringify(entry)}`,
    permissions: "none",
    fn: () => assertEquals(splitWords(entry), words),
  });
}
