import type {
  CommandLine,
  DenyCode,
  Policy,
  Request,
  RuleRef,
  SandboxKind,
  Span,
} from "../contract.ts";
import type { Facts } from "../paths/mod.ts";
import type { ProgramTable } from "./resolve_programs.ts";

/** Everything that one decision is made from. Nothing else is looked at. */
export interface Case {
  readonly policy: Policy;
  readonly programs: ProgramTable;
  readonly line: CommandLine;
  readonly request: Pick<Request, "stdin" | "env" | "timeoutSeconds">;
  readonly facts: Facts;
  /** What every child's environment starts from. */
  readonly baseEnv: Readonly<Record<string, string>>;
  /** The sandbox that this host gives. */
  readonly sandbox: SandboxKind;
}

/** A check's refusal; null from a check means that it has nothing against the case. */
export interface Refusal {
  readonly code: DenyCode;
  readonly by: RuleRef;
  readonly at: Span | null;
  readonly reason: string;
  readonly hint: string | null;
}

/** One thing that can stand against a command. Checks are tried in order; the first refusal decides. */
export type Check = (one: Case) => Refusal | null;
