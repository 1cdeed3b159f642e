import type { ParseRefusal, Policy, Request } from "../contract.ts";
import type { Redactor } from "../redact/mod.ts";
import type { AuditRecord } from "./record.ts";
import { sha256 } from "./sha256.ts";
import { MAX_TEXT_LENGTH, shorten } from "./shorten.ts";

/** What every record of one call has in common. */
export type CallFields = Pick<
  AuditRecord,
  "id" | "client" | "command" | "argv" | "cwd" | "stdin" | "env" | "policy"
>;

/**
 * Opens the books on one call: what was asked for, redacted, under an id of its own.
 *
 * @param asked A refusal where the input had no readable shape.
 * @param client What the client calls itself.
 */
export async function openCall(
  asked: Request | ParseRefusal,
  client: string | null,
  { redactor, policy }: { readonly redactor: Redactor; readonly policy: Policy },
): Promise<CallFields> {
  const { command, argv, cwd, stdin, env }: Request = "kind" in asked ? {} : asked;
  const tell = (text: string | null | undefined) =>
    text === null || text === undefined ? null : brief(text, redactor);
  const names = env === undefined ? null : Object.keys(env);
  return {
    id: crypto.randomUUID(),
    client: tell(client),
    command: tell(command),
    argv: argv === undefined ? null : redactor.redactArgv(shortenAll(argv)),
    cwd: tell(cwd),
    stdin: stdin === undefined ? null : {
      bytes: new TextEncoder().encode(stdin).length,
      sha256: await sha256(stdin),
    },
    env: names && shortenAll(names.map((name) => redactor.redact(name).text)),
    policy: policy.hash,
  };
}

/** More words than any policy lets through. */
const MAX_ELEMENTS = 20_000;

/** Shortened, then redacted, which has to know of the cut: half a private key looks like none. */
function brief(text: string, redactor: Redactor): string {
  const cut = { start: false, end: text.length > MAX_TEXT_LENGTH };
  return redactor.redact(shorten(text), cut).text;
}

function shortenAll(argv: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let room = MAX_TEXT_LENGTH;
  for (const word of argv) {
    room -= word.length + 3;
    if (room < 0 || kept.length === MAX_ELEMENTS) return [...kept, `… (${argv.length} elements)`];
    kept.push(word);
  }
  return kept;
}
