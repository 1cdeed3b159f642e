/**
 * The few assertions of `@std/assert` that the tests use, over `node:assert`, so that the tests need
 * no registry but npm's. Same names, same argument order.
 *
 * @module
 */
import nodeAssert from "node:assert/strict";

/** Fails unless `condition` holds. */
export function assert(condition: unknown, message?: string): asserts condition {
  nodeAssert.ok(condition, message);
}

/** Fails unless both values are deeply and strictly equal. */
export function assertEquals<T>(actual: T, expected: T, message?: string): void {
  nodeAssert.deepStrictEqual(actual, expected, message);
}

/** Fails unless `text` contains `part`. */
export function assertStringIncludes(text: string, part: string, message?: string): void {
  nodeAssert.ok(text.includes(part), message ?? `Cannot find "${part}" in "${text}"`);
}

/** Fails unless `text` matches `pattern`. */
export function assertMatch(text: string, pattern: RegExp, message?: string): void {
  nodeAssert.match(text, pattern, message);
}

/** Fails unless `act` throws; gives back what it threw. */
export function assertThrows(act: () => unknown, message?: string): Error {
  let thrown: unknown;
  try {
    act();
  } catch (error) {
    thrown = error;
  }
  nodeAssert.ok(
    thrown instanceof Error,
    message ?? "Cannot see the expected error: nothing was thrown",
  );
  return thrown;
}

/** Fails unless `act` rejects; gives back what it rejected with. */
export async function assertRejects(act: () => Promise<unknown>, message?: string): Promise<Error> {
  let thrown: unknown;
  try {
    await act();
  } catch (error) {
    thrown = error;
  }
  nodeAssert.ok(
    thrown instanceof Error,
    message ?? "Cannot see the expected rejection: it resolved",
  );
  return thrown;
}
