import { followPath } from "./follow_path.ts";
import { isInside } from "../../paths/mod.ts";
import { quote } from "./quote.ts";

/** A directory that commands can change: whatever lies in it is theirs. */
export interface Territory {
  /** Its real path. */
  readonly root: string;
  readonly kind: "jail" | "write root";
  /** Reports a problem at the setting that made it one. */
  readonly fail: (message: string) => void;
}

/** A path that commands could change, or make lead elsewhere. */
export interface Intrusion {
  readonly territory: Territory;
  /** Ends a sentence that begins with the path: `lies inside the jail "/srv/jail"`. */
  readonly how: string;
}

/** Finds out whether a path lies in one of the territories, or leads through a link in one. */
export function findIntrusion(path: string, territories: readonly Territory[]): Intrusion | null {
  const trail = followPath(path);
  for (const territory of territories) {
    const name = `the ${territory.kind} ${quote(territory.root)}`;
    if (isInside(territory.root, trail.real)) return { territory, how: `lies inside ${name}` };
    const link = trail.links.find((place) => isInside(territory.root, place));
    if (link !== undefined) {
      return { territory, how: `leads through the link ${quote(link)} inside ${name}` };
    }
  }
  return null;
}
