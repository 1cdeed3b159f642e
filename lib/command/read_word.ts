import type { ParseRefusal, Span } from "../contract.ts";
import { refuse } from "./refuse.ts";
import { QUOTED, type WordToken } from "./token.ts";

// The grammar of a word. It ends at a blank, at an operator's first character, or with the text.
//
//   word    := piece { piece }
//   piece   := "'" { not "'" } "'"
//            | '"' { not one of " \ $ ` | "\" any | dollar } '"'
//            | "\" any
//            | dollar
//            | plain { plain }
//   dollar  := "$", where what follows makes no expansion of it; else refused
//
// A backquote is refused everywhere but in '…' and after "\". Inside "…", "\" is taken off only
// before $ ` " and \ (POSIX 2.2.3).

/** A word being read: where the next character stands, and what came of those before. */
interface Draft {
  at: number;
  text: string;
  bare: string;
}

const WORD_END = " \t|&;<>()";
const NOT_PLAIN = WORD_END + "'\"\\$`";

// Before which characters bash makes an expansion of a `$`: bash(1), EXPANSION and QUOTING ($'…', $"…").
// Before any other, and at the end, a `$` is a letter.
const EXPANDS_QUOTED = /[A-Za-z0-9_{([*@#?$!-]/;
const EXPANDS_BARE = /[A-Za-z0-9_{([*@#?$!'"-]/;

/** Reads one word that starts at `start`: at least one character, no blank and no operator. */
export function readWord(source: string, start: number): WordToken | ParseRefusal {
  const draft: Draft = { at: start, text: "", bare: "" };
  while (draft.at < source.length && !WORD_END.includes(source.charAt(draft.at))) {
    const refusal = readPiece(source, draft);
    if (refusal !== null) return refusal;
  }
  return { kind: "word", text: draft.text, bare: draft.bare, at: characters(start, draft.at) };
}

function readPiece(source: string, draft: Draft): ParseRefusal | null {
  switch (source[draft.at]) {
    case "'":
      return readSingleQuoted(source, draft);
    case '"':
      return readDoubleQuoted(source, draft);
    case "\\":
      return readEscaped(source, draft);
    case "$":
      return readDollar(source, draft, EXPANDS_BARE);
    case "`":
      return refuseBackquote(draft.at);
    default:
      return readPlain(source, draft);
  }
}

function readPlain(source: string, draft: Draft): null {
  let end = draft.at + 1;
  while (end < source.length && !NOT_PLAIN.includes(source.charAt(end))) end++;
  const plain = source.slice(draft.at, end);
  draft.text += plain;
  draft.bare += plain;
  draft.at = end;
  return null;
}

function readSingleQuoted(source: string, draft: Draft): ParseRefusal | null {
  const close = source.indexOf("'", draft.at + 1);
  if (close < 0) return refuseOpenQuote(draft.at, "'");
  draft.text += source.slice(draft.at + 1, close);
  draft.bare += QUOTED;
  draft.at = close + 1;
  return null;
}

function readDoubleQuoted(source: string, draft: Draft): ParseRefusal | null {
  const open = draft.at;
  // Read beside the draft: what is quoted must not show up in `bare`.
  const inside: Draft = { at: open + 1, text: "", bare: "" };
  while (inside.at < source.length && source[inside.at] !== '"') {
    const refusal = readInDoubleQuotes(source, inside);
    if (refusal !== null) return refusal;
  }
  if (inside.at >= source.length) return refuseOpenQuote(open, '"');
  draft.text += inside.text;
  draft.bare += QUOTED;
  draft.at = inside.at + 1;
  return null;
}

function readInDoubleQuotes(source: string, inside: Draft): ParseRefusal | null {
  const character = source.charAt(inside.at);
  if (character === "`") return refuseBackquote(inside.at);
  if (character === "$") return readDollar(source, inside, EXPANDS_QUOTED);
  const next = source.charAt(inside.at + 1);
  if (character === "\\" && next !== "" && '$`"\\'.includes(next)) {
    inside.text += next;
    inside.at += 2;
    return null;
  }
  inside.text += character;
  inside.at += 1;
  return null;
}

function readEscaped(source: string, draft: Draft): ParseRefusal | null {
  const escaped = source.codePointAt(draft.at + 1);
  if (escaped === undefined) {
    return refuse("syntax.trailing-backslash", characters(draft.at, draft.at + 1), "\\");
  }
  const character = String.fromCodePoint(escaped);
  draft.text += character;
  draft.bare += QUOTED;
  draft.at += 1 + character.length;
  return null;
}

/** `expands`: the characters before which this `$` is an expansion. */
function readDollar(source: string, draft: Draft, expands: RegExp): ParseRefusal | null {
  if (expands.test(source.charAt(draft.at + 1))) {
    const end = draft.at + expansionLength(source, draft.at);
    const at = characters(draft.at, end);
    return refuse("syntax.expansion", at, source.slice(at.start, at.end));
  }
  draft.text += "$";
  draft.bare += "$";
  draft.at += 1;
  return null;
}

/** How much to show of an expansion: a whole name, else up to what opens it. */
function expansionLength(source: string, start: number): number {
  const most = 80;
  const shown = /^\$(?:[A-Za-z_]\w*|\{\w+\}|\(\(|.)/.exec(source.slice(start, start + most));
  return shown?.[0].length ?? 1;
}

function refuseBackquote(at: number): ParseRefusal {
  return refuse("syntax.backquote", characters(at, at + 1), "`");
}

function refuseOpenQuote(at: number, quote: string): ParseRefusal {
  return refuse("syntax.open-quote", characters(at, at + 1), quote);
}

function characters(start: number, end: number): Span {
  return { unit: "char", start, end };
}
