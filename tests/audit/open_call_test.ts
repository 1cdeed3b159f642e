import { assert, assertEquals, assertMatch } from "@std/assert";
import { openCall, serialise } from "../../lib/audit/mod.ts";
import { makeRecord } from "../../lib/audit/mod.ts";
import type { ParseRefusal, Request } from "../../lib/contract.ts";
import { HIDDEN, policy, redactor, SECRET } from "./calls.ts";

const deps = { redactor, policy };
const NONE = { command: null, argv: null, cwd: null, stdin: null, env: null };

const cases: readonly [name: string, asked: Request | ParseRefusal, fields: object][] = [
  ["a command", { command: "ls -l" }, { command: "ls -l" }],
  ["an argv", { argv: ["ls", "", "a b"] }, { argv: ["ls", "", "a b"] }],
  ["a cwd", { command: "ls", cwd: "sub" }, { command: "ls", cwd: "sub" }],
  ["names of an environment, not values", { command: "ls", env: { API_KEY: "a", LANG: "C" } }, {
    ...{ command: "ls", env: ["API_KEY", "LANG"] },
  }],
  ["length and digest of an input", { command: "wc", stdin: "abc" }, {
    command: "wc",
    stdin: {
      bytes: 3,
      sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    },
  }],
  ["an empty input, which is one", { command: "wc", stdin: "" }, {
    command: "wc",
    stdin: {
      bytes: 0,
      sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    },
  }],
  ["nothing of a request without a shape", refusal(), {}],
];

for (const [name, asked, fields] of cases) {
  Deno.test({
    name: `openCall() takes down ${name}`,
    permissions: "none",
    async fn() {
      const call = await openCall(asked, "client 1", deps);
      assertMatch(call.id, /^[0-9a-f-]{36}$/);
      const rest = { client: "client 1", policy: "policy-hash" };
      assertEquals({ ...call, id: "" }, { ...NONE, ...rest, ...fields, id: "" } as typeof call);
    },
  });
}

Deno.test({
  name: "openCall() takes no secret down, wherever it was put",
  permissions: "none",
  async fn() {
    const places: readonly [Request, string | null][] = [
      [{ command: `curl -H 'Authorization: Bearer ${SECRET}' u` }, null],
      [{ argv: ["curl", "-H", `Authorization: Bearer ${SECRET}`, "u"] }, null],
      [{ argv: ["curl", "--token", SECRET] }, null],
      [{ command: "ls", cwd: `sub/${SECRET}` }, null],
      [{ command: "wc", stdin: SECRET }, null],
      [{ command: "ls", env: { TOKEN: SECRET } }, null],
      [{ command: "ls", env: { [SECRET]: "" } }, null],
      [{ command: "ls" }, `client ${SECRET}`],
    ];
    for (const [asked, client] of places) {
      const text = JSON.stringify(await openCall(asked, client, deps));
      assert(!text.includes(SECRET), text);
      if (asked.stdin === undefined && asked.env?.["TOKEN"] === undefined) {
        assertMatch(text, HIDDEN);
      }
    }
  },
});

Deno.test({
  name: "openCall() is brief where a caller was not, so that a line stays a line",
  permissions: "none",
  async fn() {
    const long = "x".repeat(1_000_000);
    const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`N${at}`, ""]));
    const places: readonly Request[] = [
      ...[{ command: long }, { argv: ["ls", long] }, { argv: new Array(100_000).fill("word") }],
      ...[{ command: "ls", cwd: long }, { command: "ls", env: names }],
    ];
    for (const asked of places) {
      const fields = await openCall(asked, long, deps);
      const line = serialise(1, makeRecord({ ...fields, event: "outcome" }));
      assert(line.length < 200_000, `${line.length} characters`);
      assertMatch(line, /… \(1000000 characters\)/);
    }
    const { command } = await openCall({ command: "x".repeat(70_000) }, null, deps);
    assertEquals(command, "x".repeat(70_000));
  },
});

Deno.test({
  name: "openCall() hides a private key that its brevity cuts in two",
  permissions: "none",
  async fn() {
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${"MIIEowIBAAKCAQEA0Z3VS5JJcds3xf\n".repeat(40)}`;
    const command = `echo '${"x ".repeat(34_800)}${key}-----END RSA PRIVATE KEY-----'`;
    const { command: taken } = await openCall({ command }, null, deps);
    assert(taken !== null && !taken.includes("MIIEow"), taken?.slice(-300) ?? "");
    assertMatch(taken, HIDDEN);
  },
});

function refusal(): ParseRefusal {
  return {
    ...{ kind: "refused", code: "PARSE_ERROR", by: { id: "request.shape", line: null } },
    ...{ at: null, reason: "not an object", hint: null },
  };
}
