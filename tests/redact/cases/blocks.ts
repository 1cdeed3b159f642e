import { join } from "../redactor.ts";
import type { Case } from "./assigned.ts";
import { VALUES } from "./values.ts";

const { mixed40, word } = VALUES;
const line = join(mixed40, "abcdEFGH", "01234567", "ijkl"); // As long as a line of a key is.
const begin = (label: string) => join("-----BEGIN ", label, "-----");
const end = (label: string) => join("-----END ", label, "-----");
const RSA = "RSA PRIVATE KEY";
const body = `${line}\n${line}\n${mixed40}=`;

/** Keys and documents of several lines. */
export const BLOCKS: readonly Case[] = [
  ...[RSA, "PRIVATE KEY", "EC PRIVATE KEY", "OPENSSH PRIVATE KEY", "ENCRYPTED PRIVATE KEY"]
    .map((label): Case => [`a\n${begin(label)}\n§\n${end(label)}\nz`, body]),
  [`${begin("PGP PRIVATE KEY BLOCK")}\n\n§\n=ab1C\n${end("PGP PRIVATE KEY BLOCK")}`, body],
  [`${begin(RSA)}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\n§\n${end(RSA)}`, body],
  [`key: |\n    ${begin(RSA)}\n    §\n    ${end(RSA)}\n`, body.replaceAll("\n", "\n    ")],
  [`{"private_key": "${begin(RSA)}\\n§\\n${end(RSA)}\\n", "id": 1}`, body.replaceAll("\n", "\\n")],
  [`+${begin(RSA)}\n+§\n+${end(RSA)}`, body.replaceAll("\n", "\n+")],
  [`-${begin(RSA)}\n-§\n-${end(RSA)}`, body.replaceAll("\n", "\n-")],
  [`k = "${begin(RSA)}\\n" +\n  "§\\n" +\n  "${end(RSA)}"`, line],
  // As `head` and `tail` show them.
  [`${begin(RSA)}\n§\n`, `${line}\n${line}`],
  [`§\n${end(RSA)}\n`, `${line}\n${line}\nab1=`],
  [
    `PuTTY-User-Key-File-3: ssh-ed25519\nPrivate-Lines: 2\n§\nPrivate-MAC: 00`,
    `${line}\n${mixed40}`,
  ],
  // A Kubernetes Secret, whatever the names in it.
  ["apiVersion: v1\nkind: Secret\ndata:\n  username: §\n", "YWRtaW4="],
  ["apiVersion: v1\ndata:\n  username: §\nkind: Secret\n", "YWRtaW4="],
  ['{"apiVersion":"v1","data":{"username":"§"},"kind":"Secret"}', "YWRtaW4="],
  ["kind: Secret\nstringData:\n  app.conf: |\n    §\n", "dsn x7"],
  ["machine a.example\n  login me\n  password §\n", word],
];
