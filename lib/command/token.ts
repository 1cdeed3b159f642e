import type { Span } from "../contract.ts";
import type { RuleId } from "./rules.ts";

/** What the lexer makes of a text, piece by piece. */
export type Token = WordToken | OperatorToken | { readonly kind: "end" };

/** One word, quotes and backslashes taken off. */
export interface WordToken {
  readonly kind: "word";
  /** What the program will get. */
  readonly text: string;
  /**
   * What of the word is not quoted. Each quoted piece, an empty one too, stands in it as one
   * {@linkcode QUOTED}. Whether a character still has a meaning for bash is decided on this.
   */
  readonly bare: string;
  readonly at: Span;
}

/** One operator, its file descriptor included, and the rule that refuses it. */
export interface OperatorToken {
  readonly kind: "operator";
  readonly text: string;
  readonly rule: OperatorRule;
  readonly at: Span;
}

/** The rules that refuse operators. */
export type OperatorRule = Extract<
  RuleId,
  | "syntax.pipeline"
  | "syntax.redirection"
  | "syntax.sequence"
  | "syntax.background"
  | "syntax.group"
>;

/** Stands for a quoted piece. No text holds it: control bytes are refused before anything is read. */
export const QUOTED = "\0";
