/**
 * A started command and everything it started. Signals go to the whole group where the command leads
 * one, through the system's own `kill`: the runtime's `Deno.kill` would need the permission to run
 * anything (measured on Deno 2.9.6), which the worker must not have.
 */
export class ProcessTree {
  readonly #child: Deno.ChildProcess;
  readonly #leadsGroup: boolean;
  readonly #killHelper: string | null;

  constructor(child: Deno.ChildProcess, leadsGroup: boolean, killHelper: string | null) {
    this.#child = child;
    this.#leadsGroup = leadsGroup;
    this.#killHelper = killHelper;
  }

  /** Asks every process of the tree to end. */
  async terminate(): Promise<void> {
    await this.#signal("SIGTERM");
  }

  /** Ends every process of the tree that has not left the group. */
  async kill(): Promise<void> {
    await this.#signal("SIGKILL");
  }

  async #signal(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    signalChild(this.#child, signal);
    if (this.#leadsGroup) await signalGroups(this.#killHelper, signal, [this.#child.pid]);
  }
}

/**
 * Sends a signal to process groups. A group that is gone already is no failure. Without a helper
 * nothing is done: `doctor` names that. Resolves to false where the helper could not be started, as
 * when the table of processes is full, which is worth another try.
 *
 * @param groups Process group ids, each that of a child that leads its own.
 */
export async function signalGroups(
  killHelper: string | null,
  signal: "SIGTERM" | "SIGKILL",
  groups: readonly number[],
): Promise<boolean> {
  if (killHelper === null || groups.length === 0) return true;
  try {
    await new Deno.Command(killHelper, {
      // POSIX kill(1): a negative operand is a process group.
      args: [`-${signal.slice(3)}`, "--", ...groups.map((id) => `-${id}`)],
      clearEnv: true,
      stdin: "null",
      stdout: "null",
      stderr: "null",
    }).output();
    return true;
  } catch {
    // One command's end that failed must not end the worker, and with it the hope to end the others.
    return false;
  }
}

const HARMLESS = [TypeError, Deno.errors.NotFound, Deno.errors.PermissionDenied];

function signalChild(child: Deno.ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  try {
    child.kill(signal);
  } catch (error) {
    // It has ended by itself in the meantime, which is what was wanted; or it has taken on another
    // user's rights, as `sudo` does, and only the bounds on waiting are left (kill(2), EPERM).
    if (!HARMLESS.some((kind) => error instanceof kind)) throw error;
  }
}
