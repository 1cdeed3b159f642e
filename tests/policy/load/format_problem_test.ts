import { assertEquals } from "@std/assert";
import { formatProblem, type Problem } from "../../../lib/policy/load/mod.ts";

const message = 'unknown key; did you mean "commands"?';

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [problem: Problem, line: string])[] = [
  [{ file: "policy.toml", line: 12, key: "allowlist.comands", message }, `policy.toml:12: allowlist.comands: ${message}`],
  [{ file: "policy.toml", line: null, key: "jail_root", message: "missing" }, "policy.toml: jail_root: missing"],
  [{ file: "policy.toml", line: 3, key: null, message: "not TOML" }, "policy.toml:3: not TOML"],
  [{ file: "HTMCP_JAIL_ROOT", line: null, key: null, message: "empty" }, "HTMCP_JAIL_ROOT: empty"],
  [{ file: "a\x1b[2J", line: 1, key: "k\u202e", message: "m\nn" }, "a\\u{1b}[2J:1: k\\u{202e}: m\\u{a}n"],
];

for (const [problem, line] of cases) {
  Deno.test({
    name: `formatProblem() writes ${JSON.stringify(line)}`,
    permissions: "none",
    fn: () => assertEquals(formatProblem(problem), line),
  });
}
