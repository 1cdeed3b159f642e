import type { AuditRecord } from "./record.ts";

/** Main thread to audit worker. One `append` carries everything that waited while the last one was on its way. */
export type ToAuditWorker =
  | { readonly kind: "append"; readonly records: readonly AuditRecord[]; readonly sync: boolean }
  | { readonly kind: "close"; readonly removeFolder: string | null };

/** Audit worker to main thread: how the one message in flight went. */
export type FromAuditWorker =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly why: string };
