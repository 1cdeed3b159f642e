import type { ParseRefusal } from "../contract.ts";
import { matchOperator } from "./match_operator.ts";
import { readWord } from "./read_word.ts";
import { refuse } from "./refuse.ts";
import type { OperatorToken, Token, WordToken } from "./token.ts";

// The lexer's grammar. Upper case: single characters. Blanks are space and tab, and no other:
// U+00A0 or U+3000 are characters of a word.
//
//   token    := { BLANK } ( "#" anything → refused | operator | word | end )
//   operator := [ fd ] redirection | one of match_operator.ts
//   fd       := digits | "{" name "}"        directly before "<" or ">"
//   word     := see read_word.ts

/**
 * Reads the next token at or after `from`, a UTF-16 offset into `text`. The text holds no control byte
 * but tab. Reading is on demand, so that the first problem from the left is met first.
 */
export function readToken(text: string, from: number): Token | ParseRefusal {
  const start = skipBlanks(text, from);
  if (start === text.length) return { kind: "end" };
  if (text[start] === "#") {
    const at = { unit: "char", start, end: text.length } as const;
    return refuse("syntax.comment", at, text.slice(start));
  }
  const operator = matchOperator(text, start);
  if (operator !== null) return operator;
  const word = readWord(text, start);
  if (word.kind === "refused") return word;
  return asDescriptor(text, word) ?? word;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\t") at++;
  return at;
}

/** The operator that begins with this word, if the word is the file descriptor of a redirection. */
function asDescriptor(text: string, word: WordToken): OperatorToken | null {
  if (!/^(?:[0-9]+|\{[A-Za-z_][A-Za-z0-9_]*\})$/.test(word.bare)) return null;
  const operator = matchOperator(text, word.at.end);
  if (operator === null || !/^[<>]/.test(operator.text)) return null;
  const at = { ...operator.at, start: word.at.start };
  return { ...operator, at, text: text.slice(at.start, at.end) };
}
