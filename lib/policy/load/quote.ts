import { escapeUnseen } from "./escape_unseen.ts";

/** Quotes a value for a message: one line, nothing hidden in it, long ones shortened. */
export function quote(value: string): string {
  const short = value.length > 200 ? `${value.slice(0, 200)}…` : value;
  return escapeUnseen(JSON.stringify(short));
}
