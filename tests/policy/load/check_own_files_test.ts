import { assertEquals } from "@std/assert";
import type { PolicySource } from "../../../lib/policy/load/mod.ts";
import { inHouse } from "./load_text.ts";

interface Case {
  readonly when: string;
  readonly text: string;
  readonly link?: readonly [place: string, target: string];
  /** Paths of the source, `$T` for the folder. */
  readonly change: (root: string) => Partial<PolicySource>;
  readonly problems: readonly string[];
}

const change = "where commands could change it; move one of them";

const cases: readonly Case[] = [
  {
    when: "the policy lies in the jail",
    text: 'jail_root = "$T/jail"',
    change: (root) => ({ file: `${root}/jail/policy.toml`, overrides: {} }),
    problems: [
      `$T/jail/policy.toml:1: jail_root: the policy "$T/jail/policy.toml" lies inside the jail "$T/jail", ${change}`,
    ],
  },
  {
    when: "the policy lies in the jail that a variable names",
    text: "",
    change: (root) => ({ file: `${root}/jail/policy.toml` }),
    problems: [
      `HTMCP_JAIL_ROOT: the policy "$T/jail/policy.toml" lies inside the jail "$T/jail", ${change}`,
    ],
  },
  {
    when: "the policy lies in a write root",
    text: '[paths]\nwrite = [\n  "$T/bin",\n  "$T/out",\n]',
    change: (root) => ({ file: `${root}/out/policy.toml`, ownFiles: [] }),
    problems: [
      `$T/out/policy.toml:4: paths.write: the policy "$T/out/policy.toml" lies inside the write root "$T/out", ${change}`,
    ],
  },
  {
    when: "the policy lies in a read root: allowed",
    text: '[paths]\nread = ["$T/out"]',
    change: (root) => ({ file: `${root}/out/policy.toml` }),
    problems: [],
  },
  {
    when: "the state folder lies in the jail, and the log is elsewhere",
    text: 'audit_log = "$T/a.jsonl"',
    change: (root) => ({ stateDir: `${root}/jail/state` }),
    problems: [
      `HTMCP_JAIL_ROOT: the state folder "$T/jail/state" lies inside the jail "$T/jail", ${change}`,
    ],
  },
  {
    when: "the jail lies beside the state folder: allowed",
    text: "",
    change: (root) => ({ stateDir: `${root}/jail-state` }),
    problems: [],
  },
  {
    when: "our own program lies in a write root",
    text: 'paths.write = ["$T/bin"]',
    change: () => ({}),
    problems: [
      `$T/policy.toml:1: paths.write: our own file "$T/bin/hardened-terminal" lies inside the write root "$T/bin", ${change}`,
    ],
  },
  {
    when: "our own program is reached through a link in the jail",
    text: "",
    link: ["jail/tool", "$T/bin/hardened-terminal"],
    change: (root) => ({ ownFiles: [`${root}/jail/tool`] }),
    problems: [
      `HTMCP_JAIL_ROOT: our own file "$T/jail/tool" leads through the link "$T/jail/tool" inside the jail "$T/jail", ${change}`,
    ],
  },
  {
    when: "the state folder is a link into the jail",
    text: 'audit_log = "$T/a.jsonl"',
    link: ["hidden", "$T/jail"],
    change: (root) => ({ stateDir: `${root}/hidden` }),
    problems: [
      `HTMCP_JAIL_ROOT: the state folder "$T/hidden" lies inside the jail "$T/jail", ${change}`,
    ],
  },
];

for (const { when, text, link, change, problems } of cases) {
  Deno.test({
    name: `checkOwnFiles() reports ${problems.length} problems when ${when}`,
    permissions: { read: true, write: true },
    fn: () =>
      inHouse(async (house) => {
        if (link !== undefined) {
          Deno.symlinkSync(link[1].replaceAll("$T", house.root), `${house.root}/${link[0]}`);
        }
        assertEquals((await house.load(text, change(house.root))).problems, problems);
      }),
  });
}
