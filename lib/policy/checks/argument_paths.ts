import type { PathFact } from "../../paths/mod.ts";
import { categoryOf } from "../category_of.ts";
import type { Case, Check, Refusal } from "../case.ts";
import { quoted } from "./quoted.ts";

/** Every argument that could be a path must lead into the roots; into a writable one if the program can write. */
export const argumentPaths: Check = (one) => {
  const onlyReads = categoryOf(one) === "read";
  for (const fact of one.facts.paths) {
    const refusal = judge(fact, onlyReads, one);
    if (refusal !== null) return refusal;
  }
  return null;
};

function judge(fact: PathFact, onlyReads: boolean, one: Case): Refusal | null {
  switch (fact.place) {
    case "write":
    case "device":
      return null;
    case "read":
      return onlyReads ? null : refuse(
        fact,
        "path.read-only",
        `${quoted(fact.text)} lies in a root that may only be read, and the program can write`,
        "name the program under [categories] read in the policy if it only reads",
      );
    case "write-only":
      // Without roles nobody can say which path a program that can write only reads.
      return !onlyReads ? null : refuse(
        fact,
        "path.write-only",
        `${quoted(fact.text)} lies in a root that may only be written, and the program reads`,
        "list the directory under [paths] read in the policy too",
      );
    case "nowhere":
      // Nothing is there to read, so for a program that only reads this is no path: `grep /api/v1 f`.
      return onlyReads ? null : outside(fact, one);
    case "outside":
      return outside(fact, one);
    default:
      return fact.place satisfies never;
  }
}

function outside(fact: PathFact, { policy, line }: Case): Refusal {
  const reason = `the argument ${quoted(fact.text)} leads outside the allowed directories`;
  const inside = `use a path inside "${policy.jailRoot}"`;
  const word = line.stages.flatMap((stage) => stage.words).find((one) => one.at === fact.at);
  const attached = word !== undefined && /^-[^-]/.test(word.text) && word.text !== fact.text;
  // `-Isub/x` could be three letters and a path, `-I sub/x` could not.
  const apart = attached ? "; the value of an option can be an argument of its own" : "";
  return refuse(fact, "path.outside", reason, inside + apart);
}

function refuse(fact: PathFact, id: string, reason: string, hint: string): Refusal {
  return { code: "POLICY_DENIED", by: { id, line: null }, at: fact.at, reason, hint };
}
