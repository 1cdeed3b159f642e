/** The tools, as listed to a client. */
import { assert, assertEquals } from "@std/assert";
import { GENERATIONS } from "../support/sdk_clients.ts";
import { makeSite } from "../support/site.ts";

for (const [generation, open] of Object.entries(GENERATIONS)) {
  Deno.test(`tools/list names two tools to the ${generation}, and none that changes anything of ours`, async () => {
    const site = makeSite();
    try {
      await using client = await open(site);
      const tools = await client.tools();
      assertEquals(tools.map((tool) => tool.name), ["run_command", "explain_command"]);
      for (const { inputSchema } of tools) assertFlat(inputSchema as Schema);
    } finally {
      site.remove();
    }
  });
}

interface Schema {
  readonly type: string;
  readonly additionalProperties: boolean;
  readonly properties: Readonly<
    Record<string, { readonly type?: string; readonly description?: string }>
  >;
}

/** Strict, flat, one type a field, and each field explained. */
function assertFlat(schema: Schema): void {
  assertEquals([schema.type, schema.additionalProperties], ["object", false]);
  assertEquals(Object.keys(schema.properties), [
    ...["command", "argv", "cwd", "stdin", "timeout_seconds", "env"],
  ]);
  for (const [name, property] of Object.entries(schema.properties)) {
    assertEquals(typeof property.type, "string", name);
    assert(property.description, name);
  }
}

Deno.test("explain_command gives the verdict of run_command on the same input, and starts nothing", async () => {
  const site = makeSite({ more: "[limits]\nparallel = 8" });
  try {
    const open = GENERATIONS["client 2.x"];
    assert(open !== undefined);
    await using client = await open(site);
    const inputs = [
      ...[
        "ls",
        "ls ..",
        "cat link.txt",
        "rm -rf x",
        "ls | cat",
        "cat $HOME",
        'cat "x',
        "",
        "ls sub/..",
      ],
    ];
    for (const command of inputs) {
      const explained = await client.call("explain_command", { command });
      const ran = await client.call("run_command", { command });
      const verdict = ({ code, decision, rule, at, policy_reason }: typeof ran) =>
        JSON.stringify({ code, decision, rule, at, policy_reason });
      assertEquals(verdict(explained), verdict(ran), command);
      assertEquals([explained.stages, explained.stdout], [[], ""]);
    }
    const attempts = site.records().filter((one) => one["event"] === "attempt");
    assertEquals(attempts.length, 2, "only what ran was attempted");
    assertEquals(site.records().filter((one) => one["event"] === "verdict").length, inputs.length);
  } finally {
    site.remove();
  }
});
