/** Times of one thing done many times, in ms. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
}

/** Does things in turn, many rounds, so that a noisy moment hits all of them; the first rounds do not count. */
export async function measure<K extends string>(
  things: Readonly<Record<K, () => Promise<unknown>>>,
  rounds: number,
): Promise<Record<K, Times>> {
  const times = new Map<K, number[]>();
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    for (const name of Object.keys(things) as K[]) {
      const started = performance.now();
      await things[name]();
      if (round >= 0) times.set(name, [...times.get(name) ?? [], performance.now() - started]);
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, summary(all)])) as Record<
    K,
    Times
  >;
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
