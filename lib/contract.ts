/**
 * The types that travel from one stage of the flow to the next, and nothing else: no code runs here.
 *
 * A stage may import this file and the stages before it, never those after it. What a stage is not
 * allowed to do is said by the types: `execute` takes a {@linkcode Plan} and a {@linkcode Receipt},
 * a `Plan` comes only out of an `allow`, a `Receipt` only out of the audit.
 *
 * @module
 */

/** Where something stands: characters (UTF-16 units) of a `command`, or elements of an `argv`. Half open. */
export interface Span {
  readonly unit: "char" | "argv";
  readonly start: number;
  readonly end: number;
}

/** What a caller asks for: exactly one of `command` and `argv`. The shape has been checked, nothing else. */
export interface Request {
  readonly command?: string;
  readonly argv?: readonly string[];
  readonly cwd?: string;
  readonly stdin?: string;
  /** Whole seconds, at least 1; above the policy's maximum it is clamped. */
  readonly timeoutSeconds?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** One argument as the program will get it, and where it was written. */
export interface Word {
  readonly text: string;
  readonly at: Span;
}

/** One program with its arguments. */
export interface Stage {
  readonly words: readonly [Word, ...Word[]];
  readonly at: Span;
}

/** What a request says, once read. One stage for now; the field is a list because pipelines are lists. */
export interface CommandLine {
  readonly stages: readonly [Stage];
}

/** Why a text is no command line. `code` is never anything else: what was not understood was not judged. */
export interface ParseRefusal {
  readonly kind: "refused";
  readonly code: "PARSE_ERROR" | "POLICY_DENIED";
  readonly by: RuleRef;
  readonly at: Span | null;
  readonly reason: string;
  readonly hint: string | null;
}

/** The rule that decided: an id that never changes, and its line in the policy file where it has one. */
export interface RuleRef {
  readonly id: string;
  readonly line: number | null;
}

/** How much a command can do. The order is the order of harm. */
export type Category = "read" | "write" | "system";

/** The wall of the operating system around a command. */
export type SandboxKind = "bubblewrap" | "seatbelt" | "none";

/** Every way a call can close. DESIGN: exactly one condition each. */
export type Code =
  | "OK"
  | "POLICY_DENIED"
  | "PARSE_ERROR"
  | "CWD_ESCAPE"
  | "APPROVAL_DENIED"
  | "TIMEOUT"
  | "OUTPUT_TRUNCATED"
  | "CANCELLED"
  | "BUSY"
  | "EXEC_ERROR"
  | "SANDBOX_UNAVAILABLE"
  | "AUDIT_UNAVAILABLE"
  | "INTERNAL_ERROR";

/** The codes a decision can refuse with. */
export type DenyCode =
  | "POLICY_DENIED"
  | "PARSE_ERROR"
  | "CWD_ESCAPE"
  | "EXEC_ERROR"
  | "SANDBOX_UNAVAILABLE";

/** A directory that `look` found to be real, a directory, and inside the roots. Made in `paths/` only. */
export type ConfinedPath = string & { readonly __brand: "ConfinedPath" };

/** A program that was resolved in the policy's own directories at start. Made in `policy/` only. */
export interface Program {
  /** The name it was asked for by, e.g. `awk`. */
  readonly name: string;
  /** What is started: a real directory and the name in it (`/usr/bin/awk`), so that the program sees its own name. */
  readonly path: string;
  /** The file behind it, links followed (`/usr/bin/mawk`). */
  readonly file: string;
}

/** What one stage will be started with. */
export interface PlanStage {
  readonly program: Program;
  /** All of it, `argv[0]` included: the very words that were judged. */
  readonly argv: readonly string[];
  /** Whether the program may start others. If so it leads its own session, so that the whole tree can be ended. */
  readonly startsOthers: boolean;
}

/** Everything that running needs, and nothing that was not judged. Frozen, all the way down. */
export interface Plan {
  readonly stages: readonly [PlanStage];
  readonly cwd: ConfinedPath;
  readonly env: Readonly<Record<string, string>>;
  /** Text for the first stage's standard input; null is an empty input. */
  readonly stdin: string | null;
  readonly timeoutMs: number;
  /** Whether the caller asked for more time than the policy gives. */
  readonly clamped: boolean;
  readonly sandbox: SandboxKind;
}

interface Verdict {
  readonly by: RuleRef;
  readonly at: Span | null;
  /** One sentence for a person. */
  readonly reason: string;
  readonly hint: string | null;
  readonly category: Category | null;
}

/** The one verdict on a command line. There is no fourth arm, and no arm without a rule. */
export type Decision =
  | (Verdict & { readonly kind: "allow"; readonly plan: Plan })
  | (Verdict & { readonly kind: "ask"; readonly plan: Plan })
  | (Verdict & { readonly kind: "deny"; readonly code: DenyCode });

/** Proof that the attempt is on disk. Made in `audit/` only; without one nothing starts. */
export interface Receipt {
  readonly __brand: "Receipt";
  readonly id: string;
}

/** How a process ended: one value, one cause, the first one. */
export type End =
  | { readonly kind: "exit"; readonly code: number }
  | { readonly kind: "signal"; readonly signal: string }
  | { readonly kind: "timeout"; readonly ms: number }
  | { readonly kind: "output-limit"; readonly bytes: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "spawn-failed"; readonly reason: string };

/** What was kept of one stream: its first and its last bytes. Where nothing is missing, `tail` is empty. */
export interface Kept {
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
  /** All bytes the process wrote, kept or not. */
  readonly total: number;
}

/** What came of running a plan. */
export interface Outcome {
  readonly end: End;
  readonly stdout: Kept;
  readonly stderr: Kept;
  readonly durationMs: number;
  /** Something of the tree kept a stream open after everything that could be killed was. */
  readonly leftBehind: boolean;
}

/** What a caller gets, for every call, whatever happened. The first seven fields never change. */
export interface CommandResult {
  readonly ok: boolean;
  readonly code: Code;
  readonly stdout: string;
  readonly stderr: string;
  readonly exit_code: number | null;
  readonly duration_ms: number;
  readonly policy_reason: string;
  readonly decision: "allow" | "ask" | "deny";
  readonly category: Category | null;
  readonly rule: string;
  readonly at: Span | null;
  readonly hint: string | null;
  readonly signal: string | null;
  readonly stages: readonly { readonly program: string; readonly exit_code: number | null }[];
  readonly stdout_bytes: number;
  readonly stderr_bytes: number;
  readonly redactions: number;
  readonly sandbox: SandboxKind;
}

/** A regular expression run by an engine that is linear in its input, whoever wrote the pattern. */
export interface LinearPattern {
  readonly source: string;
  /** Whether the whole text matches. */
  fullMatch(text: string): boolean;
  /** Every match, from left to right, as offsets. */
  matches(text: string): readonly (readonly [start: number, end: number])[];
}

/** One `[[rules]]` entry. */
export interface Rule {
  readonly line: number | null;
  readonly command: string;
  /** Each entry is a list of words; all present, in any order or spelling, is a deny. */
  readonly denyArgs: readonly (readonly string[])[];
  /** Null: not given. Otherwise one entry must match, word for word, from the first argument on. */
  readonly allowArgs: readonly (readonly string[])[] | null;
  readonly category: Category | null;
  readonly reason: string | null;
  readonly examples: { readonly allow: readonly string[]; readonly deny: readonly string[] };
}

/** A policy that has been read, checked as a whole and frozen. Passed as an argument, never kept in a module. */
export interface Policy {
  /** The file it came from, for messages. */
  readonly file: string;
  /** SHA-256 (hex) over the effective policy; named in every audit record. */
  readonly hash: string;
  /** The jail's real path. */
  readonly jailRoot: string;
  readonly auditLog: string;
  readonly auditFailMode: "closed" | "open";
  readonly allow: {
    readonly commands: readonly string[];
    readonly patterns: readonly LinearPattern[];
  };
  readonly deny: readonly string[];
  readonly rules: readonly Rule[];
  readonly redaction: {
    readonly enabled: boolean;
    readonly entropyFallback: boolean;
    readonly extraPatterns: readonly { readonly name: string; readonly pattern: LinearPattern }[];
  };
  readonly limits: Limits;
  readonly paths: {
    /** Real paths. The jail is in both. */
    readonly read: readonly string[];
    readonly write: readonly string[];
    readonly checkArguments: boolean;
  };
  readonly environment: {
    /** Real directories, in order, in which names are looked for. */
    readonly path: readonly string[];
    /** Names taken over from the server's own environment. */
    readonly pass: readonly string[];
    readonly set: Readonly<Record<string, string>>;
    readonly clientMaySet: readonly string[];
  };
  readonly categories: Readonly<Record<string, Category>>;
  readonly approval: { readonly require: readonly Category[] };
  readonly sandbox: { readonly mode: "auto" | "required" | "off" };
}

/** Every number that bounds a call. */
export interface Limits {
  readonly timeoutSeconds: number;
  readonly maxTimeoutSeconds: number;
  /** Between the polite signal and the hard one. */
  readonly graceSeconds: number;
  /** Kept of each stream, head and tail together. */
  readonly outputBytes: number;
  /** Printed by one stream: more ends the tree. */
  readonly outputStopBytes: number;
  readonly parallel: number;
  /** UTF-8 bytes of a `command`, or of all of an `argv`. */
  readonly commandBytes: number;
  readonly arguments: number;
  readonly stdinBytes: number;
}
