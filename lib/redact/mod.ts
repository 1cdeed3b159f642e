/**
 * What a process printed, and what is said about a command, made fit to be read by others: decoded, without
 * terminal escapes, without secrets, and no longer than the cap.
 *
 * Guarantees: pure and synchronous; time linear in the text, whatever the text is; only the secret goes, as
 * `[REDACTED:<kind>]`, everything else stays; redacting twice is redacting once; secrets are looked for
 * before anything is cut, and nothing that a cut left half of is shown; no U+FFFD that the bytes did not
 * ask for.
 *
 * Threat: credentials in an output or in an argument that end up with a model, in a log, in an audit record;
 * escapes that would move the reader's cursor or turn the direction of text; an output made to be slow.
 *
 * Not its job: a secret without a known format or a telling name (an operator's `extra_patterns` are for those),
 * one that was encoded or taken apart, deciding what may run (`policy/`), keeping the bytes (`exec/`).
 *
 * @example
 * ```ts
 * import { makeRedactor, renderStream } from "./mod.ts";
 * import assert from "node:assert/strict";
 *
 * const redactor = makeRedactor({ enabled: true, entropyFallback: false, extraPatterns: [] });
 * assert.deepEqual(redactor.redact("DB_PASSWORD=hunter2 ls"), {
 *   text: "DB_PASSWORD=[REDACTED:password] ls",
 *   count: 1,
 *   kinds: ["password"],
 * });
 * assert.deepEqual(redactor.redactArgv(["mysql", "--password", "p4ss"]), [
 *   "mysql",
 *   "--password",
 *   "[REDACTED:argument]",
 * ]);
 *
 * const head = new TextEncoder().encode("\x1b[1mdone\x1b[0m\r\n");
 * const kept = { head, tail: new Uint8Array(), total: head.length };
 * assert.equal(renderStream(kept, { cap: 1024, redactor }).text, "done\n");
 * ```
 *
 * @module
 */
export { makeRedactor, type Redacted, type Redactor } from "./make_redactor.ts";
export { type Cut } from "./private_key/mod.ts";
export { KEEP_MARGIN_BYTES, type Rendered, renderStream } from "./render_stream.ts";
export { stripControls } from "./strip_controls.ts";
