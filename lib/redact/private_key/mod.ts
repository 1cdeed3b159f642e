/**
 * Private keys: texts of several lines between a header and a footer.
 *
 * Guarantees: a whole block goes, header and footer included; of a block without header or footer as much as
 * looks like a key, or, where the text is known to be cut, everything up to the cut. Linear in the text.
 *
 * Threat: `cat id_ed25519`, `head -3 key.pem`, a service account's JSON, a diff of one of them.
 *
 * Not its job: certificates and public keys, which stay; keys in one word (`../detectors/`).
 *
 * @example A footer without its header, where the text was cut before it
 * ```ts
 * import { findCutKey } from "./mod.ts";
 * import assert from "node:assert/strict";
 *
 * const text = "b25l\n-----END " + "PRIVATE KEY-----\ndone";
 * const [found] = findCutKey(text, { start: true, end: false });
 * assert.equal(text.slice(found!.end), "\ndone");
 * ```
 *
 * @module
 */
export { type Cut, findCutKey } from "./find_cut_key.ts";
export { findPrivateKey } from "./find_private_key.ts";
