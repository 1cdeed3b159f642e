import { assertEquals } from "@std/assert";
import { VALUES } from "./cases/values.ts";
import { join, redactorWith } from "./redactor.ts";

const redactor = redactorWith();
const { word, hex32 } = VALUES;

/** `§` in the argv stands for the secret, `▮` in the result for a mark, whatever its kind. */
// deno-fmt-ignore: a table
const CASES: readonly (readonly [argv: readonly string[], secret: string, expected: readonly string[]])[] = [
  [["curl", "-H", "Authorization: Bearer §", "u"], "sk-test-AAAA", ["curl", "-H", "Authorization: Bearer ▮", "u"]],
  [["curl", "-u", "user:§", "https://a.example"], "p4ss", ["curl", "-u", "user:▮", "https://a.example"]],
  [["/usr/bin/curl", "-uuser:§", "a"], "p4ss", ["/usr/bin/curl", "-uuser:▮", "a"]],
  [["curl", "-su", "user:§", "a"], "p4ss", ["curl", "-su", "user:▮", "a"]],
  [["curl", "--user=user:§", "a"], "p4ss", ["curl", "--user=user:▮", "a"]],
  [["curl", "-b", "§", "a"], "sid=1", ["curl", "-b", "▮", "a"]],
  [["curl", "https://user:§@a.example/x"], "p4ss", ["curl", "https://user:▮@a.example/x"]],
  [["curl", "user:§@a.example/x"], "p4ss", ["curl", "user:▮@a.example/x"]],
  [["curl", "-d", "name=me&password=§", "a"], "letters", ["curl", "-d", "name=me&password=▮", "a"]],
  [["x", "--password", "§"], "p4ss", ["x", "--password", "▮"]],
  [["x", "--password=§"], "p4ss", ["x", "--password=▮"]],
  [["echo", "password=", "§"], "letters", ["echo", "password=", "▮"]],
  [["echo", "token:", "§"], "p4ss", ["echo", "token:", "▮"]],
  [["x", "--db-password=§"], "two words", ["x", "--db-password=▮"]],
  [["x", "--token", "§", "y"], "X", ["x", "--token", "▮", "y"]],
  [["x", "-token", "§"], "letters", ["x", "-token", "▮"]],
  [["java", "-Ddb.password=§"], "changed", ["java", "-Ddb.password=▮"]],
  [["kubectl", "create", "secret", "generic", "n", "--from-literal=password=§"], "letters", ["kubectl", "create", "secret", "generic", "n", "--from-literal=password=▮"]],
  [["aws", "configure", "set", "aws_secret_access_key", "§"], "letters", ["aws", "configure", "set", "aws_secret_access_key", "▮"]],
  [["npm", "config", "set", "//r.example/:_authToken", "§"], "letters", ["npm", "config", "set", "//r.example/:_authToken", "▮"]],
  [["mysql", "-u", "root", "-p§", "db"], word, ["mysql", "-u", "root", "-p▮", "db"]],
  [["sshpass", "-p", "§", "ssh", "h"], word, ["sshpass", "-p", "▮", "ssh", "h"]],
  [["redis-cli", "-a", "§", "ping"], word, ["redis-cli", "-a", "▮", "ping"]],
  [["docker", "login", "-u", "me", "-p", "§"], word, ["docker", "login", "-u", "me", "-p", "▮"]],
  [["zip", "-P", "§", "a.zip", "b"], word, ["zip", "-P", "▮", "a.zip", "b"]],
  [["openssl", "rsa", "-passin", "§"], "pass:x", ["openssl", "rsa", "-passin", "▮"]],
  [["git", "clone", "https://§@github.com/a/b"], join("ghp_", VALUES.mixed40.slice(0, 36)), ["git", "clone", "https://▮@github.com/a/b"]],
  [["printenv", "§"], join("sk_", "live_", hex32), ["printenv", "▮"]],
];

for (const [argv, secret, expected] of CASES) {
  Deno.test({
    name: `redactArgv() hides the secret in ${JSON.stringify(argv)}`,
    permissions: "none",
    fn() {
      const given = argv.map((argument) => argument.replace("§", secret));
      const actual = redactor.redactArgv(given);
      assertEquals(actual.map((text) => text.replace(/\[REDACTED:[\w-]+\]/, "▮")), expected);
      assertEquals(redactor.redactArgv(actual), actual);
    },
  });
}

// deno-fmt-ignore: a table
const PLAIN: readonly (readonly string[])[] = [
  ["ls", "-la", "/srv/app/secrets"],
  ["curl", "-u", "user", "https://a.example:8443/x@y"],
  ["docker", "run", "-u", "1000:1000", "-p", "8080:80", "alpine:3.19"],
  ["id", "-u", "user:group"],
  ["mysql", "-p", "db"],
  ["grep", "-r", "password", "src"],
  ["grep", "--token", "--color"],
  ["cmd", "--token-file", "/run/t", "--password-policy", "strict"],
  ["cmd", "--password=$PASSWORD", "--token", "<token>"],
  ["git", "commit", "-m", "Fix password: too short"],
  ["npm", "install", "left-pad@1.3.0", "@scope/tokens@2.0.0"],
  ["rsync", "-a", "src/", "me@host.example:/srv/app"],
  ["x", ""],
  [],
];

for (const argv of PLAIN) {
  Deno.test({
    name: `redactArgv() leaves ${JSON.stringify(argv)} as it is`,
    permissions: "none",
    fn: () => assertEquals(redactor.redactArgv(argv), argv),
  });
}
