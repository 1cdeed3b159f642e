/** The auditor with its real worker: on disk before the word is given, and closed when it cannot be. */
import { assert, assertEquals, assertMatch } from "@std/assert";
import { auditPermissions, startAuditor } from "../../lib/audit/mod.ts";
import { join } from "../support/paths.ts";
import { CAN_FREEZE, CAN_MOUNT, MODES_BIND, mountDisk, system, unmount } from "./host.ts";
import { CLOSE_MS, type Lab, makeLab, numbers, readRecords, record } from "./lab.ts";
import { SLACK_MS } from "../support/slack.ts";

Deno.test("attempt() gives a receipt when the attempt is on disk, and not before", async () => {
  await using lab = makeLab();
  const receipt = await lab.auditor.attempt(record("attempt", "a-1"));
  // Read at once: nothing was waited for but the receipt.
  const [first, ...others] = lab.records();
  assertEquals([first?.["seq"], first?.["id"], first?.["event"]], [1, "a-1", "attempt"]);
  assertEquals([others.length, receipt?.id], [0, "a-1"] as unknown[]);
  assertEquals((Deno.statSync(lab.log).mode ?? 0) & 0o777, 0o600);
  assertEquals(lab.health, []);
});

Deno.test("outcome() is true when the outcome is on disk; note() is written too, in the order given", async () => {
  await using lab = makeLab();
  await lab.auditor.attempt(record("attempt", "1"));
  assertEquals(await lab.auditor.outcome(record("outcome", "1")), true);
  assertEquals(lab.records().map((one) => one["event"]), ["attempt", "outcome"]);
  assertEquals(await lab.auditor.note(record("verdict", "2")), true);
  assertEquals(await lab.auditor.outcome(record("outcome", "3")), true);
  assertEquals(lab.records().map((one) => one["id"]), ["1", "1", "2", "3"]);
});

Deno.test("200 attempts in parallel are 200 lines, each once, each whole", async () => {
  await using lab = makeLab();
  const ids = Array.from({ length: 200 }, (_, at) => `call-${at}`);
  const receipts = await Promise.all(ids.map((id) => lab.auditor.attempt(record("attempt", id))));
  assertEquals(receipts.map((receipt) => receipt?.id), ids);
  assertEquals(lab.records().map((one) => one["id"]), ids);
  assertEquals(numbers(lab.log), ids.map((_, at) => at + 1));
});

Deno.test("numbering goes on over a restart", async () => {
  await using lab = makeLab();
  await lab.auditor.attempt(record("attempt"));
  const again = await lab.restart();
  await again.attempt(record("attempt"));
  assertEquals(numbers(lab.log), [1, 2, 3]);
  assertEquals(lab.records().map((one) => one["event"]), ["attempt", "stop", "attempt"]);
});

/** Something that happens to a log, and how it is undone. `make` runs before the log is first opened. */
interface Obstacle {
  readonly make: (lab: Lab) => void;
  readonly undo: (lab: Lab) => void;
  readonly why: RegExp;
  readonly ignore?: boolean;
}

const move = ({ folder }: Lab) => Deno.renameSync(folder, `${folder}-away`);
const moveBack = ({ folder }: Lab) => Deno.renameSync(`${folder}-away`, folder);
const remove = ({ log }: Lab) => Deno.removeSync(log, { recursive: true });
const elsewhere = ({ folder }: Lab) => join(folder, "..", "elsewhere");

const obstacles: Readonly<Record<string, Obstacle>> = {
  "a folder that is not there": { make: move, undo: moveBack, why: /No such file/ },
  "a folder that is a file": {
    make: (lab) => {
      move(lab);
      Deno.writeTextFileSync(lab.folder, "");
    },
    undo: (lab) => {
      Deno.removeSync(lab.folder);
      moveBack(lab);
    },
    why: /Not a directory/,
  },
  "a log that is a directory": {
    make: ({ log }) => Deno.mkdirSync(log),
    undo: remove,
    why: /it is a directory, not a regular file$/,
  },
  "a FIFO that nobody reads": {
    make: ({ log }) => assert(system("mkfifo", log)),
    undo: remove,
    why: /it is a FIFO, not a regular file$/,
  },
  "a link out of its folder": {
    make: (lab) => {
      Deno.writeTextFileSync(elsewhere(lab), "untouched");
      Deno.symlinkSync(elsewhere(lab), lab.log);
    },
    undo: (lab) => {
      assertEquals(Deno.readTextFileSync(elsewhere(lab)), "untouched");
      remove(lab);
    },
    why: /it is a symbolic link, not a regular file$/,
  },
  "a link to nothing": {
    make: (lab) => Deno.symlinkSync(elsewhere(lab), lab.log),
    undo: (lab) => {
      assertEquals([...Deno.readDirSync(join(lab.folder, ".."))].map((one) => one.name), ["state"]);
      remove(lab);
    },
    why: /it is a symbolic link, not a regular file$/,
  },
  "a link within its folder": {
    make: ({ folder, log }) => {
      Deno.writeTextFileSync(join(folder, "other"), "");
      Deno.symlinkSync(join(folder, "other"), log);
    },
    undo: remove,
    why: /it is a symbolic link, not a regular file$/,
  },
  "a full disk (needs mount)": {
    make: ({ folder }) => {
      assert(mountDisk(folder));
      using file = Deno.openSync(join(folder, "filler"), { create: true, write: true });
      try {
        for (;;) file.writeSync(new Uint8Array(1024));
      } catch (error) {
        assertMatch(String(error), /No space left/);
      }
    },
    undo: ({ folder }) => Deno.removeSync(join(folder, "filler")),
    why: /No space left/,
    ignore: !CAN_MOUNT,
  },
  "a read-only disk (needs mount)": {
    make: ({ folder }) => assert(mountDisk(folder, "ro")),
    undo: ({ folder }) => assert(system("mount", "-o", "remount,rw", folder)),
    why: /Read-only file system/,
    ignore: !CAN_MOUNT,
  },
  "a file that may not be written (needs modes that bind: not root)": {
    make: ({ log }) => Deno.writeTextFileSync(log, "", { mode: 0o400 }),
    undo: ({ log }) => Deno.chmodSync(log, 0o600),
    why: /Permission denied/,
    ignore: !MODES_BIND,
  },
  "a folder that may not be written (needs modes that bind: not root)": {
    make: ({ folder }) => Deno.chmodSync(folder, 0o500),
    undo: ({ folder }) => Deno.chmodSync(folder, 0o700),
    why: /Permission denied/,
    ignore: !MODES_BIND,
  },
  "a file that nobody may write (needs chattr)": {
    make: ({ log }) => {
      Deno.writeTextFileSync(log, "");
      assert(system("chattr", "+i", log));
    },
    undo: ({ log }) => assert(system("chattr", "-i", log)),
    why: /Operation not permitted/,
    ignore: !CAN_FREEZE,
  },
};

for (const [what, { make, undo, why, ignore = false }] of Object.entries(obstacles)) {
  for (const failMode of ["closed", "open"] as const) {
    Deno.test({
      name: `attempt() and outcome() ${failMode === "closed" ? "refuse" : "let pass"} for ${what}`,
      ignore,
      async fn() {
        await using lab = makeLab({ failMode });
        try {
          make(lab);
          const passes = failMode === "open";
          for (const id of ["1", "2"]) {
            assertEquals(
              (await lab.auditor.attempt(record("attempt", id)))?.id,
              passes ? id : undefined,
            );
            assertEquals(await lab.auditor.outcome(record("outcome", id)), passes);
          }
          assertEquals(await lab.auditor.note(record("verdict")), passes);
          assertEquals(lab.health.length, 1);
          assertMatch(lab.health[0] ?? "", why);
          undo(lab);
          assertEquals((await lab.auditor.attempt(record("attempt", "3")))?.id, "3");
          assertEquals([lab.health.length, lab.health[1]], [2, null] as unknown[]);
          assertEquals(lab.records().map((one) => one["id"]), ["3"]);
        } finally {
          cleanUp(lab);
        }
      },
    });
  }
}

/** What an obstacle may have left, whether the test went well or not. */
function cleanUp({ folder, log }: Lab): void {
  if (CAN_FREEZE) system("chattr", "-i", log);
  if (CAN_MOUNT) unmount(folder);
}

Deno.test("attempt() refuses once a log that worked has lost its folder, and works when it is back", async () => {
  await using lab = makeLab();
  await lab.auditor.attempt(record("attempt", "1"));
  move(lab);
  assertEquals(await lab.auditor.attempt(record("attempt", "2")), null);
  assertEquals(await lab.auditor.outcome(record("outcome", "1")), false);
  moveBack(lab);
  assertEquals((await lab.auditor.attempt(record("attempt", "3")))?.id, "3");
  assertEquals(lab.records().map((one) => one["id"]), ["1", "3"]);
  Deno.removeSync(lab.folder, { recursive: true });
  assertEquals(await lab.auditor.attempt(record("attempt", "4")), null);
  Deno.mkdirSync(lab.folder);
  assertEquals((await lab.auditor.attempt(record("attempt", "5")))?.id, "5");
  assertEquals(numbers(lab.log), [3]);
  assertEquals(lab.health.map((why) => why === null), [false, true, false, true]);
});

Deno.test("attempt() goes on in a new file when the log was removed or moved, never in the dark", async () => {
  await using lab = makeLab();
  await lab.auditor.attempt(record("attempt", "1"));
  Deno.removeSync(lab.log);
  await lab.auditor.attempt(record("attempt", "2"));
  assertEquals(numbers(lab.log), [2]);
  Deno.renameSync(lab.log, join(lab.folder, "moved"));
  await lab.auditor.attempt(record("attempt", "3"));
  assertEquals([numbers(lab.log), numbers(join(lab.folder, "moved"))], [[3], [2]]);
  assertEquals(lab.health, []);
});

Deno.test("attempt() refuses a FIFO and a link that were put in the place of a log that worked", async () => {
  await using lab = makeLab();
  await lab.auditor.attempt(record("attempt", "1"));
  Deno.renameSync(lab.log, join(lab.folder, "moved"));
  assert(system("mkfifo", lab.log));
  assertEquals(await lab.auditor.attempt(record("attempt", "2")), null);
  Deno.removeSync(lab.log);
  Deno.symlinkSync(join(lab.folder, "moved"), lab.log);
  assertEquals(await lab.auditor.attempt(record("attempt", "3")), null);
  assertEquals(numbers(join(lab.folder, "moved")), [1]);
});

for (const device of ["/dev/full", "/dev/null", "/dev/tty"]) {
  Deno.test(`attempt() refuses ${device}, which keeps nothing`, async () => {
    await using lab = makeLab({ log: device });
    assertEquals(await lab.auditor.attempt(record("attempt")), null);
    assertEquals(await lab.auditor.outcome(record("outcome")), false);
    assertEquals(lab.health, [
      `Cannot open the audit log "${device}": it is a device, not a regular file`,
    ]);
  });
}

Deno.test({
  name:
    "a disk that fills up under 200 calls in parallel refuses some, and every line stays whole (needs mount)",
  ignore: !CAN_MOUNT,
  async fn() {
    await using lab = makeLab();
    assert(mountDisk(lab.folder));
    try {
      const ids = Array.from({ length: 200 }, (_, at) => `call-${at}`);
      const receipts: string[] = [];
      for (let at = 0; at < ids.length; at += 40) {
        const batch = ids.slice(at, at + 40).map((id) =>
          lab.auditor.attempt(record("attempt", id))
        );
        for (const receipt of await Promise.all(batch)) {
          if (receipt !== null) receipts.push(receipt.id);
        }
      }
      assert(receipts.length > 0 && receipts.length < 200, `${receipts.length} receipts`);
      assertEquals(lab.records().map((one) => one["id"]), receipts);
      assertEquals(numbers(lab.log), receipts.map((_, at) => at + 1));
    } finally {
      unmount(lab.folder);
    }
  },
});

Deno.test("close() writes what waits and the last record, and removes the private folder", async () => {
  const ownFolder = Deno.makeTempDirSync({ prefix: "htmcp home " });
  await using lab = makeLab({ ownFolder });
  Deno.writeTextFileSync(join(ownFolder, "file"), "");
  Deno.chmodSync(ownFolder, 0o500);
  const waiting = ["1", "2", "3"].map((id) => lab.auditor.outcome(record("outcome", id)));
  await lab.auditor.close(record("stop", "server"), CLOSE_MS);
  assertEquals(await Promise.all(waiting), [true, true, true]);
  assertEquals(lab.records().map((one) => one["id"]), ["1", "2", "3", "server"]);
  assert(isGone(ownFolder));
});

Deno.test("close() removes the private folder although the log cannot be written", async () => {
  const ownFolder = Deno.makeTempDirSync({ prefix: "htmcp home " });
  await using lab = makeLab({ ownFolder });
  Deno.mkdirSync(lab.log);
  await lab.auditor.close(record("stop"), CLOSE_MS);
  assert(isGone(ownFolder));
});

Deno.test("close() loses nothing of calls that end while it is on its way, and answers those after it", async () => {
  const ownFolder = Deno.makeTempDirSync({ prefix: "htmcp home " });
  await using lab = makeLab({ ownFolder });
  const closed = lab.auditor.close(record("stop", "server"), CLOSE_MS);
  const late = lab.auditor.outcome(record("outcome", "late"));
  await closed;
  assertEquals(await late, true);
  assertEquals(lab.records().map((one) => one["id"]), ["server", "late"]);
  assert(isGone(ownFolder));
  assertEquals(await lab.auditor.attempt(record("attempt", "too late")), null);
  assertEquals(await lab.auditor.outcome(record("outcome", "too late")), false);
  assertEquals(lab.records().length, 2);
});

Deno.test("close() resolves in its time, and so does every record that still waited", async () => {
  await using lab = makeLab();
  const big = { ...record("outcome"), reason: "x".repeat(300_000) };
  const waiting = Array.from({ length: 300 }, () => lab.auditor.outcome(big));
  const started = performance.now();
  await lab.auditor.close(record("stop"), 10);
  assert(performance.now() - started < 10 + SLACK_MS);
  const written = (await Promise.all(waiting)).filter((one) => one).length;
  assert(written < 300, "the disk was faster than this test thinks possible");
});

/** With the sources unreadable there is no worker: the nearest to one that has crashed. */
const nowhere = "/nonexistent/state";
for (const failMode of ["closed", "open"] as const) {
  Deno.test({
    name: `attempt() ${failMode === "closed" ? "refuses" : "lets pass"} when the worker has failed`,
    permissions: { read: [nowhere], write: [nowhere] },
    async fn() {
      const [log, health] = [join(nowhere, "audit.jsonl"), new Array<string | null>()];
      const permissions = auditPermissions(log, null);
      const onHealth = (why: string | null) => health.push(why);
      const auditor = startAuditor({ log, permissions, failMode, ownFolder: null, onHealth });
      const passes = failMode === "open";
      for (const id of ["1", "2"]) {
        assertEquals((await auditor.attempt(record("attempt", id)))?.id, passes ? id : undefined);
        assertEquals(await auditor.outcome(record("outcome", id)), passes);
      }
      assertEquals(health.length, 1);
      assertMatch(health[0] ?? "", /^the audit worker has failed: /);
      await auditor.close(record("stop"), CLOSE_MS);
    },
  });
}

Deno.test("a line of the log is one record, whatever was in it", async () => {
  await using lab = makeLab();
  const evil = ['x\n{"event":"allowed"}', "\u2028", "\0", "\ud800", "\x1b[2J", "\u202e"];
  for (const text of evil) {
    const fields = { command: text, argv: [text], cwd: text, reason: text };
    assert(await lab.auditor.attempt({ ...record("attempt", text), ...fields }) !== null);
  }
  const raw = Deno.readTextFileSync(lab.log);
  assertEquals(raw.match(/\n/g)?.length, evil.length);
  assertEquals(raw.match(/[^\n -~]/g), null);
  assertEquals(readRecords(lab.log).map((one) => one["cwd"]), evil);
});

function isGone(path: string): boolean {
  try {
    Deno.lstatSync(path);
    return false;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return true;
    throw error;
  }
}
