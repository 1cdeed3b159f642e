import { plainValue } from "../assignment/mod.ts";
import { isReference } from "../is_reference.ts";
import type { Detector } from "./detector.ts";
import { example } from "./example.ts";

/** Passwords in addresses, command lines and files of clients. */
export const connections: readonly Detector[] = [
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
      /(?<=curl\b[^\n|;&]{0,200})(?: -u|--(?:proxy-)?user(?![\w-]))[ =]{0,4}["']?[^\s:"'$]{1,100}:(?<secret>[^\s"']{1,200})/y,
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
    kind: "password",
    keywords: ["requirepass", "masterauth", "sshpass -p"],
    pattern: /(?:requirepass|masterauth|sshpass -p)[ \t]{0,4}["']?(?<secret>[^\s"']{3,})/y,
    check: (secret) => !plainValue(secret),
    examples: {
      match: [
        example("requirepass ", "f00bared"),
        example("sshpass -p '", "hunter2", "' ssh host"),
      ],
      plain: ["# requirepass <password>", "sshpass -p $PASS ssh host"],
    },
    source: "https://redis.io/docs/latest/operate/oss_and_stack/management/security/",
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
];
