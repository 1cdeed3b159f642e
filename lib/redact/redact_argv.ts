import { secretName } from "./assignment/mod.ts";
import { markOf } from "./marks.ts";

/**
 * Takes the secrets out of the arguments of a command, for the audit: each argument by itself, and those that
 * only the option in front of them gives away. Rather too much than too little: here nobody waits for the text.
 */
export function redactArgv(
  argv: readonly string[],
  redact: (text: string) => string,
): readonly string[] {
  const program = baseName(argv[0] ?? "");
  const own = OPTIONS[`${program} ${argv[1]}`] ?? OPTIONS[program];
  return argv.map((argument, index) => {
    if (index === 0) return redact(argument);
    const before = index === 1 ? "" : argv[index - 1]!;
    if (takesSecret(before) && !argument.startsWith("--")) return hidden(argument);
    return redact(own?.(before, argument) ?? withoutPassword(withoutAssignments(argument)));
  });
}

function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1)!.toLowerCase().replace(/\.exe$/, "");
}

/** Only a variable, a template or a mark is no secret here. */
function hidden(text: string): string {
  const isNone = text === "" || /^(?:\$\w+|\$?\{.*\}|<[^<>]*>|\[REDACTED:[^\]]*\])$/.test(text);
  return isNone ? text : markOf("argument");
}

/** `--token`, `-Dx.password`, `password=`, or a setting's name such as `aws_secret_access_key`, `//host/:_authToken`. */
function takesSecret(option: string): boolean {
  const name = /^-{0,2}([\w./-]{3,64})[=:]$/.exec(option)?.[1];
  if (name !== undefined) return isSecretName(name);
  const isOption = /^-{1,2}[A-Za-z][\w.-]*$/.test(option);
  const isSetting = /[_.:]/.test(option) && /^[\w./:-]+$/.test(option);
  return (isOption || isSetting) && isSecretName(option.split(/[:/]/).at(-1)!);
}

function isSecretName(name: string): boolean {
  const strength = secretName(name);
  return strength === "password" || strength === "secret" || strength === "token";
}

/** `--password=p4ss` to its end, `--from-literal=password=x` and `a=1&password=x` to the end of the value. */
function withoutAssignments(text: string): string {
  const whole = /^-{0,2}([\w.:/-]{3,64})=(?!=)/.exec(text);
  if (whole !== null && isSecretName(whole[1]!)) {
    return whole[0] + hidden(text.slice(whole[0].length));
  }
  let result = "";
  let at = 0;
  for (const name of text.matchAll(/([\w.:/-]{3,64})=(?!=)/g)) {
    if (name.index < at || !isSecretName(name[1]!)) continue;
    const start = name.index + name[0].length;
    const value = /^[^\s&;,]*/.exec(text.slice(start, start + 4096))![0];
    result += text.slice(at, start) + hidden(value);
    at = start + value.length;
  }
  return result + text.slice(at);
}

/** `user:p4ss@host.example`, an address without its scheme. */
function withoutPassword(text: string): string {
  return text.replace(
    /^(?!(?:npm|jsr|mailto|acct|sips?|xmpp):)([\w.%+-]+:)([^\s@/]+)(?=@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}(?:[:/]|$))/,
    (_, user: string, secret: string) => user + hidden(secret),
  );
}

/** What a program's own options say about the argument behind them, or about what is attached to them. */
type Own = (before: string, argument: string) => string | null;

const userAndPassword: Own = (before, argument) => {
  if (/^(?:-[A-Za-z]*[uUaE]|--user|--proxy-user|--auth|--cert)$/.test(before)) {
    return afterColon(argument);
  }
  if (/^(?:-[uU][^:]+:|--(?:proxy-)?user=)/.test(argument)) return afterColon(argument);
  if (/^(?:-[A-Za-z]*b|--cookie|--oauth2-bearer|--(?:proxy-)?pass)$/.test(before)) {
    return hidden(argument);
  }
  return null;
};

function afterColon(text: string): string {
  const colon = text.indexOf(":");
  return colon === -1 ? text : text.slice(0, colon + 1) + hidden(text.slice(colon + 1));
}

/** A short option whose value is a secret: the next argument, unless it is attached. */
function option(letter: string, attachedOnly = false): Own {
  return (before, argument) => {
    if (before === `-${letter}` && !attachedOnly) return hidden(argument);
    const isAttached = argument.startsWith(`-${letter}`) && argument.length > 2;
    return isAttached ? `-${letter}${hidden(argument.slice(2))}` : null;
  };
}

const passArgument: Own = (before, argument) =>
  /^-(?:pass|passin|passout|passwd|k|K)$/.test(before) ? hidden(argument) : null;

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
  "docker login": option("p"),
  "podman login": option("p"),
  // https://linux.die.net/man/1/zip, https://linux.die.net/man/1/7z
  zip: option("P"),
  unzip: option("P"),
  "7z": option("p", true),
  // https://www.openldap.org/software/man.cgi?query=ldapsearch
  ldapsearch: option("w"),
  // https://docs.openssl.org/master/man1/openssl-passphrase-options/
  openssl: passArgument,
};
