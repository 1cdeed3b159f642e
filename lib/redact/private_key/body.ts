/** Whatever can stand between the lines of a key: white space, `\n`, quotes, what joins strings, marks of a diff. */
const BETWEEN = String.raw`[\s\\"'\x60+\-,>|#*.&:]`;
const LETTER = "[A-Za-z0-9+/=]";
/** `Proc-Type: 4,ENCRYPTED` and its like. */
const FIELD =
  /(?:Proc-Type|DEK-Info|Comment|Version|Hash|Charset|MessageID|Subject|x-[a-z-]{1,30}): ?[^\n\\"']{0,200}/y;
/** Shorter words are prose, except at the end of a key. */
const SHORTEST_LINE = 16;

/** Goes over fields and lines of base64 as long as there are any; gives the end of the last one, or null. */
export function endOfBody(text: string, from: number): number | null {
  let end: number | null = null;
  let at = from;
  for (;;) {
    at = after(text, at, SPACE);
    FIELD.lastIndex = at;
    const field = FIELD.test(text) ? FIELD.lastIndex : at;
    const line = field > at ? field : after(text, at, LINE);
    if (field === at && line - at < SHORTEST_LINE && !text.startsWith("=", line - 1)) return end;
    if (line === at) return end;
    at = line;
    end = at;
  }
}

const SPACE = new RegExp(`${BETWEEN}*`, "y");
const LINE = new RegExp(`${LETTER}*`, "y");

function after(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** The same backwards from a footer: gives the beginning of the first line, or null. Two short lines may end a key. */
export function startOfBody(text: string, from: number): number | null {
  let start: number | null = null;
  let short = 0;
  let at = from;
  for (;;) {
    const end = before(text, at, IS_BETWEEN);
    at = before(text, end, IS_LETTER);
    if (end - at >= SHORTEST_LINE) start = at;
    else if (start !== null || end === at || ++short > 2) return start;
  }
}

const IS_BETWEEN = new RegExp(BETWEEN);
const IS_LETTER = new RegExp(LETTER);

function before(text: string, from: number, characters: RegExp): number {
  let at = from;
  while (at > 0 && characters.test(text[at - 1]!)) at--;
  return at;
}
