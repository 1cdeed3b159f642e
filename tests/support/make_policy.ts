import type { Policy, Rule } from "../../lib/contract.ts";

/** What a test wants to be different from the policy that {@linkcode makePolicy} makes: a group, or one key of it. */
export type PolicyChanges = {
  readonly [Key in keyof Policy]?: Policy[Key] extends string | readonly unknown[] ? Policy[Key]
    : Partial<Policy[Key]>;
};

/**
 * A policy value, made by hand, with the jail `/srv/jail` and a few commands allowed. It has the type of one that was
 * loaded, so that a new key of the contract is an error here.
 */
export function makePolicy(changes: PolicyChanges = {}): Policy {
  const jailRoot = changes.jailRoot ?? "/srv/jail";
  const policy: Policy = {
    file: "/etc/policy.toml",
    hash: "0".repeat(64),
    jailRoot,
    auditLog: "/var/log/audit.jsonl",
    auditFailMode: "closed",
    allow: {
      commands: ["ls", "cat", "grep", "git", "rm", "sort", "find", "mystery"],
      patterns: [],
    },
    deny: [],
    rules: [],
    redaction: { enabled: true, entropyFallback: false, extraPatterns: [] },
    limits: {
      timeoutSeconds: 30,
      maxTimeoutSeconds: 300,
      graceSeconds: 2,
      outputBytes: 102_400,
      outputStopBytes: 2 ** 30,
      parallel: 8,
      commandBytes: 65_536,
      arguments: 1024,
      stdinBytes: 1024,
    },
    paths: { read: [jailRoot], write: [jailRoot], checkArguments: true },
    environment: { path: ["/usr/bin"], pass: [], set: {}, clientMaySet: [] },
    categories: {},
    approval: { require: [] },
    sandbox: { mode: "auto" },
  };
  const entries = Object.entries(policy).map(([key, value]) => {
    const change = changes[key as keyof Policy];
    const group = typeof value === "object" && !Array.isArray(value);
    return [key, group ? { ...value, ...(change as object | undefined) } : change ?? value];
  });
  return Object.fromEntries(entries) as Policy;
}

/** A rule that says nothing but what is given. */
export function makeRule(given: Partial<Rule> & Pick<Rule, "command">): Rule {
  return {
    line: null,
    denyArgs: [],
    allowArgs: null,
    category: null,
    reason: null,
    examples: { allow: [], deny: [] },
    ...given,
  };
}
