/** The process that the command line runs in, as `main.ts` hands it over. Nothing below reads it by itself. */
export interface Host {
  readonly args: readonly string[];
  /** A variable of the server's own environment; undefined also where it may not be read. */
  env(name: string): string | undefined;
  readonly version: string;
  /** The program that runs us: the compiled binary, or Deno. */
  readonly execPath: string;
  /** The sources' `main.ts`; null in a compiled binary. */
  readonly mainModule: string | null;
  /** To standard output. */
  out(text: string): void;
  /** A line to standard error. */
  err(line: string): void;
}

/** What a subcommand ends with: 0 done, 1 refused or failed, 2 wrong usage or policy. */
export type ExitCode = 0 | 1 | 2;

/** One subcommand. */
export interface Subcommand {
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  /** The whole of its `--help`, with an example. */
  readonly help: string;
  run(args: readonly string[], host: Host): Promise<ExitCode>;
}
