import { assertEquals } from "@std/assert";
import { sha256 } from "../../lib/audit/sha256.ts";

/** FIPS 180-4, the examples of NIST; and UTF-8, as `printf ä | sha256sum` has it. */
const cases = {
  "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  "ä": "33e6d73fee82904c8d7afb78de1154d1e8dc2a0edb08120e63df5b9385c2d9cc",
};

for (const [text, digest] of Object.entries(cases)) {
  Deno.test({
    name: `sha256() of '${text}'`,
    permissions: "none",
    fn: async () => assertEquals(await sha256(text), digest),
  });
}
