import { isBraceExpansion } from "./is_brace_expansion.ts";
import { isGlob } from "./is_glob.ts";
import type { RuleId } from "./rules.ts";
import type { WordToken } from "./token.ts";

// What bash 5.2 takes for grammar where a command could start: bash(1), RESERVED WORDS. `in` and `]]`
// are a syntax error there, not a name.
// deno-fmt-ignore: a list
const RESERVED: ReadonlySet<string> = new Set([
  "!", "{", "}", "[[", "]]", "case", "coproc", "do", "done", "elif", "else", "esac", "fi", "for",
  "function", "if", "in", "select", "then", "time", "until", "while",
]);

// `name[` is enough: at the start bash reads on to a `]`, across blanks.
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*(?:\+?=|\[)/;

/**
 * The rule that refuses a word which bash would not pass on as it is, or null. `first` says that the word
 * names the program.
 */
export function findWordRule(word: WordToken, first: boolean): RuleId | null {
  return (first ? ruleOfFirst(word) : null) ?? ruleOfAny(word.bare);
}

function ruleOfFirst(word: WordToken): RuleId | null {
  if (word.text === "") return "syntax.empty";
  // A `%` makes a job of the first word, even without job control, even as `\%`: bash(1), JOB CONTROL.
  if (RESERVED.has(word.bare) || word.text.startsWith("%")) return "syntax.reserved-word";
  if (ASSIGNMENT.test(word.bare)) return "syntax.assignment";
  return null;
}

function ruleOfAny(bare: string): RuleId | null {
  if (isTilde(bare)) return "syntax.tilde";
  if (isBraceExpansion(bare)) return "syntax.brace-expansion";
  if (isGlob(bare)) return "syntax.glob";
  return null;
}

/**
 * Outside its POSIX mode bash expands a tilde also in an argument that looks like an assignment: `a=~`,
 * `a=b:~`, but not `--a=~`. Bash 5.2 does not after a second `=` (`a=b=~`); here each `=` counts.
 */
function isTilde(bare: string): boolean {
  return bare.startsWith("~") || (/[=:]~/.test(bare) && ASSIGNMENT.test(bare));
}
