import { plainValue } from "../assignment/mod.ts";
import { isReference } from "../is_reference.ts";
import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";

/** The headers by which programs prove who they are. */
export const headers: readonly Detector[] = [
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
      /(?<![\w-]|Set-)Cookie["']?[ \t]{0,4}[:=][ \t]{0,4}["']?(?<secret>[\w.%$-]{1,100}=[^\s;"'`\\][^\n\r"'`\\]{4,})/iy,
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
