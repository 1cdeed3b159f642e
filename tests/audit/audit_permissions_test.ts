import { assertEquals } from "@std/assert";
import { auditPermissions } from "../../lib/audit/mod.ts";
import { type Probe, tryInWorker } from "../exec/wall_probe.ts";
import { join } from "../support/paths.ts";

const CLOSED = {
  env: false,
  ffi: false,
  import: false,
  net: false,
  run: false,
  sys: false,
} as const;

Deno.test({
  name: "auditPermissions() is the log's folder and the private one, and nothing else",
  permissions: "none",
  fn() {
    const [log, own] = ["/var/log/htmcp/audit.jsonl", "/home/u/.local/state/home-1"];
    const both = ["/var/log/htmcp", own];
    assertEquals(auditPermissions(log, own), { read: both, write: both, ...CLOSED });
    const alone = ["/var/log/htmcp"];
    assertEquals(auditPermissions(log, null), { read: alone, write: alone, ...CLOSED });
  },
});

Deno.test("a worker with the audit's permissions can write its folders and nothing else", async () => {
  const [logs, own, outside] = [1, 2, 3].map(() =>
    Deno.realPathSync(Deno.makeTempDirSync({ prefix: "htmcp audit " }))
  ) as [string, string, string];
  const probe = (act: Probe["act"], on: string): Probe => ({ what: `${act} ${on}`, act, on });
  const tried: Readonly<Record<string, readonly Probe[]>> = {
    "did it": [
      probe("write", join(logs, "audit.jsonl")),
      probe("read", join(logs, "audit.jsonl")),
      probe("write", join(own, "x")),
      probe("remove", join(own, "x")),
      probe("remove", own),
    ],
    "refused": [
      probe("write", join(outside, "x")),
      probe("write", `${logs}.jsonl`),
      probe("write", join(logs, "..", "x")),
      probe("read", "/etc/passwd"),
      probe("list", "/"),
      probe("remove", outside),
      probe("run", "/usr/bin/true"),
      probe("run by node", "/usr/bin/true"),
      probe("signal", String(Deno.ppid)),
      probe("connect", "8999"),
      probe("listen", "0"),
      probe("fetch", "http://127.0.0.1:8999/"),
      probe("env", "PATH"),
      probe("all env", ""),
      probe("sys", ""),
      probe("ffi", "/usr/lib/libc.so"),
      probe("wider worker", ""),
    ],
  };
  try {
    const permissions = auditPermissions(join(logs, "audit.jsonl"), own);
    for (const [expected, probes] of Object.entries(tried)) {
      const attempts = await tryInWorker({ ...permissions }, probes);
      assertEquals(attempts, Object.fromEntries(probes.map(({ what }) => [what, expected])));
    }
  } finally {
    for (const folder of [logs, outside]) Deno.removeSync(folder, { recursive: true });
  }
});
