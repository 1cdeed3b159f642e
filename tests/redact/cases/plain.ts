import { join } from "../redactor.ts";

const hex = (length: number) => "7d1e9a04c3b85f62".repeat(8).slice(0, length);
const base64 = (length: number) => "Zk3vQx9/Tb7+LmWc2RyHs8Nd".repeat(60).slice(0, length);
const begin = (label: string) => join("-----BEGIN ", label, "-----");
const end = (label: string) => join("-----END ", label, "-----");

/** What must come out as it went in. */
export const PLAIN: readonly string[] = [
  // Version control
  `commit ${hex(40)} (HEAD -> main)\nAuthor: A <a@b.example>\n\n    Rotate the token cache`,
  `${hex(9)} Fix password reset mail\n${hex(7)} Add API key page`,
  `100644 blob ${hex(40)}\tsrc/secret_store.go`,
  `index ${hex(7)}..${hex(8)} 100644`,
  "origin\tgit@example.com:team/app.git (fetch)",
  `GITHUB_SHA=${hex(40)}`,
  "stash@{0}: WIP on main: tokens: split on whitespace",
  // Digests, ids, lockfiles
  `sha256:${hex(64)}  app.tar.gz`,
  `request_id=${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)} session_id=${hex(8)}-${hex(4)}-${
    hex(4)
  }-${hex(4)}-${hex(12)}`,
  `"integrity": "sha512-${base64(86)}=="`,
  `secrets v1.2.3 h1:${base64(43)}=`,
  `checksum = "${hex(64)}"`,
  `<img src="data:image/png;base64,${base64(600)}">`,
  `${base64(76)}\n${base64(76)}\n${base64(40)}==`,
  `${begin("CERTIFICATE")}\n${base64(64)}\n${end("CERTIFICATE")}`,
  `${begin("PUBLIC KEY")}\n${base64(64)}\n${end("PUBLIC KEY")}`,
  `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5${base64(44)} me@host`,
  "app-7f49c2d58c-wxtto   1/1   Running   0   3d",
  "/nix/store/p38brdsqrbdqvm9fzlsa06cqs0d3cz7s-openssl-3.0.13",
  // Listings
  "-rw-------  1 me staff  1679 Mar  5 14:02 id_ed25519",
  "./tests/test_password_reset.py\n./docs/tokens.md",
  "--- PASS: TestToken12 (0.00s)\nok  \texample.com/token\t0.012s",
  "PWD=/tmp/tmp.x7Kq2vR9/work",
  "passwd:         compat systemd",
  // Code
  "const token = await getToken(user, password);",
  "token = next_token(lexer);",
  "self.password = password",
  "connect(user=user, password=password, token=token)",
  'api_key = os.environ["API_KEY"]',
  'password := os.Getenv("DB_PASSWORD")',
  "apiKey: process.env.API_KEY,",
  "token = 'Bearer '",
  "interface A { token: string; apiKey?: string }",
  "def login(password: str) -> Token:",
  "    password: str = Field(...)",
  "password: SecretStr,",
  "if (token !== 'undefined') {",
  "if (token->type == TOKEN_KEYWORD) return token_to_string(token);",
  "SIOCGLIFTOKEN = -0x3f879678",
  "Credential: &syscall.Credential{Uid: 0}",
  "mngr->getKey = xmlSecKeysMngrGetKey;",
  'stdout "Action":"pass","Package":"p"',
  '["splitpasswd", "splitport"]',
  "token: ${{ secrets.GITHUB_TOKEN }}",
  '[env] pass = ["LANG"]',
  'environment.pass: "LD_PRELOAD" can never reach a command',
  `if line == "${begin("PRIVATE KEY")}":`,
  `const a = "${begin("PRIVATE KEY")}";\nconst b = "${end("PRIVATE KEY")}";`,
  `Keys start with ${begin("PRIVATE KEY")} and end with ${end("PRIVATE KEY")}.`,
  // Configuration
  '{"max_tokens": 4096, "token_type": "bearer", "password_policy": {"min_length": 12}}',
  '{"api_key": null, "secret": "", "password": false, "expires_in": 3600}',
  "token_file: /run/secrets/db_token",
  "secretKeyRef:\n  name: db-credentials-2\n  key: password",
  "kind: ConfigMap\ndata:\n  username: YWRtaW4=\n",
  "in: header\nname: X-API-Key",
  "TOKEN_TTL=3600",
  "cache-key: node-modules-3f2a9bc81d",
  "PasswordAuthentication no",
  "arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db1-Tn3nUg",
  // Placeholders and references
  ...[
    "YOUR_TOKEN",
    "xxxx-xxxx",
    "${TOKEN}",
    "$TOKEN",
    "<token>",
    "changeme",
    "None",
    "null",
    "********",
    "[hidden]",
  ]
    .flatMap((value) => [`token=${value}`, `PASSWORD="${value}"`, `password: ${value}`]),
  "Authorization: Bearer $TOKEN",
  "Authorization: Bearer <token>",
  "postgres://app:${PASSWORD}@db.example/app",
  // Prose and help
  "     --token TOKEN\n             Use TOKEN rather than asking for a password.",
  "Please reset your password: the secret is to use a long passphrase.",
  "Invalid token: expected ';'",
  " ✓ password: too short → 400",
  "https://host.example:8080/a@b?x=1#y",
  "npm:left-pad@1.3.0 docker.io/library/alpine:3.19@sha256:abc",
];
