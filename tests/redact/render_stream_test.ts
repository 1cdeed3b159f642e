import { assert, assertEquals } from "@std/assert";
import { renderStream } from "../../lib/redact/mod.ts";
import { VALUES } from "./cases/values.ts";
import { join, redactorWith } from "./redactor.ts";
import { keep, render } from "./rendered.ts";

const permissions = "none";
const redactor = redactorWith();
const encoder = new TextEncoder();
const token = join("ghp_", VALUES.mixed40.slice(0, 36));

Deno.test({
  name: "renderStream() gives short output back as it is",
  permissions,
  fn() {
    const nothing = { count: 0, kinds: [], truncated: false, replaced: false };
    assertEquals(render("", 100), { text: "", ...nothing });
    assertEquals(render("a\tb\nçü…\u{1f600}\n", 100), { text: "a\tb\nçü…\u{1f600}\n", ...nothing });
    assertEquals(render("12345", 5), { text: "12345", ...nothing });
  },
});

Deno.test({
  name: "renderStream() cuts on a character boundary: cap 10 bytes, eight letters of two",
  permissions,
  fn() {
    assertEquals(render("éàüöäßñç", 10), {
      text: "éà\n[… 8 bytes missing …]\nñç",
      count: 0,
      kinds: [],
      truncated: true,
      replaced: false,
    });
    assertEquals(render("éàüöäßñç", 16).text, "éàüöäßñç");
    assertEquals(render("éàüöäßñç", 15).text, "éàü\n[… 4 bytes missing …]\nßñç");
    assertEquals(render("ab", 1).text, "\n[… 2 bytes missing …]\n");
  },
});

Deno.test({
  name: "renderStream() shows both ends of 5 MB, and how much is missing, exactly",
  permissions,
  fn() {
    const line = (n: number) => `line ${String(n).padStart(7, "0")} of the log\n`;
    const log = Array.from({ length: 220_000 }, (_, n) => line(n)).join("") + "ERROR: disk full\n";
    const { text, truncated, count } = render(log, 102_400);
    assert(text.startsWith(line(0)) && text.endsWith("ERROR: disk full\n"));
    const [, head, missing, tail] = /^(.*)\n\[… (\d+) bytes missing …\]\n(.*)$/s.exec(text)!;
    assertEquals(head!.length + Number(missing) + tail!.length, log.length);
    assertEquals([head!.length, tail!.length], [51_200, 51_200]);
    assertEquals([truncated, count], [true, 0]);
  },
});

Deno.test({
  name: "renderStream() is exact about what is missing whatever the sizes are",
  permissions,
  fn() {
    for (
      const [size, cap, margin] of [[101, 100, 0], [500, 100, 0], [500, 100, 20], [139, 100, 20], [
        40_000,
        100,
        16_384,
      ]]
    ) {
      for (const unit of ["a ", "a\n", "é ", "words of text\n", "x"]) {
        const output = unit.repeat(size!).slice(0, size);
        const { text } = render(output, cap!, margin);
        const [head, missing, tail] = text.split(/\n\[… (\d+) bytes missing …\]\n/);
        const shown = encoder.encode(head! + tail!).length;
        assertEquals(
          shown + Number(missing),
          encoder.encode(output).length,
          `${size} ${cap} ${unit}`,
        );
        assert(shown <= cap!);
      }
    }
  },
});

Deno.test({
  name: "renderStream() puts U+FFFD for bytes that are no UTF-8, and only for those",
  permissions,
  fn() {
    const latin1 = new Uint8Array([...encoder.encode("caf"), 0xe9, ...encoder.encode(" ok\n")]);
    assertEquals(render(latin1, 100), {
      text: "caf\ufffd ok\n",
      count: 0,
      kinds: [],
      truncated: false,
      replaced: true,
    });
    assertEquals(render("caf\ufffd ok\n", 100).replaced, false);
    assertEquals(render(new Uint8Array([0x61, 0, 0x62]), 100).text, "ab");
    const letters = encoder.encode("é€\u{1f600} ".repeat(3000));
    for (let side = 100; side < 112; side++) {
      const kept = {
        head: letters.subarray(0, side),
        tail: letters.subarray(letters.length - side),
        total: letters.length,
      };
      const { text, replaced } = renderStream(kept, { cap: 150, redactor });
      assertEquals([replaced, text.includes("\ufffd")], [false, false]);
    }
  },
});

Deno.test({
  name: "renderStream() takes random bytes, within the cap and without control characters",
  permissions,
  fn() {
    let seed = 7;
    const bytes = Uint8Array.from(
      { length: 100_000 },
      () => (seed = (seed * 48_271) % 0x7fffffff) & 0xff,
    );
    const { text, truncated, replaced } = render(bytes, 2000, 500);
    assertEquals([truncated, replaced], [true, true]);
    assert(encoder.encode(text).length < 2000 + 40);
    // deno-lint-ignore no-control-regex
    assertEquals(text.match(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/), null);
    assert(text.isWellFormed());
  },
});

Deno.test({
  name: "renderStream() still decodes and cuts when redaction is off",
  permissions,
  fn() {
    const off = redactorWith({ enabled: false });
    const kept = keep(`\x1b[1m${token}\x1b[0m ${"z".repeat(100)}`, 80);
    const { text, count } = renderStream(kept, { cap: 80, redactor: off });
    assert(text.startsWith(token.slice(0, 40)));
    assertEquals(count, 0);
  },
});
