/**
 * The tables: how secrets of each kind look, one row a kind.
 *
 * Guarantees: data only; a row names the documentation it was written after, and brings texts that must and
 * must not match, which the tests run. A pattern is tried only where one of its keywords stands.
 *
 * Threat: a token of a known format anywhere in an output.
 *
 * Not its job: secrets that only their name gives away (`../assignment/`), keys of several lines
 * (`../private_key/`), what to do with a match (`../make_redactor.ts`).
 *
 * @example A row is a detector
 * ```ts
 * import { detectors } from "./mod.ts";
 * import assert from "node:assert/strict";
 *
 * const npm = detectors.find((detector) => detector.kind === "npm-token")!;
 * assert.deepEqual(npm.keywords, ["npm_"]);
 * ```
 *
 * @module
 */
import { ai } from "./ai.ts";
import { cloud } from "./cloud.ts";
import { codeHosts } from "./code_hosts.ts";
import { connections } from "./connections.ts";
import type { Detector } from "./detector.ts";
import { headers } from "./headers.ts";
import { keyMaterial } from "./key_material.ts";
import { messaging } from "./messaging.ts";
import { payments } from "./payments.ts";
import { services } from "./services.ts";

export { type Detector, finderOf } from "./detector.ts";

/** Every row. Where two match the same text the first one names it. */
export const detectors: readonly Detector[] = Object.freeze([
  ...cloud,
  ...codeHosts,
  ...ai,
  ...messaging,
  ...payments,
  ...services,
  ...keyMaterial,
  ...headers,
  ...connections,
]);
