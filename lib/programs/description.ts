import type { Category } from "../contract.ts";

/** One option: all its spellings, without dashes. */
export interface OptionDescription {
  readonly short?: string;
  readonly long?: string;
  /** Whether it needs a value, attached or as the next argument. */
  readonly value?: boolean;
}

/** What is known of a program, or of several that share it. Data only. */
export interface ProgramDescription {
  readonly names: readonly string[];
  /** The most that the program can do, whatever its arguments. */
  readonly category: Category;
  /** Whether it can start another program. One that cannot has no process tree to look after. */
  readonly startsOthers: boolean;
  /** `single`: words behind one dash are one option (`find -name`), not a bundle of letters. */
  readonly dash: "gnu" | "single";
  /** Options before a subcommand, or all of them where there is none. */
  readonly options: readonly OptionDescription[];
  readonly subcommands?: Readonly<Record<string, readonly OptionDescription[]>>;
  /** Where the facts are from. */
  readonly source: string;
}
