import { assert, assertEquals, assertMatch } from "@std/assert";
import { detectors, finderOf } from "../../../lib/redact/detectors/mod.ts";
import { redactorWith } from "../redactor.ts";

const permissions = "none";
const redactor = redactorWith();

detectors.forEach((detector, index) => {
  const { kind, keywords, examples, pattern, source } = detector;

  Deno.test({
    name: `detector ${index} ${kind} finds its secrets, and nothing in its plain texts`,
    permissions,
    fn() {
      assert(examples.match.length > 0 && examples.plain.length > 0);
      for (const [text, secret] of examples.match) {
        const all = found(text);
        assert(all.includes(secret), `${text}: ${all}`);
        assert(all.every((one) => secret.includes(one)), `${text}: ${all}`);
        const redacted = redactor.redact(text);
        assert(!redacted.text.includes(secret), redacted.text);
        assertEquals(redactor.redact(redacted.text).count, 0, redacted.text);
      }
      for (const text of examples.plain) assertEquals(found(text), [], text);
    },
  });

  /** What this detector alone finds, tried at each of its keywords. */
  function found(text: string): string[] {
    const finder = finderOf(detector);
    const result = new Set<string>();
    for (const keyword of keywords) {
      const seen = finder.exact ? text : text.toLowerCase();
      const sought = finder.exact ? keyword : keyword.toLowerCase();
      for (let at = seen.indexOf(sought); at !== -1; at = seen.indexOf(sought, at + 1)) {
        for (const one of finder.find(text, { start: at, end: at + keyword.length })) {
          if (one.kind !== null) result.add(text.slice(one.start, one.end));
        }
      }
    }
    return [...result];
  }

  Deno.test({
    name: `detector ${index} ${kind} is a well-formed row`,
    permissions,
    fn() {
      assertMatch(kind, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      assertMatch(source, /^https:\/\//);
      assert(pattern.sticky && !pattern.global);
      assert(keywords.length > 0);
      for (const keyword of keywords) assertMatch(keyword, /^[\x20-\x7e]+$/);
    },
  });
});

Deno.test({
  name: "detectors leave each other's plain texts alone",
  permissions,
  fn() {
    for (const { kind, examples } of detectors) {
      for (const text of examples.plain) assertEquals(redactor.redact(text).text, text, kind);
    }
  },
});

Deno.test({
  name: "a token is found after what escaping leaves in front of it, and not within a word",
  permissions,
  fn() {
    const [, secret] = detectors.find(({ kind }) => kind === "npm-token")!.examples.match[0]!;
    for (const before of ["", " ", '"', "=", "\\n", "%3D", "\\u0022", "x_", "é"]) {
      assertEquals(redactor.redact(`${before}${secret} z`).text, `${before}[REDACTED:npm-token] z`);
    }
    assertEquals(redactor.redact(`x${secret} z`).count, 0);
  },
});
