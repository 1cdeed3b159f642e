import { dirname, fromFileUrl, join } from "./paths.ts";

/** A place to test in, all in one temporary folder: a jail, a neighbour with a secret, a policy, a log. */
export interface Site {
  readonly root: string;
  readonly jail: string;
  /** Next to the jail, with the same prefix, holding `secret.txt`. */
  readonly outside: string;
  readonly policy: string;
  readonly log: string;
  /** A home for the server, so that it never meets the tester's own. */
  readonly home: string;
  /** The audit, every line parsed. */
  records(): readonly Record<string, unknown>[];
  remove(): void;
}

/** The tiny programs of `tests/fixtures/`, which misbehave in one way each. */
export const FIXTURES = join(dirname(fromFileUrl(import.meta.url)), "..", "fixtures");

/** What the policy of a site allows unless the test says otherwise. */
const COMMANDS = [
  ...[
    "true",
    "false",
    "echo",
    "cat",
    "ls",
    "pwd",
    "printenv",
    "sleep",
    "head",
    "grep",
    "yes",
    "env",
    "printf",
  ],
  ...[
    "fork-hold",
    "leave-session",
    "ignore-term",
    "flood",
    "read-stdin",
    "say-and-sleep",
    "children",
  ],
];

/** What a test wants to be different. */
export interface SiteOptions {
  readonly commands?: readonly string[];
  /** More TOML, for groups below the first ones. */
  readonly more?: string;
  /** TOML above the first group, e.g. another log. */
  readonly top?: string;
}

/** Makes a site. The jail holds `ok.txt`, `sub/`, a link out and a link in. */
export function makeSite(options: SiteOptions = {}): Site {
  const root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "hardened terminal " }));
  const [jail, outside, home] = ["jail", "jail-evil", "home"].map((name) => join(root, name));
  const [state, policy] = [join(root, "state"), join(root, "policy.toml")];
  const log = join(state, "audit.jsonl");
  for (const folder of [jail, outside, home, state, join(jail, "sub")]) {
    Deno.mkdirSync(folder, { mode: 0o700 });
  }
  Deno.writeTextFileSync(join(outside, "secret.txt"), "topsecret\n");
  Deno.writeTextFileSync(join(jail, "ok.txt"), "fine\n");
  Deno.symlinkSync(outside, join(jail, "way-out"));
  Deno.symlinkSync(join(outside, "secret.txt"), join(jail, "link.txt"));
  Deno.symlinkSync(join(jail, "sub"), join(jail, "way-in"));
  Deno.writeTextFileSync(policy, policyText({ jail, log }, options), { mode: 0o600 });
  return {
    ...{ root, jail, outside, policy, log, home },
    records: () =>
      !exists(log)
        ? []
        : Deno.readTextFileSync(log).split("\n").filter((line) => line !== "").map((line) =>
          JSON.parse(line)
        ),
    remove: () => Deno.removeSync(root, { recursive: true }),
  };
}

function policyText(
  { jail, log }: { jail: string; log: string },
  { commands = COMMANDS, more = "", top }: SiteOptions,
): string {
  return `jail_root = ${JSON.stringify(jail)}
${top ?? `audit_log = ${JSON.stringify(log)}`}
[allowlist]
commands = ${JSON.stringify(commands)}
[environment]
path = [${JSON.stringify(FIXTURES)}, "/usr/bin", "/bin"]
${more}
`;
}

function exists(path: string): boolean {
  try {
    Deno.statSync(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
