import type { ConfinedPath, Span } from "../contract.ts";

/** What was found of the directory to run in. */
export type CwdFact =
  | { readonly kind: "inside"; readonly path: ConfinedPath }
  | { readonly kind: "outside" }
  | { readonly kind: "missing" }
  | { readonly kind: "not-a-directory" };

/** Which roots hold a path. `device`: a special file that is no way out, such as `/dev/null`. */
export type Place = "write" | "read" | "device" | "outside" | "nowhere";

/** What was found of one argument, or of a part of one, that could be a path. */
export interface PathFact {
  /** The part that could be a path, as written. */
  readonly text: string;
  readonly at: Span;
  /** `nowhere`: under no existing directory at all, as the `/api/v1` of a search pattern. */
  readonly place: Place;
}

/** All that looking at the file system yielded for one request. */
export interface Facts {
  readonly cwd: CwdFact;
  /** Empty where the directory to run in is not inside, or the policy does not check arguments. */
  readonly paths: readonly PathFact[];
}
