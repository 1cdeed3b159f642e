/** A command line that cannot be understood; the message says how to write it. */
export class UsageError extends Error {
  override name = "UsageError";
}
