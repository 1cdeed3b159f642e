import type { ParseRefusal, Policy, Request } from "../contract.ts";
import type { Redactor } from "../redact/mod.ts";
import type { AuditRecord } from "./record.ts";
import { sha256 } from "./sha256.ts";

/** What every record of one call has in common. */
export type CallFields = Pick<
  AuditRecord,
  "id" | "client" | "command" | "argv" | "cwd" | "stdin" | "env" | "policy"
>;

/** A refused command may be megabytes long; a log line need not be. */
const MAX_COMMAND_LENGTH = 70_000;

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
  return {
    id: crypto.randomUUID(),
    client,
    command: command === undefined ? null : redactor.redact(shorten(command)).text,
    argv: argv === undefined ? null : shortenAll(redactor.redactArgv(argv)),
    cwd: cwd === undefined ? null : redactor.redact(cwd).text,
    stdin: stdin === undefined ? null : {
      bytes: new TextEncoder().encode(stdin).length,
      sha256: await sha256(stdin),
    },
    env: env === undefined ? null : Object.keys(env),
    policy: policy.hash,
  };
}

function shorten(text: string): string {
  if (text.length <= MAX_COMMAND_LENGTH) return text;
  return `${text.slice(0, MAX_COMMAND_LENGTH)}… (${text.length} characters)`;
}

function shortenAll(argv: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let room = MAX_COMMAND_LENGTH;
  for (const word of argv) {
    room -= word.length + 3;
    if (room < 0) return [...kept, `… (${argv.length} elements)`];
    kept.push(word);
  }
  return kept;
}
