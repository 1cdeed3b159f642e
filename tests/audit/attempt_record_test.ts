import { assert, assertEquals, assertMatch } from "@std/assert";
import { attemptRecord, makeRecord } from "../../lib/audit/mod.ts";
import { allow, call, HIDDEN, planOf, redactor, SECRET } from "./calls.ts";

Deno.test({
  name: "attemptRecord() says what will run, where, by which rule and for which call",
  permissions: "none",
  fn() {
    const record = attemptRecord(call, allow(planOf("ok.txt")), { redactor });
    assertEquals(
      { ...record, time: "" },
      {
        ...makeRecord({ ...call, event: "attempt" }),
        ...{ time: "", argv: ["cat", "ok.txt"], cwd: "/jail", program: "/usr/bin/cat" },
        ...{ decision: "allow", category: "read", rule: "allowlist.command" },
        ...{ reason: "'cat' is listed", sandbox: "none" },
      },
    );
  },
});

Deno.test({
  name:
    "attemptRecord() holds no secret of an argument or a reason, and no value of the environment",
  permissions: "none",
  fn() {
    const verdict = allow({ ...planOf(SECRET), env: { TOKEN: SECRET } }, `because ${SECRET}`);
    const text = JSON.stringify(attemptRecord(call, verdict, { redactor }));
    assert(!text.includes(SECRET), text);
    assertMatch(text, HIDDEN);
  },
});
