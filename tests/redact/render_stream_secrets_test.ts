import { assert, assertEquals, assertMatch } from "@std/assert";
import { renderStream } from "../../lib/redact/mod.ts";
import { VALUES } from "./cases/values.ts";
import { join, redactorWith } from "./redactor.ts";
import { render } from "./rendered.ts";

const permissions = "none";
const redactor = redactorWith();
const encoder = new TextEncoder();
const token = join("ghp_", VALUES.mixed40.slice(0, 36));

Deno.test({
  name: "renderStream() finds a secret that two reads, or head and tail, have a half of each",
  permissions,
  fn() {
    const bytes = encoder.encode(`a ${token} z`);
    for (let at = 0; at <= bytes.length; at++) {
      const kept = { head: bytes.subarray(0, at), tail: bytes.subarray(at), total: bytes.length };
      assertEquals(renderStream(kept, { cap: 1000, redactor }).text, "a [REDACTED:github-token] z");
    }
  },
});

Deno.test({
  name: "renderStream() shows no part of a secret at any place around the cut or the gap",
  permissions,
  fn() {
    const cap = 200;
    const margin = 128;
    for (
      const secret of [
        token,
        `password="${VALUES.symbols}"`,
        `Cookie: sid=${VALUES.hex32}; b=${VALUES.lower32}`,
      ]
    ) {
      for (let before = 0; before < 700; before += 3) {
        const output = "w ".repeat(before / 2) + `\n${secret}\n` + "z ".repeat(400);
        const { text } = render(output, cap, margin);
        for (const part of secret.match(/\w{5}/g)!.slice(2)) {
          assert(!text.includes(part), `${before}: ${text}`);
        }
      }
    }
  },
});

Deno.test({
  name: "renderStream() cuts no mark in two",
  permissions,
  fn() {
    for (let before = 60; before < 140; before++) {
      const { text } = render(
        `${"a".repeat(before)} ${token} ${"z ".repeat(200)}${token} ${"b".repeat(before)}`,
        200,
      );
      assertEquals(
        text.replaceAll("[REDACTED:github-token]", "").match(/REDACT|\[R|token\]/),
        null,
        text,
      );
    }
  },
});

Deno.test({
  name: "renderStream() hides both ends of a private key whose middle was dropped",
  permissions,
  fn() {
    const line = `${VALUES.mixed40}${VALUES.lower32.slice(0, 24)}\n`;
    const key = join("-----BEGIN ", "RSA PRIVATE KEY-----\n") + line.repeat(400) +
      join("-----END ", "RSA PRIVATE KEY-----\n");
    const { text, kinds, truncated } = render(`first\n${key}last\n`, 20_000, 256);
    assertMatch(
      text,
      /^first\n\[REDACTED:private-key\]\n\[… \d+ bytes missing …\]\n\[REDACTED:private-key\]\nlast\n$/,
    );
    assertEquals([kinds, truncated], [["private-key"], true]);
  },
});

Deno.test({
  name:
    "renderStream() hides lines of a key that has neither header nor footer left, but not a file of base64",
  permissions,
  fn() {
    const line = `${VALUES.mixed40}${VALUES.lower32.slice(0, 24)}\n`;
    const header = join("-----BEGIN ", "RSA PRIVATE KEY-----\n");
    const cut = render(`${"a b\n".repeat(40)}${header}${line.repeat(20)}killed\n`, 200, 64);
    assert(!cut.text.includes(line.trim()) && cut.text.endsWith("killed\n"), cut.text);
    const file = render(line.repeat(2000), 2000);
    assertEquals(file.text.split(line).length - 1 > 20, true);
    assertEquals(file.count, 0);
  },
});

Deno.test({
  name: "renderStream() finds a secret that escapes were put into",
  permissions,
  fn() {
    const coloured = `${token.slice(0, 9)}\x1b[1m${token.slice(9, 20)}\x1b[0m\0${token.slice(20)}`;
    assertEquals(render(`a ${coloured} z`, 1000), {
      text: "a [REDACTED:github-token] z",
      count: 1,
      kinds: ["github-token"],
      truncated: false,
      replaced: false,
    });
  },
});

Deno.test({
  name: "renderStream() counts every secret that was kept, shown or not",
  permissions,
  fn() {
    const { count, kinds, text } = render(`${token}\n`.repeat(10), 100);
    assertEquals([count, kinds], [10, ["github-token"]]);
    assertEquals(text.split("[REDACTED:github-token]").length - 1, 4);
  },
});
