import type { AuditRecord } from "./record.ts";

/**
 * What JSON leaves as it is and a terminal or a viewer would act on or hide: C1 controls, DEL, soft hyphens, zero
 * width and bidirectional marks (Unicode UAX #9), line and paragraph separators, the byte order mark,
 * annotations, and the invisible tags of plane 14.
 */
const UNSEEN =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]/g;

/**
 * One record as one line, newline included. Promises: no byte of a value can end the line, hide in it or
 * turn it around; control characters and unpaired surrogates are escaped (RFC 8259 § 7).
 *
 * @param seq The line's number in its log, from 1.
 */
export function serialise(seq: number, record: AuditRecord): string {
  // `prev` and `hash` are part of the shape; they are null until the log is chained.
  const line = JSON.stringify({ seq, ...record, prev: null, hash: null });
  return line.replace(UNSEEN, escape) + "\n";
}

function escape(character: string): string {
  return character.split("").map(escapeUnit).join("");
}

function escapeUnit(unit: string): string {
  return "\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0");
}
