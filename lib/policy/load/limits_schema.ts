import * as z from "zod/mini";

const KIB = 1024;
const MIB = 1024 * KIB;
const DAY_SECONDS = 24 * 60 * 60;

/** Linux gives a single argument 128 KiB at most (`execve(2)`, MAX_ARG_STRLEN); a margin is left for what we add. */
const MAX_COMMAND_BYTES = 124 * KIB;

/**
 * A reply carries each of two streams twice: as data, where a byte takes 2 at most once it is escaped, and as text in
 * which that is escaped again, 4 at most. So 6 MiB at the worst, where clients take 10.
 */
const MAX_OUTPUT_BYTES = 512 * KIB;

interface Range {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

const whole = (description: string, range: Range) =>
  z._default(z.int().check(z.minimum(range.min), z.maximum(range.max)), range.value).check(
    z.meta({ description, examples: [range.value] }),
  );

/** Every number that bounds a call, with the least and the most that make sense. */
export const limitsSchema = z.prefault(
  z.strictObject({
    timeout_seconds: whole(
      "Seconds a command may run where the call does not say.",
      { value: 30, min: 1, max: DAY_SECONDS },
    ),
    max_timeout_seconds: whole(
      "Seconds that a call may ask for at most. More is cut down to it.",
      { value: 300, min: 1, max: DAY_SECONDS },
    ),
    grace_seconds: whole(
      "Seconds between the polite signal and the hard one.",
      { value: 2, min: 0, max: 60 },
    ),
    output_bytes: whole(
      "Bytes kept of each output stream: its beginning and its end.",
      { value: 100 * KIB, min: KIB, max: MAX_OUTPUT_BYTES },
    ),
    output_stop_bytes: whole(
      "Bytes printed by one stream that end the command.",
      { value: KIB * MIB, min: KIB, max: MIB * MIB },
    ),
    parallel: whole("Commands that may run at the same time.", { value: 8, min: 1, max: 256 }),
    command_bytes: whole(
      "Bytes of a command line, or of all its arguments.",
      { value: 64 * KIB, min: 64, max: MAX_COMMAND_BYTES },
    ),
    arguments: whole("Arguments of a command, its name included.", {
      value: 1024,
      min: 1,
      max: 16384,
    }),
    stdin_bytes: whole(
      "Bytes of text that a call may give to standard input.",
      { value: MIB, min: 0, max: 8 * MIB },
    ),
  }),
  {},
).check(z.meta({ description: "The numbers that bound a call." }));
