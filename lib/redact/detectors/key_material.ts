import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";

/** Keys and hashes of passwords that a standard gives a form. */
export const keyMaterial: readonly Detector[] = [
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
