/** The way to a value in a TOML document: names, and positions in lists from 0. */
export type KeyPath = readonly (string | number)[];
