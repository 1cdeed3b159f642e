import { eventually } from "../support/processes.ts";

/** A process of a test, as ps(1) sees it. */
export interface Marked {
  readonly pid: number;
  readonly pgid: number;
  readonly sid: number;
  readonly args: string;
}

/** The variable whose value tells a lab's processes, and all their descendants, from those of others. */
export const MARK = "HTMCP_TEST_MARK";

/** What lives and has the mark in its environment, whoever its parent is by now. */
export async function marked(mark: string): Promise<readonly Marked[]> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["axeww", "-o", "pid=,pgid=,sid=,stat=,args="],
    env: { COLUMNS: "100000" },
  }).output();
  const lines = new TextDecoder().decode(stdout).split("\n");
  return lines.filter((line) => line.includes(`${MARK}=${mark}`)).map((line) => {
    const [pid, pgid, sid, , ...args] = line.trim().split(/\s+/);
    return { pid: Number(pid), pgid: Number(pgid), sid: Number(sid), args: args.join(" ") };
  });
}

/** What still lives of a mark after so many ms; returns as soon as nothing does. */
export async function survivors(mark: string, withinMs: number): Promise<readonly Marked[]> {
  await eventually(async () => (await marked(mark)).length === 0, withinMs);
  return await marked(mark);
}

/** Our own children that have ended and were never waited for. */
export async function zombies(): Promise<readonly string[]> {
  const { stdout } = await new Deno.Command("ps", {
    args: ["ax", "-o", "ppid=,stat=,args="],
  }).output();
  return new TextDecoder().decode(stdout).split("\n")
    .filter((line) => new RegExp(`^\\s*${Deno.pid}\\s+Z`).test(line));
}
