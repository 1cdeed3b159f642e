import { assertEquals } from "@std/assert";
import { utf8Length } from "../../lib/redact/utf8_length.ts";

Deno.test({
  name: "utf8Length() is what the encoder gives, for every class of character",
  permissions: "none",
  fn() {
    const encoder = new TextEncoder();
    for (
      const text of [
        "",
        "a\x7f",
        "\x80\u07ff",
        "\u0800\uffff",
        "\u{10000}\u{10ffff}",
        "\ud83d",
        "\ude00\ud83d",
        "a\ud83dé",
      ]
    ) {
      assertEquals(utf8Length(text), encoder.encode(text).length, JSON.stringify(text));
    }
    assertEquals(utf8Length("aé…\u{1f600}b", 1, 5), 2 + 3 + 4);
  },
});
