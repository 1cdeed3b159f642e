import { assertEquals } from "@std/assert";
import { Keeper } from "../../lib/exec/keeper.ts";

/** What a keeper must keep, said as simply as can be. */
function model(bytes: Uint8Array, keep: number) {
  const head = bytes.slice(0, keep);
  const rest = bytes.slice(keep);
  return { head, tail: rest.slice(Math.max(0, rest.length - keep)), total: bytes.length };
}

/** Bytes in which no two places look alike for long. */
function pattern(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 7)) % 251);
}

/** Adds the bytes in chunks of these sizes, in turn, and spoils each buffer afterwards. */
function keep(bytes: Uint8Array, keepBytes: number, sizes: readonly number[]) {
  const keeper = new Keeper(keepBytes);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const chunk = bytes.slice(at, at + (sizes[turn % sizes.length] ?? 1));
    at += chunk.length;
    keeper.add(chunk);
    chunk.fill(0);
    assertEquals(keeper.total, at);
  }
  return keeper.kept();
}

const KEEP = 10;
const BORDERS = [0, 1, 9, 10, 11, 19, 20, 21, 29, 30, 31, 40, 100, 1003];
const CHUNKS = [[1], [2], [3], [7], [9], [10], [11], [19], [20], [21], [64], [1, 30, 2], [10, 11]];

Deno.test({
  name: "Keeper.kept() is the first and the last bytes at every border, in chunks of any size",
  permissions: "none",
  fn() {
    for (const size of BORDERS) {
      for (const sizes of CHUNKS) {
        const bytes = pattern(size);
        assertEquals(keep(bytes, KEEP, sizes), model(bytes, KEEP), `${size} bytes by ${sizes}`);
      }
    }
  },
});

Deno.test({
  name: "Keeper.kept() agrees with a naive model over random sizes and chunkings",
  permissions: "none",
  fn() {
    const random = generator(20_251_130);
    for (let round = 0; round < 2000; round += 1) {
      const [size, keepBytes] = [random(400), random(60)];
      const sizes = Array.from({ length: 1 + random(8) }, () => 1 + random(90));
      const bytes = pattern(size);
      const what = `${size} bytes, keep ${keepBytes}, by ${sizes}`;
      assertEquals(keep(bytes, keepBytes, sizes), model(bytes, keepBytes), what);
    }
  },
});

Deno.test({
  name: "Keeper.kept() does not change what is kept, and can be asked again after more came",
  permissions: "none",
  fn() {
    const [bytes, keeper] = [pattern(100), new Keeper(KEEP)];
    keeper.add(bytes.slice(0, 50));
    assertEquals(keeper.kept(), model(bytes.slice(0, 50), KEEP));
    assertEquals(keeper.kept(), model(bytes.slice(0, 50), KEEP));
    keeper.add(bytes.slice(50));
    assertEquals(keeper.kept(), model(bytes, KEEP));
  },
});

Deno.test({
  name: "Keeper keeps nothing but the count when it is given no room",
  permissions: "none",
  fn() {
    const keeper = new Keeper(0);
    for (const size of [1, 100]) keeper.add(pattern(size));
    assertEquals(keeper.kept(), { head: new Uint8Array(), tail: new Uint8Array(), total: 101 });
  },
});

/** Whole numbers below a limit, the same at every run (a linear congruential generator). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
}
