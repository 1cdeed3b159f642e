import type { ConfinedPath, Outcome, Plan, Policy, Program, Receipt } from "../../lib/contract.ts";
import {
  type Executor,
  type ExecutorOptions,
  executorPermissions,
  findKillHelper,
  type RunHooks,
  startExecutor,
} from "../../lib/exec/mod.ts";
import { join } from "../support/paths.ts";
import { FIXTURES } from "../support/site.ts";
import { MARK, marked } from "./marked.ts";
import { SLACK_MS } from "../support/slack.ts";

/** A run's own wishes; the rest is what a quick, harmless command needs. */
export interface RunOptions extends Partial<Pick<Plan, "stdin" | "timeoutMs">> {
  /** Besides PATH and the lab's mark. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly startsOthers?: boolean;
  readonly hooks?: Partial<RunHooks>;
}

/** An executor with its worker, in a folder of its own. */
export interface Lab extends AsyncDisposable {
  readonly root: string;
  readonly mark: string;
  readonly executor: Executor;
  readonly failures: readonly string[];
  /** Runs a program by its name in the lab, in `tests/fixtures/` or in `/usr/bin`, or by its path. */
  run(program: string, args?: readonly string[], options?: RunOptions): Promise<Outcome>;
  /** The same, with nothing but these variables. */
  plan(program: string, args?: readonly string[], options?: RunOptions): Plan;
}

/** What a lab is made of. */
export interface LabOptions extends Partial<Omit<ExecutorOptions, "permissions" | "onFailure">> {
  /** Files in the lab, executable, by name. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Programs that may run, besides the scripts, the fixtures and the usual few. */
  readonly programs?: readonly string[];
}

/** Milliseconds between the two signals, in tests. */
export const GRACE_MS = 200;
/** What a call with a timeout may take on top of it: the design's bound. */
export const MARGIN_MS = GRACE_MS + 1000 + SLACK_MS;
/** Bytes of each end that are kept, in tests. */
export const KEEP_BYTES = 1000;

const USUAL = ["cat", "dd", "env", "false", "head", "ls", "sleep", "true", "wc", "yes"];

/** The proof that only the audit can make; here nothing is audited. */
export const RECEIPT = { id: "test" } as Receipt;

/** Starts an executor for a test. Whatever is alive of it at the end is ended. */
export function makeLab(options: LabOptions = {}): Lab {
  const root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "htmcp exec " }));
  const { scripts = {}, programs = [], ...rest } = options;
  for (const [name, text] of Object.entries(scripts)) {
    Deno.writeTextFileSync(join(root, name), text, { mode: 0o755 });
  }
  const fixtures = [...Deno.readDirSync(FIXTURES)].map(({ name }) => name);
  const paths: Record<string, string> = {};
  for (const name of USUAL) paths[name] = join("/usr/bin", name);
  for (const name of fixtures) paths[name] = join(FIXTURES, name);
  for (const name of Object.keys(scripts)) paths[name] = join(root, name);
  for (const path of programs) paths[path] = path;
  const [mark, failures] = [crypto.randomUUID(), new Array<string>()];
  const killHelper = rest.killHelper === undefined ? findKillHelper() : rest.killHelper;
  const executor = startExecutor({
    ...{ graceMs: GRACE_MS, keepBytes: KEEP_BYTES, stopBytes: 1e9, ...rest, killHelper },
    permissions: permissionsFor(root, Object.values(paths), killHelper),
    onFailure: (why) => failures.push(why),
  });
  const plan: Lab["plan"] = (program, args = [], wishes = {}) =>
    planOf({ root, mark, path: paths[program] ?? program }, args, wishes);
  return {
    ...{ root, mark, executor, failures, plan },
    run: (program, args, wishes) =>
      executor.execute(plan(program, args, wishes), RECEIPT, {
        signal: new AbortController().signal,
        ...wishes?.hooks,
      }),
    async [Symbol.asyncDispose]() {
      try {
        await executor.end(1000);
      } finally {
        for (const { pid } of await marked(mark)) killIfThere(pid);
        Deno.removeSync(root, { recursive: true });
      }
    },
  };
}

/** The permissions that a policy with one root and these programs gives. */
export function permissionsFor(root: string, paths: readonly string[], killHelper: string | null) {
  const policy = { paths: { read: [root], write: [root], checkArguments: true } } as const;
  const programs = paths.map((path): Program => ({ name: path, path, file: path }));
  return executorPermissions(policy as unknown as Policy, programs, killHelper);
}

function planOf(
  { root, mark, path }: { readonly root: string; readonly mark: string; readonly path: string },
  args: readonly string[],
  { env = {}, cwd = root, startsOthers = true, stdin = null, timeoutMs = 20_000 }: RunOptions,
): Plan {
  const program = { name: path, path, file: path };
  return {
    stages: [{ program, argv: [path, ...args], startsOthers }],
    cwd: cwd as ConfinedPath,
    env: { PATH: "/usr/bin:/bin", [MARK]: mark, ...env },
    ...{ stdin, timeoutMs },
    clamped: false,
    sandbox: "none",
  };
}

/** Ends a process that may have ended by itself. */
export function killIfThere(pid: number): void {
  try {
    Deno.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/** What was kept of a stream, as text, with nothing between its ends. */
export function textOf({ head, tail }: Outcome["stdout"]): string {
  return new TextDecoder().decode(head) + new TextDecoder().decode(tail);
}
