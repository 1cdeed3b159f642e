import { assertEquals } from "@std/assert";
import { inHouse } from "./load_text.ts";

/** A policy with something wrong, and its twin that differs in as little as possible and is right. */
export interface Broken {
  readonly when: string;
  /** Its lines. */
  readonly text: readonly string[];
  /** All problems, in order, without the place of the file: `2: allowlist.comands: unknown key …`. */
  readonly problems: readonly string[];
  readonly twin: readonly string[];
}

/** Registers a test for each: exactly these problems, and none for the twin. */
export function testBroken(symbol: string, cases: readonly Broken[]): void {
  for (const { when, text, problems, twin } of cases) {
    Deno.test({
      name: `${symbol}() refuses ${when}`,
      permissions: { read: true, write: true },
      fn: () =>
        inHouse(async (house) => {
          const found = (await house.load(text.join("\n"))).problems;
          assertEquals(found.map((line) => line.replace(/^\$T\/policy\.toml:? ?/, "")), problems);
          assertEquals((await house.load(twin.join("\n"))).problems, [], "the twin");
        }),
    });
  }
}

/** A policy with something to warn of, and its twin without. Both load. */
export interface Doubtful {
  readonly when: string;
  /** Its lines. */
  readonly text: readonly string[];
  readonly warnings: readonly string[];
  readonly twin: readonly string[];
}

/** Registers a test for each: exactly these warnings, and none for the twin. */
export function testDoubtful(symbol: string, cases: readonly Doubtful[]): void {
  for (const { when, text, warnings, twin } of cases) {
    Deno.test({
      name: `${symbol}() warns of ${when}`,
      permissions: { read: true, write: true },
      fn: () =>
        inHouse(async (house) => {
          const doubtful = await house.load(text.join("\n"));
          assertEquals(doubtful.problems, []);
          assertEquals(
            doubtful.warnings.map((line) => line.replace(/^\$T\/policy\.toml:? ?/, "")),
            warnings,
          );
          const sound = await house.load(twin.join("\n"));
          assertEquals([sound.problems, sound.warnings], [[], []], "the twin");
        }),
    });
  }
}
