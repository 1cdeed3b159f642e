import type { Check } from "./check.ts";
import { quote } from "./quote.ts";
import { findIntrusion, type Territory } from "./territory.ts";

/** Refuses directories in which commands could change the policy, the state or the program that guards them. */
export function checkOwnFiles({ source }: Check, territories: readonly Territory[]): void {
  const own = [
    { name: "the policy", path: source.file },
    { name: "the state folder", path: source.stateDir },
    ...source.ownFiles.map((path) => ({ name: "our own file", path })),
  ];
  for (const { name, path } of own) {
    const intrusion = findIntrusion(path, territories);
    if (intrusion === null) continue;
    intrusion.territory.fail(
      `${name} ${quote(path)} ${intrusion.how}, where commands could change it; move one of them`,
    );
  }
}
