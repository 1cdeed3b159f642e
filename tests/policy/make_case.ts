import type { ConfinedPath, Program } from "../../lib/contract.ts";
import type { Facts, Place } from "../../lib/paths/mod.ts";
import type { Case, ProgramTable } from "../../lib/policy/mod.ts";
import { makeLine } from "../support/make_line.ts";
import { makePolicy, type PolicyChanges } from "../support/make_policy.ts";

/** What a test wants to be different from an ordinary `ls` in the jail. */
export interface CaseChanges extends Partial<Omit<Case, "policy" | "line">> {
  readonly policy?: PolicyChanges;
  /** Places of arguments, by their text. */
  readonly places?: Readonly<Record<string, Place>>;
}

/** The case of an argv: every allowed name has a program in /usr/bin, and the directory to run in is the jail. */
export function makeCase(argv: readonly [string, ...string[]], changes: CaseChanges = {}): Case {
  const { policy: policyChanges, places = {}, ...rest } = changes;
  const policy = makePolicy(policyChanges);
  const line = makeLine(argv);
  const facts: Facts = {
    cwd: { kind: "inside", path: policy.jailRoot as ConfinedPath },
    paths: line.stages[0].words.slice(1).flatMap(({ text, at }) => {
      const place = Object.hasOwn(places, text) ? places[text] : undefined;
      return place === undefined ? [] : [{ text, at, place }];
    }),
  };
  return {
    policy,
    line,
    programs: makeTable(Object.fromEntries(policy.allow.commands.map((name) => [name, name]))),
    request: {},
    facts,
    baseEnv: { PATH: "/usr/bin", HOME: "/var/empty" },
    sandbox: "none",
    ...rest,
  };
}

/** A table of programs in /usr/bin, by the word they are called by and the file behind it. */
export function makeTable(files: Readonly<Record<string, string>>): ProgramTable {
  const found = Object.entries(files).map(([word, file]): [string, Program] => {
    const name = word.split("/").at(-1) ?? word;
    const path = word.startsWith("/") ? word : `/usr/bin/${word}`;
    return [word, { name, path, file: file.startsWith("/") ? file : `/usr/bin/${file}` }];
  });
  return { found: new Map(found), missing: new Map(), denied: new Set() };
}
