import type { Category } from "../contract.ts";

/** One option: all its spellings, without dashes. */
export interface OptionDescription {
  readonly short?: string;
  readonly long?: string;
  /** Whether it needs a value, attached or as the next argument; `attached`: it can have one, attached only. */
  readonly value?: boolean | "attached";
  /** Whether its value is never a path: a number, a separator, a pattern. */
  readonly data?: boolean;
  /** Whether it takes the place of the pattern that is otherwise the first operand. */
  readonly pattern?: boolean;
  /** An argument that begins with this means the same: `+main` is a forced push of `main`. */
  readonly operand?: string;
}

/** What is known of a program, or of several that share it. Data only. */
export interface ProgramDescription {
  readonly names: readonly string[];
  /** The most that the program can do, whatever its arguments. */
  readonly category: Category;
  /** Whether it can start another program. One that cannot has no process tree to look after. */
  readonly startsOthers: boolean;
  /**
   * `single`: words behind one dash are one option (`find -name`), not a bundle of letters. `old`: the first
   * argument is a bundle with or without a dash (`tar xf`), and the values of its letters follow it.
   */
  readonly dash: "gnu" | "single" | "old";
  /** What operands are: all could be paths (if not said), none is, or all but the first, which is a pattern. */
  readonly operands?: "paths" | "data" | "pattern-first";
  /** Whether an operand can be a directory in which the name of another operand is meant: `cp a dir` writes `dir/a`. */
  readonly joins?: boolean;
  /** Whether it opens what lies in a directory that is an operand, links included, without being told to recurse. */
  readonly opensEntries?: boolean;
  /** Options before a subcommand, or all of them where there is none. */
  readonly options: readonly OptionDescription[];
  readonly subcommands?: Readonly<Record<string, readonly OptionDescription[]>>;
  /** Where the facts are from. */
  readonly source: string;
}
