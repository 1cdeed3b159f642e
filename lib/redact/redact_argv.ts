import { secretName } from "./assignment/mod.ts";
import { isReference } from "./is_reference.ts";
import { markOf } from "./marks.ts";

/**
 * Takes the secrets out of the arguments of a command, for the audit: each argument by itself, and those that
 * only the option in front of it gives away. Rather too much than too little: here nobody waits for the text.
 */
export function redactArgv(
  argv: readonly string[],
  redact: (text: string) => string,
): readonly string[] {
  const program = baseName(argv[0] ?? "");
  return argv.map((argument, index) => {
    if (index === 0) return redact(argument);
    const text = redact(argument);
    const before = argv[index - 1]!;
    if (index > 1 && !argument.startsWith("--") && takesSecret(before)) return hidden(text);
    const own = OPTIONS[program];
    return own === undefined
      ? withoutAssignment(text)
      : own(before, text) ?? withoutAssignment(text);
  });
}

function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1)!.toLowerCase().replace(/\.exe$/, "");
}

function hidden(text: string): string {
  return text === "" || text.includes("[REDACTED:") || isReference(text)
    ? text
    : markOf("argument");
}

/** `--token`, `-Dx.password`, or a setting's name such as `aws_secret_access_key`, `//host/:_authToken`. */
function takesSecret(option: string): boolean {
  const isOption = /^-{1,2}[A-Za-z][\w.-]*$/.test(option);
  const isSetting = /[_.:]/.test(option) && /^[\w./:-]+$/.test(option);
  return (isOption || isSetting) && isSecretName(option.split(/[:/]/).at(-1)!);
}

function isSecretName(name: string): boolean {
  const strength = secretName(name);
  return strength === "password" || strength === "secret" || strength === "token";
}

/** `--password=p4ss`, `password=hunter`, `-Dtoken=x`. */
function withoutAssignment(text: string): string {
  const match = /^(?<name>[\w.:/-]*?[\w-]{3,64})=(?<value>[^=].*)$/s.exec(text);
  const { name, value } = match?.groups ?? {};
  if (name === undefined || value === undefined || !isSecretName(name)) return text;
  return `${name}=${hidden(value)}`;
}

/** What a program's own options say about the argument behind them, or about what is attached to them. */
type Own = (before: string, text: string) => string | null;

const userAndPassword: Own = (before, text) => {
  if (/^(?:-[A-Za-z]*[uU]|--user|--proxy-user|-a|--auth)$/.test(before)) return afterColon(text);
  if (/^-[uU][^:]+:/.test(text) || /^--(?:proxy-)?user=/.test(text)) return afterColon(text);
  if (/^(?:-[A-Za-z]*b|--cookie|--oauth2-bearer|--pass|--proxy-pass)$/.test(before)) {
    return hidden(text);
  }
  if (/^(?:-[A-Za-z]*E|--cert)$/.test(before)) return afterColon(text);
  return null;
};

function afterColon(text: string): string {
  const colon = text.indexOf(":");
  return colon === -1 ? text : text.slice(0, colon + 1) + hidden(text.slice(colon + 1));
}

/** A short option whose value is a secret, attached or not. */
function option(letter: string, attachedOnly = false): Own {
  return (before, text) => {
    if (before === `-${letter}` && !attachedOnly) return hidden(text);
    const isAttached = text.startsWith(`-${letter}`) && text.length > 2;
    return isAttached ? `-${letter}${hidden(text.slice(2))}` : null;
  };
}

const passArgument: Own = (before, text) =>
  /^-(?:pass|passin|passout|passwd|k|K)$/.test(before) ? hidden(text) : null;

const OPTIONS: Readonly<Record<string, Own>> = {
  // https://curl.se/docs/manpage.html, https://httpie.io/docs/cli/authentication
  curl: userAndPassword,
  curlie: userAndPassword,
  http: userAndPassword,
  https: userAndPassword,
  xh: userAndPassword,
  // https://dev.mysql.com/doc/refman/8.4/en/password-security-user.html: only the attached form has a value.
  mysql: option("p", true),
  mysqldump: option("p", true),
  mysqladmin: option("p", true),
  mariadb: option("p", true),
  // https://man.archlinux.org/man/sshpass.1
  sshpass: option("p"),
  // https://redis.io/docs/latest/develop/tools/cli/
  "redis-cli": option("a"),
  // https://docs.docker.com/reference/cli/docker/login/
  docker: option("p"),
  podman: option("p"),
  // https://linux.die.net/man/1/zip and /7z
  zip: option("P"),
  unzip: option("P"),
  "7z": option("p", true),
  // https://www.openldap.org/software/man.cgi?query=ldapsearch
  ldapsearch: option("w"),
  // https://docs.openssl.org/master/man1/openssl-passphrase-options/
  openssl: passArgument,
};
