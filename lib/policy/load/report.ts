import { formatKey } from "./format_key.ts";
import { formatProblem } from "./format_problem.ts";
import type { KeyPath } from "./key_path.ts";
import type { KeyLines } from "./locate_keys.ts";
import type { Problem } from "./problem.ts";

/** Collects everything that is found, so that it can be said at once. */
export class Report {
  readonly #problems: Problem[] = [];
  readonly #warnings: Problem[] = [];
  readonly #unusable = new Set<string>();
  readonly #file: string;
  readonly #lines: KeyLines;

  constructor(file: string, lines: KeyLines) {
    this.#file = file;
    this.#lines = lines;
  }

  /** In the order of the file; what has no line comes first. */
  get problems(): readonly Problem[] {
    return this.#problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  }

  get warnings(): readonly string[] {
    return this.#warnings.map(formatProblem);
  }

  lineOf(path: KeyPath): number | null {
    return this.#lines.lineOf(path);
  }

  /** Something that stops the start. `shown` is the key to print where it is not the one that is looked for. */
  problem(path: KeyPath, message: string, shown: KeyPath = path): void {
    this.#problems.push(this.#entry(path, message, shown));
  }

  /** Something that an operator should know. */
  warn(path: KeyPath, message: string, shown: KeyPath = path): void {
    this.#warnings.push(this.#entry(path, message, shown));
  }

  /** A problem of a value that came from an environment variable. */
  variable(name: string, message: string): void {
    this.#problems.push({ file: name, line: null, key: null, message });
  }

  /** Remembers that the value at `path` was dropped, so that nobody calls it missing. */
  drop(path: KeyPath): void {
    this.#unusable.add(formatKey(path));
  }

  isDropped(path: KeyPath): boolean {
    return this.#unusable.has(formatKey(path));
  }

  #entry(path: KeyPath, message: string, shown: KeyPath): Problem {
    return { file: this.#file, line: this.lineOf(path), key: formatKey(shown), message };
  }
}
