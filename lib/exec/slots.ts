/** Gives a slot back. Calling it twice gives back one slot. */
export type Release = () => void;

/** The commands that may run at the same time. */
export interface Slots {
  /** A slot, or null where all are taken: callers do not queue, they are told. */
  take(): Release | null;
}

/** @param count How many commands may run at the same time. */
export function makeSlots(count: number): Slots {
  let free = count;
  return {
    take() {
      if (free === 0) return null;
      free -= 1;
      let held = true;
      return () => {
        if (held) free += 1;
        held = false;
      };
    },
  };
}
