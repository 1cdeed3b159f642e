import type { SandboxKind } from "../contract.ts";

/** What a fault of ours is told to: never the caller. */
export interface FaultDeps {
  readonly sandbox: SandboxKind;
  readonly log: (line: string) => void;
}

/** What the caller is told of a fault, whatever had been decided by then. */
export const FAULT = {
  rule: "internal",
  reason: "something unexpected went wrong in the server, and the command's result is not known",
  hint: "the operator finds details on the server's stderr",
} as const;

/** What is said of a fault before anything was decided. */
export const UNEXPECTED = { decision: "deny", category: null, at: null, ...FAULT } as const;

/** Tells the operator all of it. */
export function tellFault(error: unknown, { log }: FaultDeps): void {
  log(`internal error: ${error instanceof Error ? error.stack ?? error.message : error}`);
}
