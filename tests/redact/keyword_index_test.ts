import { assertEquals } from "@std/assert";
import { keywordIndex } from "../../lib/redact/keyword_index.ts";

function occurrences(keywords: readonly string[], text: string): string[] {
  const result: string[] = [];
  keywordIndex(keywords).scan(
    text,
    (keyword, start, end) => result.push(`${keywords[keyword]}@${start}-${end}`),
  );
  return result;
}

Deno.test({
  name: "keywordIndex() finds keywords that overlap, hold each other, or end alike",
  permissions: "none",
  fn() {
    assertEquals(occurrences(["he", "she", "hers", "his"], "ushers"), [
      "she@1-4",
      "he@2-4",
      "hers@2-6",
    ]);
    assertEquals(occurrences(["aa"], "aaaa"), ["aa@0-2", "aa@1-3", "aa@2-4"]);
    assertEquals(occurrences(["abcd", "bc"], "xabce"), ["bc@2-4"]);
  },
});

Deno.test({
  name: "keywordIndex() ignores case and passes over characters that no keyword has",
  permissions: "none",
  fn() {
    assertEquals(occurrences(["token", "://"], "É://ToKeN\u{1f600}TOKEN toke"), [
      "://@1-4",
      "token@4-9",
      "token@11-16",
    ]);
    assertEquals(occurrences(["token"], ""), []);
  },
});

Deno.test({
  name: "keywordIndex() gives the same keyword given twice both its names",
  permissions: "none",
  fn() {
    const names: number[] = [];
    keywordIndex(["ab", "ab"]).scan("ab", (keyword) => names.push(keyword));
    assertEquals(names, [0, 1]);
  },
});
