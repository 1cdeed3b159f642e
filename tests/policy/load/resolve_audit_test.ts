import { assertEquals } from "@std/assert";
import { inHouse } from "./load_text.ts";

const permissions = { read: true, write: true } as const;

interface Case {
  readonly when: string;
  /** From `$T/place` to here, before the policy is loaded. */
  readonly link?: readonly [place: string, target: string];
  readonly log: string;
  readonly write?: string;
  /** What follows `audit_log: "<log>" `; null where it is sound. */
  readonly problem: string | null;
}

const jailed = 'the jail "$T/jail", where commands could change it';
const rooted = 'the write root "$T/out", where commands could change it';

const cases: readonly Case[] = [
  { when: "outside", log: "$T/audit.jsonl", problem: null },
  { when: "in a folder that is still to be made", log: "$T/new/dir/audit.jsonl", problem: null },
  { when: "beside the jail with its name at the front", log: "$T/jail.jsonl", problem: null },
  { when: "in the jail", log: "$T/jail/audit.jsonl", problem: `lies inside ${jailed}` },
  {
    when: "in a folder of the jail that is still to be made",
    log: "$T/jail/new/audit.jsonl",
    problem: `lies inside ${jailed}`,
  },
  {
    when: "in the jail by a roundabout way",
    log: "$T/out/../jail/a.jsonl",
    problem: `lies inside ${jailed}`,
  },
  {
    when: "in a write root",
    log: "$T/out/a.jsonl",
    write: "$T/out",
    problem: `lies inside ${rooted}`,
  },
  { when: "in a directory that is no write root", log: "$T/out/a.jsonl", problem: null },
  {
    when: "in a folder that is a link into the jail",
    link: ["logs", "$T/jail"],
    log: "$T/logs/audit.jsonl",
    problem: `lies inside ${jailed}`,
  },
  {
    when: "in a folder that is a link to outside",
    link: ["logs", "$T/state"],
    log: "$T/logs/audit.jsonl",
    problem: null,
  },
  {
    when: "a link to a file in the jail that is not there yet",
    link: ["audit.jsonl", "jail/audit.jsonl"],
    log: "$T/audit.jsonl",
    problem: `lies inside ${jailed}`,
  },
  {
    when: "outside, but behind a link in the jail",
    link: ["jail/logs", "$T/state"],
    log: "$T/jail/logs/audit.jsonl",
    problem: `leads through the link "$T/jail/logs" inside ${jailed}`,
  },
  {
    when: "outside, but a link in a write root",
    link: ["out/a.jsonl", "$T/note"],
    log: "$T/out/a.jsonl",
    write: "$T/out",
    problem: `leads through the link "$T/out/a.jsonl" inside ${rooted}`,
  },
  {
    when: "a directory",
    log: "$T/state",
    problem: 'is a directory; name a file in it: "$T/state/audit.jsonl"',
  },
  {
    when: "spelled like a directory",
    log: "$T/new/",
    problem: 'is a directory; name a file in it: "$T/new/audit.jsonl"',
  },
  { when: "relative", log: "audit.jsonl", problem: "is not absolute; write the whole path" },
  { when: "the policy", log: "$T/policy.toml", problem: "is the policy itself" },
];

for (const { when, link, log, write, problem } of cases) {
  Deno.test({
    name: `resolveAudit() ${problem === null ? "accepts" : "refuses"} a log that is ${when}`,
    permissions,
    fn: () =>
      inHouse(async (house) => {
        const full = (path: string) => path.replaceAll("$T", house.root);
        if (link !== undefined) Deno.symlinkSync(full(link[1]), `${house.root}/${link[0]}`);
        const text = `audit_log = "${log}"\npaths.write = [${write ? `"${write}"` : ""}]`;
        const line = `$T/policy.toml:1: audit_log: "${log}" ${problem}`;
        assertEquals((await house.load(text)).problems, problem === null ? [] : [line]);
      }),
  });
}

Deno.test({
  name: "resolveAudit() logs in the state folder when nothing names a place",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const { policy } = await house.load("");
      assertEquals(
        [policy?.auditLog, policy?.auditFailMode],
        [`${house.root}/state/audit.jsonl`, "closed"],
      );
    }),
});

Deno.test({
  name: "resolveAudit() stores where a link really leads",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      Deno.symlinkSync("state", `${house.root}/logs`);
      const { policy } = await house.load('audit_log = "$T/logs/a.jsonl"');
      assertEquals(policy?.auditLog, `${house.root}/state/a.jsonl`);
    }),
});

Deno.test({
  name: "resolveAudit() takes the variables before the file and names them in problems",
  permissions,
  fn: () =>
    inHouse(async (house) => {
      const text = 'audit_log = "$T/a.jsonl"\naudit_fail_mode = "closed"';
      const jailRoot = `${house.root}/jail`;
      const good = await house.load(text, {
        overrides: { jailRoot, auditLog: `${house.root}/b.jsonl`, auditFailMode: "open" },
      });
      assertEquals(
        [good.policy?.auditLog, good.policy?.auditFailMode],
        [`${house.root}/b.jsonl`, "open"],
      );
      const bad = await house.load(text, {
        overrides: { jailRoot, auditLog: "b.jsonl", auditFailMode: "opne" },
      });
      assertEquals(bad.problems, [
        'HTMCP_AUDIT_LOG: "b.jsonl" is not absolute; write the whole path',
        'HTMCP_AUDIT_FAIL_MODE: "opne" is not one of "closed", "open"; did you mean "open"?',
      ]);
    }),
});
