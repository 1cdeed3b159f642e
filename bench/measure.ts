/** Times of one thing done many times, in ms. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** As many in a row as a client does that has something to do; then the next thing has its turn. */
const IN_A_ROW = 25;

/**
 * Does things in turn, a few in a row, many rounds, so that a noisy moment hits all of them; what comes first, before
 * everything is warm, does not count.
 *
 * @param times How often each is done and counted.
 */
export async function measure<K extends string>(
  things: Readonly<Record<K, () => Promise<unknown>>>,
  times: number,
): Promise<Record<K, Times>> {
  const names = Object.keys(things) as K[];
  const all = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    K,
    number[]
  >;
  const row = Math.min(IN_A_ROW, Math.max(1, Math.floor(times / 10)));
  for (let round = -1; round < times / row; round++) {
    for (const name of names) {
      for (let turn = 0; turn < row; turn++) {
        const started = performance.now();
        await things[name]();
        if (round >= 0) all[name].push(performance.now() - started);
      }
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(all[name])])) as Record<K, Times>;
}

function summary(all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Things done a second, by so many workers at once. */
export async function perSecond(
  thing: () => Promise<unknown>,
  { workers, seconds }: { readonly workers: number; readonly seconds: number },
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(Array.from({ length: workers }, async () => {
    while (performance.now() < end) {
      await thing();
      done += 1;
    }
  }));
  return done / seconds;
}

/** A process's memory in MB, now or at its highest: VmRSS and VmHWM of proc(5). NaN where there is no /proc. */
export async function memoryOf(pid: number, which: "VmRSS" | "VmHWM"): Promise<number> {
  const { stdout } = await new Deno.Command("grep", { args: [which, `/proc/${pid}/status`] })
    .output();
  return Number(/(\d+) kB/.exec(new TextDecoder().decode(stdout))?.[1] ?? NaN) / 1024;
}
