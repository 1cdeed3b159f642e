/** What is assigned: offsets of the value itself, without quotes. */
export interface Value {
  readonly start: number;
  readonly end: number;
  /** Whether quotes or tags say where it begins and ends. */
  readonly enclosed: boolean;
}

/** Longer values are judged by their beginning; they are taken whole. */
const LOOK = 200;

/** Reads the value that begins at `at`. Null where there is none. */
export function readValue(text: string, at: number): Value | null {
  OPEN.lastIndex = at;
  const quote = OPEN.exec(text)?.groups?.quote;
  if (quote === undefined) return readBare(text, at);
  return readQuoted(text, OPEN.lastIndex, quote) ?? readBare(text, OPEN.lastIndex);
}

/** Reads the text of an element: up to the next `<`, white space around it left out. */
export function readElement(text: string, at: number): Value | null {
  ELEMENT.lastIndex = at;
  const inner = ELEMENT.exec(text)?.groups?.inner;
  if (inner === undefined) return null;
  return { start: ELEMENT.lastIndex - inner.length, end: ELEMENT.lastIndex, enclosed: true };
}

const OPEN =
  /(?:(?:SecretStr|Secret|String::from|Some|Just|new String|\[\]byte)\([ \t]{0,4}|\[[ \t]{0,4})?[bBrRuUfF@$]{0,2}(?<quote>\\{0,7}(?:"{3}|'{3}|["'`]))/y;
const ELEMENT = /\s{0,64}(?:<!\[CDATA\[)?(?<inner>[^\s<>]{1,4096})(?=(?:\]\]>)?\s{0,64}<)/y;

/** Where the value ends, should it go on after the part that was judged. */
export function endOfValue(text: string, { start, end, enclosed }: Value): number {
  if (enclosed || end - start < LOOK) return end;
  REST.lastIndex = end;
  return REST.test(text) ? REST.lastIndex : end;
}

const REST = /[^\s"'`<>\\]+/y;

function readQuoted(text: string, start: number, quote: string): Value | null {
  const limit = Math.min(text.length, start + 4096);
  for (let i = start; i < limit && text[i] !== "\n"; i++) {
    if (text.startsWith(quote, i)) return { start, end: i, enclosed: true };
    // An escaped character cannot close a string that was opened without an escape.
    if (text[i] === "\\" && quote.length === 1) i++;
  }
  return null;
}

const BARE = new RegExp(String.raw`(?:[^\s"'\x60<>\\]|\\(?![nrt0"'\\])){1,${LOOK}}`, "y");

function readBare(text: string, start: number): Value | null {
  BARE.lastIndex = start;
  const run = BARE.exec(text)?.[0];
  if (run === undefined) return null;
  // What can follow a value without a space: the next pair of a query or a list, the end of a sentence or a call.
  const next = run.search(/[&;,|](?=[\w.-]{1,64}=|[\w-]{1,64}:[^/]|[&|])|&amp;|;$/);
  const value = (next === -1 ? run : run.slice(0, next)).replace(/[,;)\]}]{1,8}$/, "");
  return value === "" ? null : { start, end: start + value.length, enclosed: false };
}
