import { dirname } from "@std/path";
import { NOTHING_ELSE, type NothingElse } from "../exec/mod.ts";

/** Deno's permissions of the audit worker. */
export interface AuditPermissions extends NothingElse {
  readonly read: string[];
  readonly write: string[];
  readonly run: false;
}

/** The log's folder and the server's private folder, to read and write; nothing else, and nothing to run. */
export function auditPermissions(log: string, ownFolder: string | null): AuditPermissions {
  const folders = [dirname(log), ...(ownFolder === null ? [] : [ownFolder])];
  return {
    read: folders,
    write: folders,
    run: false,
    ...NOTHING_ELSE,
  };
}
