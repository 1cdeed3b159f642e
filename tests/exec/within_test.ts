import { assertEquals, assertRejects } from "@std/assert";
import { within } from "../../lib/exec/within.ts";

Deno.test({
  name: "within() tells whether a promise settled in time, and leaves no timer behind",
  permissions: "none",
  async fn() {
    assertEquals(await within(Promise.resolve(), 1000), true);
    assertEquals(await within(new Promise(() => undefined), 20), false);
    await assertRejects(() => within(Promise.reject(new Error("broken")), 1000));
  },
});
