/** The log on real disks: numbering, appending, and taking back what does not fit. */
import { assert, assertEquals, assertThrows } from "@std/assert";
import { LogFile } from "../../lib/audit/log_file.ts";
import { makeRecord } from "../../lib/audit/mod.ts";
import { join } from "../support/paths.ts";
import { CAN_MOUNT, mountDisk, unmount } from "./host.ts";
import { numbers, readRecords, record } from "./lab.ts";

function withFolder(act: (folder: string, path: string) => void): () => void {
  return () => {
    const folder = Deno.makeTempDirSync({ prefix: "htmcp audit " });
    try {
      act(folder, join(folder, "audit.jsonl"));
    } finally {
      Deno.removeSync(folder, { recursive: true });
    }
  };
}

function append(path: string, count: number): void {
  const log = new LogFile(path);
  log.append(new Array(count).fill(record("verdict")), true);
  log.close();
}

const one = [record("attempt")];
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

Deno.test(
  "LogFile makes a log that only its owner can read",
  withFolder((_, path) => {
    append(path, 1);
    assertEquals((Deno.statSync(path).mode ?? 0) & 0o777, 0o600);
  }),
);

Deno.test(
  "LogFile numbers records from 1, and goes on over restarts",
  withFolder((_, path) => {
    append(path, 2);
    append(path, 1);
    append(path, 3);
    assertEquals(numbers(path), range(1, 6));
  }),
);

Deno.test(
  "LogFile goes on with the numbers when its file was removed, moved away or emptied",
  withFolder((folder, path) => {
    const log = new LogFile(path);
    log.append(one, true);
    Deno.removeSync(path);
    log.append(one, true);
    assertEquals(numbers(path), [2]);
    Deno.renameSync(path, join(folder, "old.jsonl"));
    log.append(one, true);
    assertEquals([numbers(path), numbers(join(folder, "old.jsonl"))], [[3], [2]]);
    Deno.truncateSync(path);
    log.append(one, true);
    assertEquals(numbers(path), [4]);
    log.close();
  }),
);

Deno.test(
  "LogFile goes on from the higher number when its file was replaced",
  withFolder((folder, path) => {
    const log = new LogFile(path);
    log.append(one, true);
    append(join(folder, "longer"), 9);
    Deno.renameSync(join(folder, "longer"), path);
    log.append(one, true);
    append(join(folder, "shorter"), 3);
    Deno.renameSync(join(folder, "shorter"), path);
    log.append(one, true);
    assertEquals(numbers(path), [1, 2, 3, 11]);
    log.close();
  }),
);

Deno.test(
  "LogFile finds the last number behind a record longer than the first look, and among forged ones",
  withFolder((_, path) => {
    const reason = '\n{"seq":77,"time":"x"}\n' + "é".repeat(300_000);
    const log = new LogFile(path);
    log.append([makeRecord({ id: "1", event: "outcome", policy: "", reason })], true);
    log.close();
    append(path, 1);
    assertEquals(numbers(path), [1, 2]);
  }),
);

for (
  const torn of [
    '{"seq":3,"time":"2026-01-01T00',
    "\0\0\0\0",
    "x",
    '{"seq":3,"reason":"é'.slice(0, -1),
  ]
) {
  Deno.test(
    `LogFile keeps a torn last line to itself: ${JSON.stringify(torn)}`,
    withFolder((_, path) => {
      append(path, 2);
      Deno.writeTextFileSync(path, torn, { append: true });
      append(path, 1);
      append(path, 1);
      const lines = Deno.readTextFileSync(path).split("\n");
      assertEquals([lines[2], lines.length], [torn, 6] as unknown[]);
      const whole = [0, 1, 3, 4].map((at) => JSON.parse(lines[at] ?? "").seq);
      const last = torn.includes("seq") ? 3 : 2;
      assertEquals(whole, [1, 2, last + 1, last + 2]);
    }),
  );
}

for (const text of ["", "\n", "not a log\n"]) {
  Deno.test(
    `LogFile begins at 1 behind ${JSON.stringify(text)}, and leaves it there`,
    withFolder((_, path) => {
      Deno.writeTextFileSync(path, text);
      append(path, 1);
      const added = Deno.readTextFileSync(path).slice(text.length);
      assertEquals([Deno.readTextFileSync(path).slice(0, text.length), JSON.parse(added).seq], [
        text,
        1,
      ]);
    }),
  );
}

Deno.test({
  name:
    "LogFile takes back what did not fit on a full disk, and goes on when there is room (needs mount)",
  ignore: !CAN_MOUNT,
  fn: withFolder((folder, path) => {
    assert(mountDisk(folder));
    try {
      const log = new LogFile(path);
      log.append(one, true);
      const many = new Array(400).fill(one[0]);
      // More than the disk is large: it fills up in the middle of the batch.
      assertThrows(() => log.append(many, true));
      assertEquals(numbers(path), [1]);
      const filler = fill(folder);
      assertThrows(() => log.append(many.slice(0, 20), true));
      assertEquals(numbers(path), [1]);
      Deno.removeSync(filler);
      log.append([...one, ...one], true);
      assertEquals(numbers(path), [1, 2, 3]);
      log.close();
    } finally {
      unmount(folder);
    }
  }),
});

Deno.test({
  name:
    "LogFile writes whole lines up to the last that fits, one by one, on a disk that fills up (needs mount)",
  ignore: !CAN_MOUNT,
  fn: withFolder((folder, path) => {
    assert(mountDisk(folder));
    try {
      const log = new LogFile(path);
      let written = 0;
      for (let at = 0; at < 300; at += 1) {
        try {
          log.append(one, false);
          written += 1;
        } catch (error) {
          assert(error instanceof Error && error.message.includes("No space"), String(error));
        }
      }
      assert(written > 50 && written < 300, `${written} records`);
      assertEquals(numbers(path), range(1, written));
      assertEquals(readRecords(path).at(-1)?.["event"], "attempt");
      log.close();
    } finally {
      unmount(folder);
    }
  }),
});

/** Writes a file until the disk is full. */
function fill(folder: string): string {
  const path = join(folder, "filler");
  using file = Deno.openSync(path, { create: true, write: true });
  const bytes = new Uint8Array(1024);
  assertThrows(() => {
    for (;;) file.writeSync(bytes);
  });
  return path;
}
