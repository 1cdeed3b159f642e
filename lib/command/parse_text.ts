import type { Limits, ParseRefusal, Span, Word } from "../contract.ts";
import { findControlByte } from "./find_control_byte.ts";
import { findLoneSurrogate } from "./find_lone_surrogate.ts";
import { findWordRule } from "./find_word_rule.ts";
import type { ParseResult } from "./parse_result.ts";
import { readToken } from "./read_token.ts";
import { refuse } from "./refuse.ts";
import type { OperatorToken } from "./token.ts";
import { utf8Length } from "./utf8_length.ts";

// The grammar. Tokens are those of `readToken`; blanks separate them.
//
//   line  := stage
//   stage := word { word }
//
// An operator is a token too, and so has a place and a rule, but no production names one: each is
// refused by its own rule. Enabling one means a production here, and nothing in the lexer.

/** Reads a command text. The first problem from the left is the one that is told. */
export function parseText(
  text: string,
  limits: Pick<Limits, "commandBytes" | "arguments">,
): ParseResult {
  return checkInput(text, limits.commandBytes) ?? parseLine(text, limits.arguments);
}

/** What must hold before any character is given a meaning. */
function checkInput(text: string, most: number): ParseRefusal | null {
  const control = findControlByte(text);
  if (control >= 0) {
    return refuse("syntax.control-byte", characters(control, control + 1), text.charAt(control));
  }
  const surrogate = findLoneSurrogate(text);
  if (surrogate >= 0) {
    const at = characters(surrogate, surrogate + 1);
    return refuse("input.surrogate", at, text.charAt(surrogate));
  }
  const bytes = utf8Length(text);
  if (bytes <= most) return null;
  return refuse("input.too-long", characters(0, text.length), `${bytes} bytes, of at most ${most}`);
}

function parseLine(text: string, mostWords: number): ParseResult {
  const words: Word[] = [];
  let from = 0;
  for (;;) {
    const token = readToken(text, from);
    if (token.kind === "refused") return token;
    if (token.kind === "end") break;
    if (token.kind === "operator") return refuseOperator(token, words);
    const rule = findWordRule(token, words.length === 0);
    if (rule !== null) return refuse(rule, token.at, text.slice(token.at.start, token.at.end));
    if (words.length === mostWords) {
      const at = characters(token.at.start, text.length);
      return refuse("input.too-many-arguments", at, `more than ${mostWords} words`);
    }
    words.push({ text: token.text, at: token.at });
    from = token.at.end;
  }
  const [first, ...rest] = words;
  if (first === undefined) return refuse("syntax.empty", characters(0, text.length), "");
  const at = characters(first.at.start, (rest.at(-1) ?? first).at.end);
  return { kind: "line", line: { stages: [{ words: [first, ...rest], at }] } };
}

function refuseOperator(token: OperatorToken, before: readonly Word[]): ParseRefusal {
  const refusal = refuse(token.rule, token.at, token.text);
  // The most common sequence of all: a directory for one command, which has its own field.
  if (token.rule !== "syntax.sequence" || before[0]?.text !== "cd") return refusal;
  return { ...refusal, hint: "give the directory in the call's cwd field instead" };
}

function characters(start: number, end: number): Span {
  return { unit: "char", start, end };
}
