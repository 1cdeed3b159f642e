/** Runs `env` through an executor as a server has it, in a process of its own, and tells what came of it. */
import { MARK } from "./marked.ts";
import { makeLab, textOf } from "./lab.ts";

const lab = makeLab();
const { end, stdout } = await lab.run("env");
const lines = textOf(stdout).trim().split("\n").filter((line) => !line.startsWith(MARK));
const how = end.kind === "exit" ? `exit ${end.code}` : JSON.stringify(end);
await lab[Symbol.asyncDispose]();
Deno.stdout.writeSync(new TextEncoder().encode(`${how}: ${JSON.stringify(lines)}\n`));
