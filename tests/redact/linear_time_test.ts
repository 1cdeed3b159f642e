import { assert } from "@std/assert";
import { stripControls } from "../../lib/redact/mod.ts";
import { findAssignment } from "../../lib/redact/assignment/mod.ts";
import { detectors } from "../../lib/redact/detectors/mod.ts";
import { findPrivateKey } from "../../lib/redact/private_key/mod.ts";
import { findKubernetesSecret } from "../../lib/redact/find_kubernetes_secret.ts";
import { join, redactorWith } from "./redactor.ts";

/**
 * Eight times the text must take well below sixty-four times the time. No absolute time is asserted; what is too
 * quick to be measured is not quadratic at these sizes.
 */
const FACTOR = 8;
const MOST = 24;
const MEASURABLE_MS = 2;

const redactor = redactorWith({ entropyFallback: true });
const redact = (text: string) => void redactor.redact(text);

function millisecondsOf(run: (text: string) => void, text: string): number {
  const start = performance.now();
  run(text);
  return performance.now() - start;
}

/** What looks bad is measured up to three times, so that one pause of the machine does not fail the test. */
function assertLinear(
  run: (text: string) => void,
  unit: { readonly head: string; readonly run: string },
  size: number,
): void {
  const textOf = (length: number) =>
    unit.head + unit.run.repeat(Math.ceil(length / unit.run.length));
  const small = textOf(size);
  const large = textOf(size * FACTOR);
  const ratio = (repeats: number) => {
    const best = (text: string) =>
      Math.min(...Array.from({ length: repeats }, () => millisecondsOf(run, text)));
    const long = best(large);
    return long < MEASURABLE_MS ? 0 : long / best(small);
  };
  const ok = ratio(1) < MOST || ratio(3) < MOST || ratio(5) < MOST;
  assert(
    ok,
    `${JSON.stringify(unit)} of ${size}: more than ${MOST} times for ${FACTOR} times the text`,
  );
}

const FILLS = [
  "a",
  "A",
  "0",
  "=",
  '"',
  '\\"',
  " ",
  "\n",
  "-",
  ".",
  "/",
  "aB3",
  "x-",
  "a=",
  "a b\n",
  "://a:",
  "[REDACTED:x]",
];

Deno.test({
  name: "redact() is linear in 1 MB of one thing over and over",
  permissions: "none",
  fn() {
    for (const fill of FILLS) assertLinear(redact, { head: "", run: fill }, 1_000_000 / FACTOR);
  },
});

/** Those that go on with what a pattern takes: a few are enough for each keyword. */
const TAILS = ["a", "0", "=", " ", "-", ".", "aB3", "://a:"];

const armour = [
  join("-----BEGIN ", "PRIVATE KEY-----"),
  join("-----END ", "PRIVATE KEY-----"),
  "-----BEGIN",
  "kind: Secret\n  data:\n    a: b\n",
  '"data":{"a":"b"}',
];

const KEYWORDS: readonly (readonly [name: string, keywords: readonly string[]])[] = [
  ...detectors.map(({ kind, keywords }, index) =>
    [`detector ${index} ${kind}`, keywords.slice(0, 1)] as const
  ),
  ["assignments", findAssignment.keywords.slice(0, 12)],
  ["private keys", [...findPrivateKey.keywords, ...armour]],
  ["Kubernetes secrets", findKubernetesSecret.keywords],
];

for (const [name, keywords] of KEYWORDS) {
  Deno.test({
    name: `redact() is linear where a text is made of the keywords of ${name}`,
    permissions: "none",
    fn() {
      for (const keyword of keywords) {
        assertLinear(redact, { head: "", run: keyword }, 2000);
        for (const fill of TAILS) {
          assertLinear(redact, { head: "", run: keyword + fill }, 2000);
          assertLinear(redact, { head: keyword, run: fill }, 2000);
        }
      }
    },
  });
}

Deno.test({
  name: "redact() is linear in a text of secrets",
  permissions: "none",
  fn() {
    for (const { examples } of detectors) {
      assertLinear(redact, { head: "", run: `${examples.match[0]![0]}\n` }, 4000);
    }
  },
});

Deno.test({
  name: "stripControls() is linear in sequences that never end, and in nested ones",
  permissions: "none",
  fn() {
    for (
      const run of [
        "\x1b",
        "\x1b]",
        "\x1b]a\n",
        "\x9d",
        "\x1bP",
        "\x1b[",
        "\x1b[0",
        "\x1b[1;",
        "\x1b(",
        "\b",
        "_\b",
        "a\ba",
        "\r",
        "\x90a",
        "\x1b\x1b[0m[0m",
      ]
    ) {
      assertLinear((text) => void stripControls(text), { head: "", run }, 100_000);
      assertLinear((text) => void stripControls(text), { head: "\x1b]", run }, 100_000);
    }
  },
});
