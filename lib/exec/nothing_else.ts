/** What no worker of ours is ever permitted. */
export interface NothingElse {
  readonly env: false;
  readonly ffi: false;
  readonly import: false;
  readonly net: false;
  readonly sys: false;
}

/** The refusal of everything that a worker's own permissions do not name. */
export const NOTHING_ELSE: NothingElse = {
  env: false,
  ffi: false,
  import: false,
  net: false,
  sys: false,
};
