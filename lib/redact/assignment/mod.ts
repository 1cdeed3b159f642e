/**
 * Secrets that only their name gives away: `DB_PASSWORD=…`, `"api_key": "…"`, `<token>…</token>`.
 *
 * Guarantees: only the value is reported, never the name or the quotes. A value that is a placeholder, a
 * reference, a call, a type, a word of prose, a path or an address is none. Looks at a bounded stretch
 * around a keyword.
 *
 * Threat: a credential without a format of its own in a configuration file, an environment, a log.
 *
 * Not its job: tokens that their own first characters give away (`../detectors/`).
 *
 * @example Only the value is found
 * ```ts
 * import { findAssignment } from "./mod.ts";
 * import assert from "node:assert/strict";
 *
 * assert.deepEqual(findAssignment.find("password=hunter2!", { start: 0, end: 4 }), [
 *   { kind: "password", start: 9, end: 17 },
 * ]);
 * ```
 *
 * @module
 */
export { findAssignment } from "./find_assignment.ts";
export { plainValue } from "./plain_value.ts";
export { secretName, type Strength } from "./secret_name.ts";
