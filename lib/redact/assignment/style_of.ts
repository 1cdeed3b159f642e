import type { Style } from "./is_secret_value.ts";
import type { Name } from "./name_at.ts";
import type { Value } from "./read_value.ts";

/** A name and what follows it. */
export interface Place {
  readonly text: string;
  readonly name: Name;
  readonly operator: string;
  /** Where the value, or its quote, begins. */
  readonly after: number;
}

/** How a value without quotes stands beside its name. */
export function styleOf(place: Place, value: Value): Style {
  const { text, name, operator, after } = place;
  const before = text[name.start - 1] ?? "\n";
  const isAdjacent = text[after - 1] === "=" && text[after - 2] !== " ";
  if (name.text.startsWith("-") && (isAdjacent || operator === "")) {
    return isAdjacent ? "argument" : "bare";
  }
  if (isAdjacent) {
    if (/[?&;]/.test(before) || text[value.end] === ";" && /[A-Z ]/.test(name.text)) {
      return "argument";
    }
    if (/^[A-Z][A-Z0-9_]*$/.test(name.text)) return "environment";
    return before === "\n" && /^\r?(?:\n|$)/.test(text.slice(value.end, value.end + 2))
      ? "line"
      : "bare";
  }
  const isColon = text[after - 1] === ":" || /^(?:is)?:$/.test(operator);
  if (isColon && text[after - 1] === ":" && /[:/\w]/.test(before)) return "code";
  const lineEnd = /[ \t,;]*(?:#.*)?(?:\r?\n|$)/y;
  lineEnd.lastIndex = value.end;
  const lineStart = /(?:^|\n)[ \t-]*["']?$/.test(
    text.slice(Math.max(0, name.start - 80), name.start),
  );
  if (lineStart && lineEnd.test(text)) return "line";
  return isColon ? "bare" : "code";
}
