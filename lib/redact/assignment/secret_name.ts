import { PROVIDERS } from "./providers.ts";

/** How much a name says about what is assigned to it. */
export type Strength =
  /** A person's password: any value may be one. */
  | "password"
  /** `client_secret`, `private_key`, `credentials`: a value of some length. */
  | "secret"
  /** `token`, `api_key`: a value that a machine made. */
  | "token"
  /** `some_key`, `tokens`, `password_for_x`: only a value that cannot be anything but random. */
  | "weak"
  /** `cloudflare`, `hubspotKey`: a service, and a value that cannot be anything but random. */
  | "provider";

/** What a name such as `DB_PASSWORD` or `githubTokenForCi` promises, or null where it is no secret's name. */
export function secretName(name: string): Strength | null {
  // The shell's working directories.
  if (name === "PWD" || name === "OLDPWD") return null;
  const words = wordsOf(name);
  while (words.length > 1 && NEUTRAL.test(words.at(-1)!)) words.pop();
  const text = words.join("_");
  if (NEVER.test(text)) return null;
  if (PASSWORD.test(text)) return "password";
  if (SECRET.test(text)) return "secret";
  if (TOKEN.test(text)) return "token";
  if (PROVIDER.test(text)) return "provider";
  if (ABOUT.has(words.at(-1) ?? "")) return null;
  return WEAK.test(text) ? "weak" : null;
}

/** `DB_PASSWORD`, `dbPassword`, `db-password` → db, password. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

function oneOf(words: string): string {
  return `(?:${words.replaceAll(" ", "|")})`;
}

/** Says which one of several, not what. */
const NEUTRAL = new RegExp(
  `^(?:v?\\d+|${
    oneOf(
      "prod production dev development test tests testing stage staging live sandbox local ci value val base base64 b64 " +
        "text txt plain plaintext clear string str old new current previous default primary secondary rw ro raw enc encoded",
    )
  })$`,
);

const PASSWORD = new RegExp(
  [
    "passw(?:or)?d",
    "passwrd",
    "passphrase",
    "passcode",
    "contrasena",
    "kennwort",
    "(?:^|_)(?:pass|pwd|pw|psw|pswd)",
    `${
      oneOf("db user root my admin pg ftp smtp mail mysql ssh vpn wifi login ldap http")
    }(?:pass|pwd|pw)`,
  ].map((end) => `${end}\\d*$`).join("|"),
);

const SECRET = new RegExp(
  [
    "secret",
    "secret_?(?:access_?)?key(?:_base)?",
    "access_?key_?secret",
    "(?:^|_)secret_id",
    `${
      oneOf(
        "private signing signature encryption encrypt decryption cipher crypto hmac aes rsa jwt cookie session salt " +
          "preshared pre_shared ssh gpg pgp tls ssl",
      )
    }_?key`,
    "(?:^|_)(?:credentials?|creds?|mnemonic|seed_phrase|recovery_phrase|psk)",
  ].map((end) => `${end}\\d*$`).join("|"),
);

const TOKEN = new RegExp(
  [
    "token",
    `${
      oneOf(
        "api access auth account storage sharedaccess shared_access subscription license licence master admin service " +
          "service_role integration ingest insert app application consumer client deploy bot webhook write read server " +
          "developer partner merchant user web rest sdk instrumentation registration bootstrap enrollment agent join " +
          "cluster root team org project x_functions",
      )
    }_?key`,
    "(?:^|_)(?:bearer|auth|pat|jwt|passkey|otp|otpauth|totp|session_cookie)",
  ].map((end) => `${end}\\d*$`).join("|"),
);

/** A service, and what may follow its name. */
const PROVIDER = new RegExp(
  `(?:^|_)${oneOf(PROVIDERS.join(" "))}(?:_?${
    oneOf("api client access app account consumer secret key id auth license")
  })*$`,
);

/** A key of unknown use, several of something, or a telling word within a name. */
const WEAK = new RegExp(
  `_keys?$|(?:^|_)sess(?:ion)?_?id$|(?:tokens|secrets|passwords)$|(?:^|_)(?:signature|csrf|xsrf)$|(?:^|_)${
    oneOf(
      "password passwd passphrase secret token apikey api_key access_key credential credentials creds private_key auth",
    )
  }_`,
);

/** Known for something else: keys of tables and keyboards, tokens of parsers and models. */
const NEVER = new RegExp(
  `(?:^|_)${
    oneOf(
      "public pub primary foreign sort partition cache hash map index object dict storage_path i18n translation locale row " +
        "column field group grouping lookup idempotency routing shard sticky registry hot short host known arrow function " +
        "option modifier dedup search",
    )
  }_?keys?$|^${
    oneOf(
      "next prev previous peek current cur end start last first unexpected lex lexer parse parser syntax page continuation " +
        "cancellation cancel sync design stop eos bos pad unk mask",
    )
  }_tokens?$`,
);

/** Something about a secret. */
const ABOUT = new Set(
  ("type types ttl file files filename path paths dir directory folder url uri endpoint host port name names policy " +
    "length len size count limit limits quota expiry expires expire expiration exp lifetime age timeout version prefix " +
    "suffix header headers field fields regex pattern format ids label hint prompt placeholder help error errors " +
    "message messages msg title description desc required enabled disabled enable disable valid invalid set min max " +
    "class selector env var variable ref arn store manager provider service handler bucket index page reset changed " +
    "at on by in rotation scope scopes audience issuer algorithm alg kind method methods mode param parameter query " +
    "input output budget usage cost per rate list map table column strength verifier validator validation factory " +
    "builder client server controller route router view form request response event listener callback hook test spec " +
    "status state color colour style icon font position line col offset start end span sha sha1 sha256 commit digest " +
    "checksum hash fingerprint etag date time created updated user username email id module package lib library " +
    "bits width height weight range stream iterator reader writer parser lexer level levels").split(
      " ",
    ),
);
