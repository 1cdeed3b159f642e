import { assertEquals } from "@std/assert";
import type { FromAuditWorker, ToAuditWorker } from "../../lib/audit/message.ts";
import { RecordQueue } from "../../lib/audit/record_queue.ts";
import { record } from "./lab.ts";

/** A log that answers when it is told to, and remembers what it was sent. */
function makeLog() {
  const sent: { ids: string[]; sync: boolean }[] = [];
  const answers: ((reply: FromAuditWorker) => void)[] = [];
  const health: (string | null)[] = [];
  const send = (message: ToAuditWorker) => {
    if (message.kind === "append") {
      sent.push({ ids: message.records.map((one) => one.id), sync: message.sync });
    }
    return new Promise<FromAuditWorker>((resolve) => answers.push(resolve));
  };
  const queue = new RecordQueue(send, (why) => health.push(why));
  /** Answers the message on the way, and lets what follows from it happen. */
  const answer = async (why?: string) => {
    answers.shift()?.(why === undefined ? { kind: "done" } : { kind: "failed", why });
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const add = (id: string, sync = true) => queue.add(record("attempt", id), sync);
  const later = (id: string) => queue.later(record("verdict", id));
  return { sent, health, add, later, answer };
}

const options = { permissions: "none" } as const;

Deno.test("RecordQueue sends a lone record at once", options, async () => {
  const { sent, add, answer } = makeLog();
  const written = add("1");
  assertEquals(sent, [{ ids: ["1"], sync: true }]);
  await answer();
  assertEquals(await written, true);
});

Deno.test(
  "RecordQueue sends what waited together: 100 in parallel are two messages",
  options,
  async () => {
    const { sent, add, answer } = makeLog();
    const ids = Array.from({ length: 100 }, (_, at) => String(at));
    const written = Promise.all(ids.map((id) => add(id)));
    await answer();
    await answer();
    assertEquals(await written, ids.map(() => true));
    assertEquals(sent, [{ ids: ["0"], sync: true }, { ids: ids.slice(1), sync: true }]);
  },
);

Deno.test(
  "RecordQueue never has two messages on the way, and settles in order",
  options,
  async () => {
    const { sent, add, answer } = makeLog();
    const settled: string[] = [];
    for (const id of ["1", "2"]) void add(id).then(() => settled.push(id));
    assertEquals(sent.length, 1);
    await answer();
    void add("3").then(() => settled.push("3"));
    assertEquals([sent.length, settled.join()], [2, "1"]);
    await answer();
    assertEquals([sent.length, settled.join()], [3, "1,2"]);
    await answer();
    assertEquals(settled.join(), "1,2,3");
  },
);

Deno.test(
  "RecordQueue asks for a sync if one record of a message needs it, and only then",
  options,
  async () => {
    const { sent, add, answer } = makeLog();
    void add("note", false);
    void add("note", false);
    void add("attempt", true);
    await answer();
    void add("note", false);
    await answer();
    await answer();
    assertEquals(sent.map((one) => one.sync), [false, true, false]);
  },
);

Deno.test(
  "RecordQueue tells each record of a failed message, and the next ones try anew",
  options,
  async () => {
    const { sent, health, add, answer } = makeLog();
    const first = add("1");
    const together = [add("2"), add("3")];
    await answer("no space");
    await answer("no space");
    assertEquals([await first, ...await Promise.all(together)], [false, false, false]);
    const again = add("4");
    await answer();
    assertEquals([await again, sent.length], [true, 3] as unknown[]);
    assertEquals(health, ["no space", null]);
  },
);

Deno.test("RecordQueue tells of health once a change", options, async () => {
  const { health, add, answer } = makeLog();
  for (const why of [undefined, "a", "b", "b", undefined, undefined, "c"]) {
    void add("1");
    await answer(why);
  }
  assertEquals(health, ["a", null, "c"]);
});

Deno.test(
  "RecordQueue sends what nobody waits for with the next record, in order, or soon",
  options,
  async () => {
    const { sent, add, later, answer } = makeLog();
    later("1");
    later("2");
    assertEquals(sent, []);
    void add("3");
    assertEquals(sent, [{ ids: ["1", "2", "3"], sync: true }]);
    await answer();
    later("4");
    await new Promise((resolve) => setTimeout(resolve, 100));
    assertEquals(sent.slice(1), [{ ids: ["4"], sync: false }]);
    await answer();
  },
);
