import { dirname } from "@std/path";

/** Deno's permissions of the audit worker. */
export interface AuditPermissions {
  readonly read: string[];
  readonly write: string[];
  readonly env: false;
  readonly ffi: false;
  readonly import: false;
  readonly net: false;
  readonly run: false;
  readonly sys: false;
}

/** The log's folder and the server's private folder, to read and write; nothing else, and nothing to run. */
export function auditPermissions(log: string, ownFolder: string | null): AuditPermissions {
  const folders = [dirname(log), ...(ownFolder === null ? [] : [ownFolder])];
  return {
    read: folders,
    write: folders,
    env: false,
    ffi: false,
    import: false,
    net: false,
    run: false,
    sys: false,
  };
}
