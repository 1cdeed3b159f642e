/** One process of this machine, as ps(1) sees it. */
export interface Process {
  readonly pid: number;
  readonly ppid: number;
  readonly pgid: number;
  readonly stat: string;
  readonly args: string;
}

/** Every process that is there now. One that has ended and waits for its parent to notice is not there. */
export async function processes(): Promise<readonly Process[]> {
  const { stdout } = await new Deno.Command("ps", { args: ["-eo", "pid=,ppid=,pgid=,stat=,args="] })
    .output();
  const all = new TextDecoder().decode(stdout).trim().split("\n").map((line) => {
    const [pid, ppid, pgid, stat, ...args] = line.trim().split(/\s+/);
    return {
      ...{ pid: Number(pid), ppid: Number(ppid), pgid: Number(pgid) },
      ...{ stat: stat ?? "", args: args.join(" ") },
    };
  });
  return all.filter((one) => !one.stat.startsWith("Z"));
}

/** Everything below a process. */
export async function descendants(pid: number): Promise<readonly Process[]> {
  const all = await processes();
  const found: Process[] = [];
  for (let parents = [pid]; parents.length > 0;) {
    const children = all.filter((one) => parents.includes(one.ppid));
    found.push(...children);
    parents = children.map((one) => one.pid);
  }
  return found;
}

/** Waits until something holds, looking often; whether it did within the time. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  withinMs = 8000,
): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return await holds();
}
