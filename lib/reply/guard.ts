import type { SandboxKind } from "../contract.ts";
import { blank } from "./blank.ts";
import type { Done } from "./done.ts";

/**
 * Does something that must end in a result. An exception is a bug or a broken host: the caller is told that and
 * no more, the operator is told all of it.
 */
export async function guard(
  act: () => Done | Promise<Done>,
  deps: { readonly sandbox: SandboxKind; readonly log: (line: string) => void },
): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    deps.log(`internal error: ${error instanceof Error ? error.stack ?? error.message : error}`);
    return { result: blank("INTERNAL_ERROR", UNEXPECTED, deps.sandbox), kinds: [], plan: null };
  }
}

const UNEXPECTED = {
  decision: "deny",
  category: null,
  rule: "internal",
  at: null,
  reason: "something unexpected went wrong in the server, and the command's result is not known",
  hint: "the operator finds details on the server's stderr",
} as const;
