import { signalGroups } from "./process_tree.ts";

/** Groups that are over are looked after together, this long after the first, in ms. */
const SWEEP_MS = 100;
/** How often it is tried again in a row when the helper cannot be started. */
const MAX_RETRIES = 20;

/**
 * Ends what a command left running in its group after it ended by itself. One start of the kill helper
 * serves all commands that ended within a tenth of a second, so that this costs next to nothing.
 */
export class Sweeper {
  readonly #killHelper: string | null;
  #groups: number[] = [];
  #retries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(killHelper: string | null) {
    this.#killHelper = killHelper;
  }

  /** Remembers the group of a command that is over. */
  add(group: number): void {
    this.#groups.push(group);
    this.#timer ??= setTimeout(() => void this.sweep(), SWEEP_MS);
  }

  /** Ends what is left, now. */
  async sweep(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const groups = this.#groups;
    this.#groups = [];
    if (await signalGroups(this.#killHelper, "SIGKILL", groups)) {
      this.#retries = 0;
    } else if (this.#retries < MAX_RETRIES) {
      this.#retries += 1;
      for (const group of groups) this.add(group);
    }
  }
}
