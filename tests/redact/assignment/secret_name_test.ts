import { assertEquals } from "@std/assert";
import { secretName, type Strength } from "../../../lib/redact/assignment/mod.ts";

/** Names that differ by little and mean different things stand side by side. */
// deno-fmt-ignore: a table
const CASES: readonly (readonly [name: string, strength: Strength | null])[] = [
  ["password", "password"],          ["password_policy", null],
  ["DB_PASSWORD", "password"],       ["passwordField", null],
  ["dbPass", "password"],            ["bypass", null],
  ["user.passwd2", "password"],      ["compass", null],
  ["PGPASSWORD", "password"],        ["PWD", null],
  ["pwd", "password"],               ["OLDPWD", null],
  ["client_secret", "secret"],       ["secretary", null],
  ["AWS_SECRET_ACCESS_KEY", "secret"], ["AWS_KEY_NAME", null],
  ["privateKey", "secret"],          ["publicKey", null],
  ["secret_id", "secret"],           ["secret_id_ttl", null],
  ["githubToken", "token"],          ["tokenizer", null],
  ["github-token", "token"],         ["token_type", null],
  ["TOKEN_V2", "token"],             ["TOKEN_TTL", null],
  ["accessToken", "token"],          ["nextToken", null],
  ["HTTPToken", "token"],            ["max_tokens", "weak"],
  ["apiKey", "token"],               ["monkey", null],
  ["X-Api-Key", "token"],            ["primary_key", null],
  ["AccountKey", "token"],           ["cache-key", null],
  ["api_key_prod", "token"],         ["api_key_header", null],
  ["some_key", "weak"],              ["keyboard", null],
  ["github_token_for_ci", "weak"],   ["authority", null],
  ["hubspotKey", "provider"],        ["hubspotUrl", null],
  ["cloudflare", "provider"],        ["cloudfront", null],
];

for (const [name, strength] of CASES) {
  Deno.test({
    name: `secretName() takes ${name} for ${strength ?? "no secret's name"}`,
    permissions: "none",
    fn: () => assertEquals(secretName(name), strength),
  });
}
