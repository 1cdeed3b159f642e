import { isReference } from "../is_reference.ts";
import { plainValue } from "../assignment/plain_value.ts";
import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";

/** What programs send to prove who they are: headers, addresses, connection strings. */
export const network: readonly Detector[] = [
  {
    kind: "authorization",
    keywords: ["authorization"],
    pattern:
      /(?<![A-Za-z0-9])Authorization\\{0,3}["'\]]{0,2}\s{0,4}(?<operator>=>|[:=,])\s{0,4}(?<quote>[brf]?\\{0,3}["'`])?(?:(?<scheme>[A-Za-z][\w-]{2,30})[ \t]{1,8})?(?<secret>(?<=(?:Digest|SHA256|OAuth)[ \t])[^\n\r'`]{8,2000}|[^\s"'`\\,;<>()]{3,})/iy,
    check: isHeaderCredential,
    examples: {
      match: [
        example("Authorization: Bearer ", "sk-test-AAAA"),
        example("curl -H 'Authorization: Basic ", "dXNlcjpwYXNz", "' https://a.example"),
        example("Proxy-Authorization: ", fake("mixed", 20)),
        example('{"authorization": "Token ', fake("hex", 40), '"}'),
      ],
      plain: [
        "Authorization: Bearer <token>",
        "Authorization: Bearer $TOKEN",
        "Authorization: required",
        'headers["Authorization"] = "Bearer " + token',
        "authorization: none",
      ],
    },
    source: "https://www.rfc-editor.org/rfc/rfc9110#name-authorization",
  },
  {
    kind: "bearer-token",
    keywords: ["bearer "],
    pattern: /(?<![A-Za-z0-9_])Bearer[ \t]{1,4}(?<secret>[\w.~+/=-]{12,})/iy,
    check: isCredential,
    examples: {
      match: [example("sent bearer ", fake("mixed", 32))],
      plain: ["bearer authentication-by-token", "Bearer tokens are described there"],
    },
    source: "https://www.rfc-editor.org/rfc/rfc6750",
  },
  {
    kind: "basic-credentials",
    keywords: ["basic "],
    pattern: /(?<![A-Za-z0-9_])Basic[ \t]{1,4}(?<secret>[A-Za-z0-9+/]{8,1000}={0,2})(?![\w+/=])/iy,
    check: isUserAndPassword,
    examples: {
      match: [example("sent Basic ", "dXNlcjpwYXNzd29yZA==")],
      plain: ["a basic requirement", "Basic understanding of things"],
    },
    source: "https://www.rfc-editor.org/rfc/rfc7617",
  },
  {
    kind: "basic-credentials",
    keywords: ['auth"'],
    pattern:
      /auth\\{0,3}"\s{0,4}:\s{0,4}\\{0,3}"(?<secret>[A-Za-z0-9+/]{6,1000}={0,2})(?=\\{0,3}")/y,
    check: isUserAndPassword,
    examples: {
      match: [example('{"auths": {"r.example": {"auth": "', "dXNlcjpwYXNzd29yZA==", '"}}}')],
      plain: ['{"auth": "required", "auth": "oauthmethod"}'],
    },
    source: "https://docs.docker.com/reference/cli/docker/login/",
  },
  {
    kind: "cookie",
    keywords: ["cookie"],
    pattern:
      /(?<![\w-]|Set-)Cookie["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?<secret>[\w.%$-]{1,100}=[^\s;"'`\\]{4}[^\n\r"'`\\]*)/iy,
    check: (secret) => !isReference(secret.slice(secret.indexOf("=") + 1)),
    examples: {
      match: [example("Cookie: ", "sid=abc12345; theme=dark")],
      plain: ["cookie: { secure: true }", "Cookie: none", "Cookie: sid=<value>"],
    },
    source: "https://www.rfc-editor.org/rfc/rfc6265#section-4.2",
  },
  {
    kind: "cookie",
    keywords: ["set-cookie"],
    pattern:
      /Set-Cookie["']?[ \t]{0,4}[:=,][ \t]{0,4}["']?[\w.%$-]{1,100}=(?<secret>[^\s;"'`,\\]{4,})/iy,
    check: (secret) => !isReference(secret),
    examples: {
      match: [example("Set-Cookie: sid=", "abc12345", "; Path=/; HttpOnly")],
      plain: ["Set-Cookie: sid=; Max-Age=0", "the Set-Cookie header"],
    },
    source: "https://www.rfc-editor.org/rfc/rfc6265#section-4.1",
  },
  {
    kind: "url-password",
    keywords: ["://"],
    pattern:
      /:\/\/[^\s:/@?#"'`<>()[\]]{0,100}:(?!\/\/|\d{1,5}[/?#])(?<secret>[^\s/"'`<>]{1,300})(?=@[\w.[{$%-])/y,
    check: (secret) => !isReference(secret),
    examples: {
      match: [
        example("https://user:", "p4ss", "@host/x"),
        example("postgres://app:", "hunter2", "@db.example:5432/app"),
        example("mongodb+srv://root:", "a%40b", "@c.example/?w=1"),
        example("redis://:", "s3cret", "@cache.example:6379/0"),
        example("amqp://guest:", "p@ss", "@mq.example"),
      ],
      plain: [
        "https://host:8080/path@x",
        "https://user@host/",
        "https://user:${PASSWORD}@host/",
        "ssh://git@host:22/repo",
        "http://user:<password>@host",
      ],
    },
    source: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1",
  },
  {
    kind: "url-password",
    keywords: ["://"],
    pattern:
      /(?<=(?:postgres(?:ql)?|mysql2?|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|ldaps?|ftps?|smtps?):?[+\w]{0,10}|jdbc:\w{2,12}):\/\/[^\s:/@"'`<>]{0,100}:(?<secret>[^\s"'`<>@]{1,200})(?=@[\w.[-]+(?::\d{1,5})?(?:[/?\s"'`,;]|$))/iy,
    check: (secret) => !isReference(secret) && !/^\d{1,5}\//.test(secret),
    examples: {
      match: [example("postgres://app:", "pa/ss#1", "@db.example:5432/app")],
      plain: ["postgres://db.example:5432/app"],
    },
    source: "https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS",
  },
  {
    kind: "netrc-password",
    keywords: ["login "],
    pattern:
      /(?<=(?:machine[ \t]{1,4}\S{1,253}|default)\s{1,8})login\s{1,8}\S{1,100}\s{1,8}password\s{1,8}["']?(?<secret>[^\s"']{2,})/y,
    check: (secret) => !isReference(secret) && secret !== "and",
    examples: {
      match: [example("machine a.example login me password ", "hunter2", "\n")],
      plain: ["login with password authentication", "login form password <value>"],
    },
    source: "https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html",
  },
  {
    kind: "password",
    keywords: [" -u", "--user", "--proxy-user"],
    pattern:
      /(?<=curl[ \t'"][^\n|]{0,200})(?: -u|--(?:proxy-)?user(?![\w-]))[ =]{0,4}["']?[^\s:"'$]{1,100}:(?<secret>[^\s"']{1,200})/y,
    check: (secret) => !isReference(secret),
    examples: {
      match: [
        example("curl -s -u user:", "p4ss", " https://a.example"),
        example('curl --user "me:', "hunter2", '" a.example'),
      ],
      plain: ["curl -u user https://a.example", 'curl -u "$USER:$PASS" a.example', "id -u a:b"],
    },
    source: "https://curl.se/docs/manpage.html#-u",
  },
  {
    kind: "pgpass-password",
    keywords: [":5432:"],
    pattern: /:5432:[\w*.-]{1,64}:[\w*.-]{1,64}:(?<secret>[^\s:"']{2,})/y,
    examples: {
      match: [example("db.example:5432:app:me:", "hunter2")],
      plain: ["0.0.0.0:5432:5432/tcp"],
    },
    source: "https://www.postgresql.org/docs/current/libpq-pgpass.html",
  },
  {
    kind: "password-hash",
    keywords: ["$2a$", "$2b$", "$2y$", "$5$", "$6$", "$y$", "$apr1$", "$argon2"],
    pattern:
      /\$(?:2[aby]\$\d\d\$[./A-Za-z0-9]{53}|[56]\$(?:rounds=\d{1,9}\$)?[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{40,}|y\$[./A-Za-z0-9]{1,20}\$[./A-Za-z0-9]{1,90}\$[./A-Za-z0-9]{40,}|apr1\$[./A-Za-z0-9]{1,8}\$[./A-Za-z0-9]{22}|argon2(?:id|i|d)\$v=\d{1,3}\$[\w=,]{5,60}\$[+/A-Za-z0-9]{10,100}\$[+/A-Za-z0-9]{20,})/y,
    examples: {
      match: [
        example("root:", `$6$${fake("mixed", 16)}$${fake("mixed", 86)}`, ":19000:0:"),
        example("me:", `$2y$10$${fake("mixed", 53)}`),
      ],
      plain: ["echo $5$6$7"],
    },
    source: "https://man7.org/linux/man-pages/man5/crypt.5.html",
  },
  {
    kind: "private-jwk",
    keywords: ['"d"'],
    pattern: /"d"\s{0,4}:\s{0,4}"(?<secret>[\w-]{40,})(?=")/y,
    examples: {
      match: [example('{"kty":"EC","d":"', fake("mixed", 43), '"}')],
      plain: ['{"d":"M0 0L10 10"}'],
    },
    source: "https://www.rfc-editor.org/rfc/rfc7518#section-6.2.2",
  },
  {
    kind: "minisign-key",
    keywords: ["encrypted secret key"],
    pattern: /encrypted secret key\r?\n(?<secret>RW[A-Za-z0-9+/=]{60,})/y,
    examples: {
      match: [
        example("untrusted comment: minisign encrypted secret key\n", `RW${fake("mixed", 200)}`),
      ],
      plain: ["an encrypted secret key\nRW"],
    },
    source: "https://jedisct1.github.io/minisign/",
  },
];

/** Without a scheme or quotes it can be code, or prose. */
function isHeaderCredential(secret: string, match: RegExpExecArray): boolean {
  const { operator, quote, scheme } = match.groups ?? {};
  if (!isCredential(secret)) return false;
  if ((quote !== undefined && operator !== ",") || (scheme !== undefined && operator === ":")) {
    return true;
  }
  return operator !== "=" && secret.length >= 6 && /\d/.test(secret) && /[A-Za-z]/.test(secret);
}

/** A word of prose after `Authorization:` or `Bearer` is none. */
function isCredential(secret: string): boolean {
  return !plainValue(secret) && !/^[[({]/.test(secret) &&
    !/^[A-Za-z]?[a-z]*(?:[-_.][A-Za-z]?[a-z]*)*[.:!?]?$/.test(secret);
}

function isUserAndPassword(secret: string): boolean {
  if (secret.replace(/=+$/, "").length % 4 === 1) return false;
  const text = atob(secret.replace(/=+$/, ""));
  return /^[\x20-\x7e]{1,}:[\x20-\x7e]{1,}$/.test(text);
}
