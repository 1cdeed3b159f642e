/** What a first policy is made of. */
export interface FirstPolicy {
  readonly jail: string;
  readonly auditLog: string;
  /** The harmless programs that this host has. */
  readonly commands: readonly string[];
}

/** Programs that read and print. `git` and everything that can run other programs is left to the operator. */
export const HARMLESS_PROGRAMS: readonly string[] = [
  ...[
    "ls",
    "tree",
    "find",
    "stat",
    "du",
    "df",
    "pwd",
    "realpath",
    "readlink",
    "basename",
    "dirname",
  ],
  ...[
    "cat",
    "head",
    "tail",
    "tac",
    "nl",
    "wc",
    "grep",
    "sort",
    "uniq",
    "cut",
    "tr",
    "comm",
    "join",
  ],
  ...["paste", "fold", "expand", "column", "rev", "diff", "cmp", "od"],
  ...["echo", "printf", "seq", "date", "true", "false", "sleep"],
  ...["md5sum", "sha1sum", "sha256sum", "cksum", "base64"],
];

/** The text of the policy that `init` writes: small, commented, and useful as it is. */
export function firstPolicy({ jail, auditLog, commands }: FirstPolicy): string {
  const list = inLines(commands.map((name) => JSON.stringify(name)));
  const rules = Object.entries(RULES).filter(([name]) => commands.includes(name));
  return `# What the AI model may run. Everything that is not allowed here is refused.
# All keys: policy.example.toml of the project. After a change: hardened-terminal check, then restart the client.

# Commands run here, and every path that they are given must lie here. Put into it what the model shall work on.
jail_root = ${JSON.stringify(jail)}

# Every call is recorded here. "closed": what cannot be recorded is not run.
audit_log = ${JSON.stringify(auditLog)}
audit_fail_mode = "closed"

# These read and print. One of them can write, and only into the jail: uniq, to its second operand.
[allowlist]
commands = [
${list}
]

[denylist] # always wins, whatever is allowed above
commands = ["rm", "sudo", "su"]

# Rules about arguments: an entry counts if all its words are there, in any order and spelling.
${rules.map(([, rule]) => rule).join("\n")}`;
}

const RULES: Readonly<Record<string, string>> = {
  find: `[[rules]]
command = "find"
category = "read"
deny_args = [
  "-exec", "-execdir", "-ok", "-okdir", "-delete", "-fprint", "-fprint0", "-fprintf", "-fls",
  "-L", "-follow", "-files0-from",
]
reason = "find must not run, write or delete, nor follow links out of the jail"
examples = { allow = ["find . -name x -print"], deny = ["find . -name x -delete"] }
`,
  sort: `[[rules]]
command = "sort"
deny_args = ["-o", "--compress-program", "--files0-from"]
reason = "sort prints: it must not write, run another program or read a list of files"
examples = { allow = ["sort -u f"], deny = ["sort --compress-prog=x f"] }
`,
  grep: `[[rules]]
command = "grep"
deny_args = ["-R", "--dereference-recursive"]
reason = "-R follows links out of the jail; -r does not"
examples = { allow = ["grep -r x ."], deny = ["grep -nR x ."] }
`,
  ls: `[[rules]]
command = "ls"
deny_args = ["-L -R", "-L --recursive", "--dereference -R", "--dereference --recursive"]
reason = "together they follow links out of the jail"
examples = { allow = ["ls -lR"], deny = ["ls -RL"] }
`,
  diff: `[[rules]]
command = "diff"
deny_args = ["-r", "--recursive", "-l", "--paginate"]
reason = "diff must not follow links out of the jail, nor start pr"
examples = { allow = ["diff -u a b"], deny = ["diff -ur a b"] }
`,
  du: `[[rules]]
command = "du"
deny_args = ["-L", "--dereference", "--files0-from"]
reason = "du must not follow links out of the jail, nor read a list of files"
examples = { allow = ["du -sh ."], deny = ["du -shL ."] }
`,
  tree: `[[rules]]
command = "tree"
category = "read"
deny_args = ["-l", "-o", "-R"]
reason = "tree must not follow links out of the jail, nor write"
examples = { allow = ["tree -a"], deny = ["tree -al"] }
`,
  wc: `[[rules]]
command = "wc"
deny_args = ["--files0-from"]
reason = "wc must not read a list of files"
examples = { allow = ["wc -l f"], deny = ["wc --files0-from=-"] }
`,
  ...Object.fromEntries(
    ["md5sum", "sha1sum", "sha256sum", "cksum"].map((name) => [
      name,
      `[[rules]]
command = "${name}"
deny_args = ["-c", "--check"]
reason = "the list to check names files, wherever they are"
examples = { allow = ["${name} f"], deny = ["${name} -c list"] }
`,
    ]),
  ),
  date: `[[rules]]
command = "date"
category = "read"
deny_args = ["-s", "--set"]
reason = "the clock is not the model's to set"
examples = { allow = ["date -u +%F", "date -d 2020-01-01"], deny = ["date --set=now", "date 010100002030"] }
`,
};

function inLines(words: readonly string[]): string {
  const lines: string[] = [];
  let line = " ";
  for (const word of words) {
    if (line.length + word.length > 90) {
      lines.push(line);
      line = " ";
    }
    line += ` ${word},`;
  }
  return [...lines, line].join("\n");
}
