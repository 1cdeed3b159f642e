/** Every way in which a server ends: within a second, with nothing left behind and the audit closed. */
import { assert, assertEquals } from "@std/assert";
import { descendants, eventually, processes } from "../support/processes.ts";
import { RawClient } from "../support/raw_client.ts";
import { serverCommand, serverEnv } from "../support/server_command.ts";
import { makeSite } from "../support/site.ts";
import { SLACK_MS } from "../support/slack.ts";

const WITHIN_MS = 1000 + SLACK_MS;

const ways: Readonly<Record<string, (client: RawClient) => Promise<unknown>>> = {
  "the end of its input": (client) => client.close(),
  "SIGTERM": (client) => kill(client, "SIGTERM"),
  "SIGINT": (client) => kill(client, "SIGINT"),
  "SIGHUP": (client) => kill(client, "SIGHUP"),
};

async function kill(client: RawClient, signal: Deno.Signal): Promise<void> {
  client.child.kill(signal);
  await client.child.status;
}

for (const [way, end] of Object.entries(ways)) {
  Deno.test(`a server ends at ${way}: children gone, outcomes recorded, exit code 0`, async () => {
    const site = makeSite();
    try {
      const client = await RawClient.open(site);
      const commands = ["sleep 60", "children 3", "ignore-term", "fork-hold"];
      for (const command of commands) {
        void client.request("tools/call", { name: "run_command", arguments: { command } });
      }
      assert(await eventually(async () => (await descendants(client.child.pid)).length >= 6));
      const left = (await descendants(client.child.pid)).map((one) => one.pid);
      const started = Date.now();
      await end(client);
      const took = Date.now() - started;
      assert(took < WITHIN_MS, `it took ${took} ms`);
      assertEquals((await client.child.status).code, 0);
      const alive = async () => (await processes()).filter((one) => left.includes(one.pid));
      assert(
        await eventually(async () => (await alive()).length === 0, SLACK_MS),
        JSON.stringify(await alive()),
      );
      const records = site.records();
      assertEquals(records.at(-1)?.["event"], "stop");
      const count = (event: string) => records.filter((one) => one["event"] === event).length;
      assertEquals([count("attempt"), count("outcome")], [4, 4], JSON.stringify(records));
      await client.close();
    } finally {
      site.remove();
    }
  });
}

Deno.test("a server ends when nobody reads what it says", async () => {
  const site = makeSite();
  try {
    // A reader that goes away: the pipe breaks at the first answer after it.
    const script = 'exec 3<&0; "$@" <&3 | head -n 1 >/dev/null';
    const child = new Deno.Command("/bin/sh", {
      args: ["-c", script, "sh", ...serverCommand("serve", "--policy", site.policy)],
      ...{
        env: serverEnv(site.home),
        clearEnv: true,
        stdin: "piped",
        stdout: "null",
        stderr: "null",
      },
    }).spawn();
    const writer = child.stdin.getWriter();
    const say = (message: unknown) =>
      writer.write(
        new TextEncoder().encode(JSON.stringify({ jsonrpc: "2.0", ...Object(message) }) + "\n"),
      );
    await say({
      ...{ id: 1, method: "initialize" },
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "x", version: "1" },
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await say({ id: 2, method: "ping" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await say({ id: 3, method: "ping" }).catch(() => undefined);
    const ended = await Promise.race([
      child.status.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WITHIN_MS)),
    ]);
    if (!ended) child.kill("SIGKILL");
    await writer.close().catch(() => undefined);
    await child.status;
    assert(ended, "the server must not outlive its reader");
    assertEquals(site.records().at(-1)?.["event"], "stop");
  } finally {
    site.remove();
  }
});

Deno.test("a server whose client never says a word ends with its input", async () => {
  const site = makeSite();
  try {
    const client = new RawClient(
      serverCommand("serve", "--policy", site.policy),
      serverEnv(site.home),
    );
    assertEquals((await client.close()).code, 0);
    assertEquals(site.records().map((one) => one["event"]), ["start", "stop"]);
    assertEquals([...Deno.readDirSync(site.home)].length <= 1, true);
  } finally {
    site.remove();
  }
});

Deno.test("a server whose standard error is closed goes on, and ends as always", async () => {
  const site = makeSite();
  try {
    const client = await RawClient.open(site);
    await client.child.stderr.cancel().catch(() => undefined);
    void client.request("tools/call", {
      name: "run_command",
      arguments: { command: "children 2" },
    });
    assert(await eventually(async () => (await descendants(client.child.pid)).length >= 3));
    const left = (await descendants(client.child.pid)).map((one) => one.pid);
    // Something to complain about: there is nobody to complain to.
    Deno.renameSync(`${site.root}/state`, `${site.root}/state-gone`);
    const refused = await client.call("run_command", { command: "true" });
    assertEquals(refused.code, "AUDIT_UNAVAILABLE");
    assertEquals((await client.close()).code, 0);
    const alive = async () => (await processes()).filter((one) => left.includes(one.pid));
    assert(
      await eventually(async () => (await alive()).length === 0),
      JSON.stringify(await alive()),
    );
  } finally {
    site.remove();
  }
});

Deno.test("a server whose client reads nothing any more still obeys a signal", async () => {
  const site = makeSite();
  try {
    Deno.writeTextFileSync(`${site.jail}/much`, "x".repeat(90_000));
    const [program, ...args] = serverCommand("serve", "--policy", site.policy);
    const child = new Deno.Command(program, {
      ...{
        args,
        env: serverEnv(site.home),
        clearEnv: true,
        stdin: "piped",
        stdout: "piped",
        stderr: "null",
      },
    }).spawn();
    const writer = child.stdin.getWriter();
    const say = (id: number, method: string, params: unknown) =>
      writer.write(
        new TextEncoder().encode(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n"),
      );
    const clientInfo = { name: "x", version: "1" };
    await say(1, "initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
    const call = (id: number, command: string) =>
      say(id, "tools/call", { name: "run_command", arguments: { command } });
    await call(2, "sleep 60");
    for (let id = 3; id < 9; id++) await call(id, "cat much");
    assert(
      await eventually(() => site.records().filter((one) => one["exit_code"] === 0).length >= 6),
    );
    const left = (await descendants(child.pid)).map((one) => one.pid);
    child.kill("SIGTERM");
    const ended = await Promise.race([
      child.status.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), WITHIN_MS)),
    ]);
    if (!ended) child.kill("SIGKILL");
    await child.status;
    await child.stdout.cancel();
    await writer.close().catch(() => undefined);
    assert(ended, "the server must not wait for its client to read");
    const alive = async () => (await processes()).filter((one) => left.includes(one.pid));
    assert(await eventually(async () => (await alive()).length === 0));
  } finally {
    site.remove();
  }
});

Deno.test("what takes no time is answered, though the input ends right behind it", async () => {
  const site = makeSite();
  try {
    const client = new RawClient(
      serverCommand("serve", "--policy", site.policy),
      serverEnv(site.home),
    );
    const clientInfo = { name: "raw", version: "1" };
    const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
    const answers = [
      client.request("initialize", hello),
      client.request("tools/call", { name: "explain_command", arguments: { command: "ls" } }),
      client.request("tools/call", { name: "run_command", arguments: { command: "rm x" } }),
      client.request("tools/list", {}),
    ];
    const [status, ...all] = await Promise.all([client.close(), ...answers]);
    assertEquals([status.code, all.every((one) => one.result !== undefined)], [0, true]);
  } finally {
    site.remove();
  }
});
