import type { PathFact } from "../../paths/mod.ts";
import { categoryOf } from "../category_of.ts";
import type { Case, Check, Refusal } from "../case.ts";

/** Every argument that could be a path must lead into the roots; into a writable one if the program can write. */
export const argumentPaths: Check = (one) => {
  const onlyReads = categoryOf(one) === "read";
  for (const fact of one.facts.paths) {
    const refusal = judge(fact, onlyReads, one);
    if (refusal !== null) return refusal;
  }
  return null;
};

function judge(fact: PathFact, onlyReads: boolean, { policy }: Case): Refusal | null {
  switch (fact.place) {
    case "write":
    case "device":
      return null;
    case "read":
      return onlyReads ? null : refuse(
        fact,
        "path.read-only",
        `'${fact.text}' lies in a root that may only be read, and the program can write`,
        "name the program under [categories] read in the policy if it only reads",
      );
    case "nowhere":
      // Nothing is there to read, so for a program that only reads this is no path: `grep /api/v1 f`.
      return onlyReads ? null : outside(fact, policy.jailRoot);
    case "outside":
      return outside(fact, policy.jailRoot);
    default:
      return fact.place satisfies never;
  }
}

function outside(fact: PathFact, jail: string): Refusal {
  const reason = `the argument '${fact.text}' leads outside the allowed directories`;
  return refuse(fact, "path.outside", reason, `use a path inside "${jail}"`);
}

function refuse(fact: PathFact, id: string, reason: string, hint: string): Refusal {
  return { code: "POLICY_DENIED", by: { id, line: null }, at: fact.at, reason, hint };
}
