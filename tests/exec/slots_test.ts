import { assert, assertEquals } from "@std/assert";
import { makeSlots } from "../../lib/exec/mod.ts";

Deno.test({
  name: "makeSlots() gives out as many slots as there are, and no more",
  permissions: "none",
  fn() {
    const slots = makeSlots(2);
    const [one, two] = [slots.take(), slots.take()];
    assert(one !== null && two !== null);
    assertEquals(slots.take(), null);
    two();
    const three = slots.take();
    assert(three !== null);
    assertEquals(slots.take(), null);
  },
});

Deno.test({
  name: "a slot that is given back twice is one slot",
  permissions: "none",
  fn() {
    const slots = makeSlots(1);
    const release = slots.take();
    release?.();
    release?.();
    assert(slots.take() !== null);
    assertEquals(slots.take(), null);
  },
});
