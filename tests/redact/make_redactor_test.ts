import { assert, assertEquals, assertMatch } from "@std/assert";
import { ASSIGNED } from "./cases/assigned.ts";
import { BLOCKS } from "./cases/blocks.ts";
import { PLAIN } from "./cases/plain.ts";
import { VALUES } from "./cases/values.ts";
import { join, patternOf, redactorWith } from "./redactor.ts";

const permissions = "none";
const redactor = redactorWith();

for (const [form, secret] of ASSIGNED) {
  Deno.test({
    name: `redact() takes the secret, and only it, out of ${JSON.stringify(form)}`,
    permissions,
    fn() {
      const { text, count, kinds } = redactor.redact(form.replace("§", () => secret));
      assertEquals(text, form.replace("§", `[REDACTED:${kinds[0]}]`));
      assertMatch(String(kinds), /^(?:password|secret|token|api-key)$/);
      assertEquals(count, 1);
      assertEquals(redactor.redact(text), { text, count: 0, kinds: [] });
    },
  });
}

for (const [form, secret] of BLOCKS) {
  Deno.test({
    name: `redact() finds the lines of a secret in ${JSON.stringify(form)}`.slice(0, 120),
    permissions,
    fn() {
      const { text, count } = redactor.redact(form.replace("§", () => secret));
      assert(secret.split(/\\n|\n/).every((line) => !text.includes(line)), text);
      assertEquals(redactor.redact(text), { text, count: 0, kinds: [] });
      assert(count >= 1);
    },
  });
}

Deno.test({
  name: "redact() leaves every plain text as it is",
  permissions,
  fn() {
    for (const text of [...PLAIN, PLAIN.join("\n"), PLAIN.join("\r\n")]) {
      assertEquals(redactor.redact(text), { text, count: 0, kinds: [] });
    }
  },
});

Deno.test({
  name: "redact() leaves a placeholder where it takes a value of the same name",
  permissions,
  fn() {
    const given = (value: string) => redactor.redact(`API_TOKEN=${value}`).count;
    assertEquals([given("YOUR_API_TOKEN"), given(VALUES.lower32)], [0, 1]);
    assertEquals([given("${API_TOKEN}"), given(VALUES.hex32)], [0, 1]);
  },
});

Deno.test({
  name: "redact() names secrets of several kinds in the order they are met",
  permissions,
  fn() {
    const text = `password=${VALUES.symbols}\ntoken: ${VALUES.hex32}\npassword=${VALUES.word}!\n`;
    assertEquals(redactor.redact(text), {
      text: "password=[REDACTED:password]\ntoken: [REDACTED:token]\npassword=[REDACTED:password]\n",
      count: 3,
      kinds: ["password", "token"],
    });
  },
});

Deno.test({
  name: "redact() makes one mark of two findings that overlap, named by the format",
  permissions,
  fn() {
    const token = join("ghp_", VALUES.mixed40.slice(0, 36));
    assertEquals(redactor.redact(`GITHUB_TOKEN=${token}\n`), {
      text: "GITHUB_TOKEN=[REDACTED:github-token]\n",
      count: 1,
      kinds: ["github-token"],
    });
  },
});

Deno.test({
  name: "redact() changes nothing when redaction is off",
  permissions,
  fn() {
    const off = redactorWith({ enabled: false });
    assertEquals(off.redact("password=hunter2!"), {
      text: "password=hunter2!",
      count: 0,
      kinds: [],
    });
    assertEquals(off.redactArgv(["a", "--password", "x"]), ["a", "--password", "x"]);
  },
});

Deno.test({
  name: "redact() runs the operator's patterns, under their own names",
  permissions,
  fn() {
    const own = redactorWith({
      extraPatterns: [{ name: "internal_id", pattern: patternOf("INT-[0-9]{8}") }],
    });
    assertEquals(own.redact("see INT-12345678, not INT-1"), {
      text: "see [REDACTED:internal_id], not INT-1",
      count: 1,
      kinds: ["internal_id"],
    });
  },
});

Deno.test({
  name: "redact() is stable even when an operator's pattern matches the marks, or nothing at all",
  permissions,
  fn() {
    for (const source of ["[A-Z]+", "RED", "\\]", "[a-z:]+", "x*", ".+"]) {
      const own = redactorWith({ extraPatterns: [{ name: "own", pattern: patternOf(source) }] });
      const once = own.redact("ab CD password=hunter2! ef]");
      assertEquals(own.redact(once.text), { text: once.text, count: 0, kinds: [] }, source);
      assert(!once.text.includes("hunter2"));
    }
  },
});

Deno.test({
  name: "redact() takes long random words only when the fallback is on",
  permissions,
  fn() {
    const text = `id ${VALUES.mixed40} and ${VALUES.hex32}`;
    assertEquals(redactor.redact(text).count, 0);
    assertEquals(redactorWith({ entropyFallback: true }).redact(text), {
      text: `id [REDACTED:high-entropy] and ${VALUES.hex32}`,
      count: 1,
      kinds: ["high-entropy"],
    });
  },
});

Deno.test({
  name: "redact() leaves every plain text as it is with the fallback on, too",
  permissions,
  fn() {
    const own = redactorWith({ entropyFallback: true });
    for (const text of PLAIN) assertEquals(own.redact(text), { text, count: 0, kinds: [] });
  },
});

Deno.test({
  name: "redact() hides the rest of a key where the text was cut, and nothing where it was not",
  permissions,
  fn() {
    const foot = join("-----END ", "PRIVATE KEY-----");
    const head = join("-----BEGIN ", "PRIVATE KEY-----");
    const tail = { start: true, end: false };
    assertEquals(redactor.redact(`odd line\n${foot}\nok`, tail).text, "[REDACTED:private-key]\nok");
    assertEquals(redactor.redact(`odd line\n${foot}\nok`).text, `odd line\n${foot}\nok`);
    const end = { start: false, end: true };
    assertEquals(redactor.redact(`ok\n${head}\nodd line`, end).text, "ok\n[REDACTED:private-key]");
    assertEquals(redactor.redact(`ok\n${head}\nodd line`).text, `ok\n${head}\nodd line`);
    assertEquals(
      redactor.redact(`a\n${head}\nb25l\n${foot}\nz`, tail).text,
      "a\n[REDACTED:private-key]\nz",
    );
  },
});

Deno.test({
  name: "redact() is idempotent for secrets side by side in any order",
  permissions,
  fn() {
    const texts = [...ASSIGNED, ...BLOCKS].map(([form, secret]) => form.replace("§", () => secret));
    for (let i = 0; i < texts.length; i++) {
      const text = [texts[i], texts[(i * 7 + 3) % texts.length], texts[(i * 13 + 5) % texts.length]]
        .join(" ");
      const once = redactor.redact(text);
      assertEquals(redactor.redact(once.text), { text: once.text, count: 0, kinds: [] }, text);
    }
  },
});
