import { cp } from "./cp.ts";
import type { ProgramDescription } from "./description.ts";
import { diff } from "./diff.ts";
import { fields } from "./fields.ts";
import { find } from "./find.ts";
import { git } from "./git.ts";
import { grep } from "./grep.ts";
import { oldStyle } from "./old_style.ts";
import { printers } from "./printers.ts";
import { quietReaders } from "./quiet_readers.ts";
import { quietWriters } from "./quiet_writers.ts";
import { rm } from "./rm.ts";
import { sort } from "./sort.ts";

const CATALOGUE: ReadonlyMap<string, ProgramDescription> = new Map(
  [
    quietReaders,
    printers,
    ...fields,
    grep,
    ...quietWriters,
    rm,
    ...cp,
    diff,
    sort,
    find,
    git,
    ...oldStyle,
  ].flatMap((one) => one.names.map((name): [string, ProgramDescription] => [name, one])),
);

/**
 * What is known of a program by its name; null where nobody described it.
 *
 * @param name A bare name, as called: `awk`, not the file behind it.
 */
export function describe(name: string): ProgramDescription | null {
  return CATALOGUE.get(name) ?? null;
}
