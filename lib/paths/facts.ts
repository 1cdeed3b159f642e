import type { ConfinedPath, Span } from "../contract.ts";

/** What was found of the directory to run in. */
export type CwdFact =
  | { readonly kind: "inside"; readonly path: ConfinedPath }
  | { readonly kind: "outside" }
  | { readonly kind: "missing" }
  | { readonly kind: "not-a-directory" };

/**
 * Which roots hold a path. `write`: may be read and written; `device`: a special file that is no way
 * out, such as `/dev/null`; `nowhere`: below the file system's root under a name that is not there, as the
 * `/api/v1` of a search pattern.
 */
export type Place = "write" | "write-only" | "read" | "device" | "outside" | "nowhere";

/** What was found of one argument, or of a part of one, that could be a path. */
export interface PathFact {
  /** The part that could be a path, as written. */
  readonly text: string;
  readonly at: Span;
  readonly place: Place;
}

/** All that looking at the file system yielded for one request. */
export interface Facts {
  readonly cwd: CwdFact;
  /** Empty where the directory to run in is not inside, or the policy does not check arguments. */
  readonly paths: readonly PathFact[];
}
