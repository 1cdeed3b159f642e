import { assertEquals } from "@std/assert";
import { candidates } from "../../lib/paths/candidates.ts";

const CASES: Readonly<Record<string, readonly string[]>> = {
  // Plain ones.
  "": [],
  "a/b": ["a/b"],
  "..": [".."],
  " ": [" "],
  "-": ["-"],
  "--": ["--"],
  // Behind `--` a name may begin with a dash.
  "-la": ["-la", "a"],
  "--all": ["--all"],
  // Attached to a letter, or to a bundle.
  "-I../x": ["-I../x", "../x"],
  "-f/etc": ["-f/etc", "/etc"],
  "-nf../x": ["-nf../x", "f../x", "../x"],
  "-Isub/x": ["-Isub/x", "sub/x", "ub/x", "b/x", "/x"],
  "-Imy-dir/x": ["-Imy-dir/x", "my-dir/x", "y-dir/x", "-dir/x"],
  "-x": ["-x"],
  "-vlink:/x": [
    "-vlink:/x",
    "link",
    "link:/x",
    "ink",
    "ink:/x",
    "nk",
    "nk:/x",
    "k",
    "k:/x",
    ":/x",
    "-vlink",
    "/x",
  ],
  "-chdir=sub/x": [
    "-chdir=sub/x",
    "hdir",
    "hdir=sub/x",
    "dir",
    "dir=sub/x",
    "ir",
    "ir=sub/x",
    "r",
    "r=sub/x",
    "=sub/x",
    "-chdir",
    "sub/x",
  ],
  // Values.
  "--file=../x": ["--file=../x", "--file", "../x"],
  "if=../x": ["if=../x", "if", "../x"],
  "--a=b=../c": ["--a=b=../c", "--a", "b", "b=../c", "../c"],
  "@f": ["@f", "f"],
  "-d@../x": ["-d@../x", "@../x", "-d", "../x"],
  // The mark can be a part of the name.
  "-o:": ["-o:", ":", "-o"],
  "-uo=D/x": ["-uo=D/x", "o", "o=D/x", "=D/x", "-uo", "D/x"],
  "name@../x": ["name@../x", "name", "../x"],
  "file=@../x": ["file=@../x", "file", "@../x", "../x"],
  "host:/etc/x": ["host:/etc/x", "host", "/etc/x"],
  "HEAD:../x": ["HEAD:../x", "HEAD", "../x"],
  "a:b:c": ["a:b:c", "a", "b", "b:c", "c"],
  "link:/b": ["link:/b", "link", "/b"],
  "git@host:a/b": ["git@host:a/b", "git", "host", "host:a/b", "a/b"],
  // Files by address.
  "file:///etc/passwd": ["file:///etc/passwd", "file", "///etc/passwd", "/etc/passwd"],
  "FILE:/etc/x": ["FILE:/etc/x", "FILE", "/etc/x"],
  "file://host/etc/x": ["file://host/etc/x", "/etc/x"],
  "file:../x": ["file:../x", "file", "../x"],
  "file:%2e%2e/x": ["file:%2e%2e/x", "file", "%2e%2e/x", "../x"],
  "file:a?b#c": ["file:a?b#c", "file", "a?b#c", "a"],
  "file:%2e%2e/%zz": ["file:%2e%2e/%zz", "file", "%2e%2e/%zz", "../%zz"],
  "file:%c3%a9": ["file:%c3%a9", "file", "%c3%a9", "é"],
  "file:%252e": ["file:%252e", "file", "%252e", "%2e"],
  "jar:file:/x!/y": ["jar:file:/x!/y", "jar", "file", "file:/x!/y", "/x!/y"],
  "git+file:///x": ["git+file:///x", "git+file", "///x", "/x"],
  "sqlite:///etc/x": ["sqlite:///etc/x", "sqlite", "///etc/x", "/etc/x"],
  "zip://../x": ["zip://../x", "zip", "//../x", "../x"],
  "http://../x": ["http://../x", "http", "//../x", "../x"],
  // Addresses of other hosts.
  "http://host/etc/passwd": ["http://host/etc/passwd"],
  "https://h:1/?a=/etc&b=@/etc": ["https://h:1/?a=/etc&b=@/etc"],
  "--url=http://h/?a=/etc": ["--url=http://h/?a=/etc", "--url", "http://h/?a=/etc"],
  "--urls=http://h/,f=/etc": [
    "--urls=http://h/,f=/etc",
    "--urls",
    "http://h/,f",
    "http://h/,f=/etc",
    "/etc",
  ],
  "redis://localhost:6379/0": ["redis://localhost:6379/0"],
  "php://filter/resource=/etc/x": [
    "php://filter/resource=/etc/x",
    "php://filter/resource",
    "/etc/x",
  ],
};

Deno.test("candidates() gives every part that could be a path", { permissions: "none" }, () => {
  for (const [argument, parts] of Object.entries(CASES)) {
    assertEquals(candidates(argument), parts, argument);
  }
});

Deno.test("candidates() gives up on more parts than can be judged", { permissions: "none" }, () => {
  assertEquals(candidates("a=".repeat(1001)), null);
  assertEquals(candidates("file:".repeat(501)), null);
  assertEquals(candidates("a=".repeat(999))?.length, 1000);
  assertEquals(candidates("a/".repeat(32_000))?.length, 1);
});

Deno.test("candidates() reads the end of a long bundle, where a name could begin", {
  permissions: "none",
}, () => {
  const parts = candidates(`-${"n".repeat(60_000)}f../x`);
  assertEquals(parts?.length, 257);
  assertEquals(parts?.at(-1), "../x");
});
