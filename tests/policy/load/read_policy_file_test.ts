import { assertEquals, assertMatch } from "@std/assert";
import { readPolicyFile } from "../../../lib/policy/load/read_policy_file.ts";
import { inHouse } from "./load_text.ts";

const permissions = { read: true, write: true, run: ["mkfifo"] };

/** Prepares `$T/p.toml`; gives the message of the refusal, or null where the text is read. */
interface Case {
  readonly when: string;
  readonly prepare: (file: string) => void | Promise<void>;
  readonly message: string | null;
}

const write = (content: string | Uint8Array, mode: number) => (file: string) => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  Deno.writeFileSync(file, bytes);
  Deno.chmodSync(file, mode);
};

const cannot = 'Cannot read the policy "$T/p.toml":';

const cases: readonly Case[] = [
  { when: "it is private", prepare: write("", 0o600), message: null },
  { when: "everybody can read it", prepare: write("", 0o644), message: null },
  { when: "it begins with a byte order mark", prepare: write("\ufeff# x", 0o600), message: null },
  {
    when: "everybody can write it",
    prepare: write("", 0o602),
    message:
      'Cannot trust the policy "$T/p.toml": everybody can change it; run: chmod o-w $T/p.toml',
  },
  {
    when: "it is a link to what everybody can write",
    prepare: (file) => {
      write("", 0o602)(`${file}.real`);
      Deno.symlinkSync(`${file}.real`, file);
    },
    message:
      'Cannot trust the policy "$T/p.toml": everybody can change it; run: chmod o-w $T/p.toml',
  },
  {
    when: "it is missing",
    prepare: () => {},
    message: 'no policy at "$T/p.toml"; run: hardened-terminal init',
  },
  {
    when: "it is a link to nothing",
    prepare: (file) => Deno.symlinkSync("nothing", file),
    message: 'no policy at "$T/p.toml"; run: hardened-terminal init',
  },
  {
    when: "it is a directory",
    prepare: (file) => Deno.mkdirSync(file),
    message: `${cannot} it is a directory; name the file in it`,
  },
  {
    when: "it is a pipe, without waiting for a writer",
    prepare: async (file) => {
      await new Deno.Command("mkfifo", { args: [file] }).output();
    },
    message: `${cannot} it is not a regular file`,
  },
  {
    when: "it is not UTF-8",
    prepare: write(new Uint8Array([0x23, 0xff, 0xfe]), 0o600),
    message: `${cannot} it is not UTF-8 text; save it as UTF-8`,
  },
  {
    when: "it is as long as a log",
    prepare: write(new Uint8Array(1024 * 1024 + 1), 0o600),
    message: `${cannot} it has 1048577 bytes, 1048576 are the limit`,
  },
  {
    when: "it is as long as a policy may be",
    prepare: write("#".repeat(1024 * 1024), 0o600),
    message: null,
  },
];

for (const { when, prepare, message } of cases) {
  Deno.test({
    name: `readPolicyFile() ${message === null ? "reads" : "refuses"} the file when ${when}`,
    permissions,
    fn: () =>
      inHouse(async (house) => {
        const file = `${house.root}/p.toml`;
        await prepare(file);
        const read = readPolicyFile(file);
        const found = read.kind === "text" ? null : read.problem.message;
        assertEquals(found?.replaceAll(house.root, "$T") ?? null, message);
      }),
  });
}

Deno.test({
  name: "readPolicyFile() judges a group by whether it is the owner's own",
  permissions,
  fn: () =>
    inHouse((house) => {
      const file = `${house.root}/p.toml`;
      write("", 0o660)(file);
      const { uid, gid } = Deno.statSync(file);
      assertEquals(readPolicyFile(file).kind, uid === gid ? "text" : "refused");
      return Promise.resolve();
    }),
});

Deno.test({
  name: "readPolicyFile() says what is wrong when the file may not be read",
  permissions,
  fn: () =>
    inHouse((house) => {
      const file = `${house.root}/p.toml`;
      write("", 0o000)(file);
      const read = readPolicyFile(file);
      // For root there are no unreadable files.
      if (Deno.statSync(file).uid === 0) assertEquals(read.kind, "text");
      else {
        const message = read.kind === "refused" ? read.problem.message : "";
        assertMatch(message, /it is not readable for this user; check the owner and the mode/);
      }
      return Promise.resolve();
    }),
});
