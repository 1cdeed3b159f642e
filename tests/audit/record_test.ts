import { assert, assertEquals, assertMatch } from "@std/assert";
import { makeRecord, serialise } from "../../lib/audit/mod.ts";

Deno.test({
  name: "makeRecord() gives every record the same fields in the same order, whatever is said",
  permissions: "none",
  fn() {
    const bare = makeRecord({ id: "1", event: "start", policy: "p" });
    const full = makeRecord({
      ...{ policy: "p", exit_code: 0, argv: ["ls"], client: "c", event: "outcome", id: "1" },
      ...{ sandbox: "none", command: "ls", stdin: { bytes: 0, sha256: "" } },
    });
    assertEquals(Object.keys(full), Object.keys(bare));
    assertEquals(
      { ...full, time: "" },
      {
        ...bare,
        ...{ time: "", exit_code: 0, argv: ["ls"], client: "c", event: "outcome", id: "1" },
        ...{ sandbox: "none", command: "ls", stdin: { bytes: 0, sha256: "" } },
      },
    );
  },
});

Deno.test({
  name: "makeRecord() gives the time of now, in UTC, to the millisecond",
  permissions: "none",
  fn() {
    const before = Date.now();
    const { time } = makeRecord({ id: "1", event: "start", policy: "p" });
    assertMatch(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert(Date.parse(time) >= before && Date.parse(time) <= Date.now());
  },
});

Deno.test({
  name: "a zero, an empty text and an empty list are said, and are not null",
  permissions: "none",
  fn() {
    const line = serialise(
      1,
      makeRecord({
        ...{ id: "1", event: "outcome", policy: "p", exit_code: 0, duration_ms: 0 },
        ...{ command: "", redactions: [], env: [] },
      }),
    );
    const { exit_code, duration_ms, command, redactions, env } = JSON.parse(line);
    assertEquals([exit_code, duration_ms, command, redactions, env], [0, 0, "", [], []]);
  },
});
