/** Calls in parallel, calls that are cancelled, calls that take their time. */
import { assert, assertEquals } from "@std/assert";
import { descendants, eventually } from "../support/processes.ts";
import { RawClient } from "../support/raw_client.ts";
import { makeSite } from "../support/site.ts";

Deno.test("calls beyond the limit are BUSY at once, and the slots come back", async () => {
  const site = makeSite({ more: "[limits]\nparallel = 2" });
  try {
    await using client = await RawClient.open(site);
    const slow = [1, 2].map(() => client.call("run_command", { command: "sleep 1" }));
    const busy = await client.call("run_command", { command: "true" });
    assertEquals([busy.code, busy.rule, busy.decision], ["BUSY", "limits.parallel", "allow"]);
    assertEquals((await Promise.all(slow)).map((one) => one.code), ["OK", "OK"]);
    assertEquals((await client.call("run_command", { command: "true" })).code, "OK");
    const attempts = site.records().filter((one) => one["event"] === "attempt").length;
    assertEquals(attempts, 3, "what was BUSY was never attempted");
  } finally {
    site.remove();
  }
});

for (const command of ["sleep 60", "children 5", "ignore-term"]) {
  Deno.test(`a client's cancel ends '${command}' and all of its tree`, async () => {
    const site = makeSite({ more: "[limits]\ngrace_seconds = 1" });
    try {
      await using client = await RawClient.open(site);
      void client.request("tools/call", { name: "run_command", arguments: { command } }, 900);
      assert(await eventually(async () => (await descendants(client.child.pid)).length > 0));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const cancel = {
        jsonrpc: "2.0",
        method: "notifications/cancelled",
        params: { requestId: 900 },
      };
      await client.send(cancel);
      assertEquals((await client.request("ping", {})).result, {}, "answered while it ends");
      assert(
        await eventually(async () => (await descendants(client.child.pid)).length === 0),
      );
      assert(await eventually(() => site.records().some((one) => one["code"] === "CANCELLED")));
      await client.send(cancel);
      assertEquals((await client.request("ping", {})).result, {}, "a second cancel is no matter");
    } finally {
      site.remove();
    }
  });
}

Deno.test("a timeout above the policy's maximum is clamped, and said so", async () => {
  const site = makeSite({ more: "[limits]\ntimeout_seconds = 1\nmax_timeout_seconds = 1" });
  try {
    await using client = await RawClient.open(site);
    const result = await client.call("run_command", { command: "sleep 30", timeout_seconds: 9999 });
    assertEquals(result.code, "TIMEOUT");
    const quick = await client.call("run_command", { command: "true", timeout_seconds: 9999 });
    assertEquals([quick.code, quick.hint], [
      "OK",
      "timeout_seconds was reduced to the policy's maximum, 1",
    ]);
  } finally {
    site.remove();
  }
});

Deno.test("progress comes only to who gave a token, and the answer comes all the same", async () => {
  const site = makeSite();
  try {
    await using client = await RawClient.open(site);
    const asked = { name: "run_command", arguments: { command: "sleep 6" } };
    const [told] = await Promise.all([
      client.request("tools/call", { ...asked, _meta: { progressToken: "t" } }),
      client.request("tools/call", asked),
    ]);
    assertEquals(told.result?.["isError"], false);
    const progress = client.notifications.filter((one) => one.method === "notifications/progress");
    assertEquals(progress.map((one) => one.params?.["progressToken"]), ["t"]);
    assertEquals(progress[0]?.params?.["progress"], 5);
  } finally {
    site.remove();
  }
});
