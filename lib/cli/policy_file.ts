import { join, resolve } from "@std/path";
import type { Host } from "./host.ts";
import { places } from "./places.ts";

/** The policy's file: as given, else as `HTMCP_POLICY_FILE` says, else the user's own. */
export function policyFile(given: string | undefined, host: Host): string {
  return resolve(
    given ?? host.env("HTMCP_POLICY_FILE") ?? join(places(host.env).config, "policy.toml"),
  );
}
