import type { Policy } from "../../contract.ts";

/**
 * Gives the SHA-256 (hex) of everything that an effective policy says, defaults and overrides included. Two files
 * that say the same have the same: comments, the order of keys, line numbers and the file's own place do not count.
 */
export async function hashPolicy(policy: Omit<Policy, "hash">): Promise<string> {
  const { file: _place, rules, ...said } = policy;
  const content = { ...said, rules: rules.map(({ line: _line, ...rule }) => rule) };
  const bytes = new TextEncoder().encode(JSON.stringify(canonical(content)));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Tables become pairs in the order of their keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return {
    pairs: Object.entries(value)
      .filter(([, inner]) => typeof inner !== "function")
      .sort(([a], [b]) => a < b ? -1 : 1)
      .map(([key, inner]) => [key, canonical(inner)]),
  };
}
