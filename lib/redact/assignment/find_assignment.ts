import { type Finder, type Found, type KeywordHit, NOTHING } from "../finder.ts";
import { isSecretValue, type Style } from "./is_secret_value.ts";
import { PROVIDERS } from "./providers.ts";
import { endOfValue, readElement, readValue, type Value } from "./read_value.ts";
import { secretName, type Strength } from "./secret_name.ts";

/**
 * Finds what is assigned to a name that says it is a secret: in shell, `.env`, YAML, JSON (escaped, too), TOML, INI,
 * XML, connection strings, queries, options and code. Name and value are judged together: the weaker the
 * name and the more it looks like code, the more random the value must be.
 */
export const findAssignment: Finder = {
  keywords: [
    ..."pass pwd _pw psw secret token key cred auth bearer mnemonic phrase psk jwt otp sess signature csrf xsrf kennwort contrasena"
      .split(" "),
    ...PROVIDERS,
  ],
  exact: false,
  find(text, at): readonly Found[] {
    SEPARATOR.lastIndex = at.end;
    const match = SEPARATOR.exec(text);
    if (match === null) return NOTHING;
    const name = nameAt(text, at);
    const strength = secretName(name.text);
    if (strength === null) return NOTHING;
    const place = {
      text,
      name,
      operator: match.groups?.operator ?? match.groups?.named ?? "",
      after: SEPARATOR.lastIndex,
    };
    const value = valueAt(place, match);
    if (value === null || !isAssigned(place, value, strength)) return NOTHING;
    return [{
      kind: kindOf(name.text, strength),
      start: value.start,
      end: endOfValue(text, value),
    }];
  },
};

interface Name {
  readonly text: string;
  readonly start: number;
}

interface Place {
  readonly text: string;
  readonly name: Name;
  readonly operator: string;
  /** Where the value, or its quote, begins. */
  readonly after: number;
}

/** From the keyword on: the rest of the name, and a quote or bracket that closes. */
const CLOSE = String.raw`[\w-]{0,48}(?<close>\\{0,7}["'\x60])?[\])]{0,2}`;
/** `: string =`, ` string =` */
const TYPE = String
  .raw`(?::[ \t]{0,4}[\w.<>&'\[\]| ?]{1,32}|[ \t]{1,4}(?:string|String|\[\]byte|char|text))(?=[ \t]{1,4}=)`;
const OPERATOR = String
  .raw`:{0,3}=(?:>|={1,2})?|[?+.|]{1,2}=|!={1,2}|:(?!:)(?:[ \t]{1,4}[|>][+-]?\d?[ \t]{0,4}\r?\n)?|\|\||\?\?|,`;

/** Up to the value, or to its quote. */
const SEPARATOR = new RegExp(
  `${CLOSE}(?:${
    [
      // "name": "DB_PASSWORD", "value": "x"; key="DB_PASSWORD" value="x"
      String.raw`[ \t]{0,8},?\s{0,40}["']?[Vv]alue\\{0,7}["']?[ \t]{0,8}(?<named>[:=])[ \t]{0,8}`,
      String.raw`(?:${TYPE})?[ \t]{0,40}(?<operator>${OPERATOR})[ \t]{0,40}`,
      // <password>x</password>
      "(?<element>>)",
      // --password x
      String.raw`(?<=--[\w-]{1,80})(?<blank>[ \t]{1,4})`,
    ].join("|")
  })`,
  "y",
);

const ADJECTIVE =
  /(?:api|access|secret|private|auth|encryption|signing|account|shared|master|license|client|bearer|pass)[ ]$/i;

function nameAt(text: string, at: KeywordHit): Name {
  let start = at.start;
  const limit = Math.max(0, at.start - 64);
  while (start > limit && isNameUnit(text.charCodeAt(start - 1))) start--;
  let end = at.end;
  while (end < at.end + 48 && isNameUnit(text.charCodeAt(end))) end++;
  // "API key: …" and the like are written in two words.
  const before = start === at.start
    ? ADJECTIVE.exec(text.slice(Math.max(0, start - 12), start))
    : null;
  if (before !== null) start -= before[0].length;
  return { text: text.slice(start, end), start };
}

/** Letters, digits, `_`, `-`, `.`, `$`. */
function isNameUnit(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2d || code === 0x2e ||
    code === 0x24;
}

function valueAt(place: Place, match: RegExpExecArray): Value | null {
  const { text, name, operator, after } = place;
  if (match.groups?.element !== undefined) {
    return /(?:^|[^?])[<:]$/.test(text.slice(Math.max(0, name.start - 2), name.start))
      ? readElement(text, after)
      : null;
  }
  if (operator.endsWith("\n")) return readElementOfBlock(text, after);
  const value = readValue(text, after);
  if (operator === "," && !isArgument(place, value)) return null;
  if ((operator === "||" || operator === "??") && !value?.enclosed) return null;
  return value;
}

/** `setProperty("NAME", "value")`: a name among arguments is followed by its value only if both are texts. */
function isArgument({ text, name }: Place, value: Value | null): boolean {
  const before = text.slice(Math.max(0, name.start - 4), name.start);
  return value !== null && value.enclosed && /[({] ?\\?["'`]$/.test(before) &&
    !/^\\?["'`] ?[:=]/.test(text.slice(value.end, value.end + 4));
}

/** The first line of a YAML block. */
function readElementOfBlock(text: string, at: number): Value | null {
  const indent = /[ \t]*/y;
  indent.lastIndex = at;
  indent.exec(text);
  return readValue(text, indent.lastIndex);
}

function isAssigned(place: Place, value: Value, strength: Strength): boolean {
  const { text, name } = place;
  const content = text.slice(value.start, Math.min(value.end, value.start + 1024));
  if (content.toLowerCase() === name.text.toLowerCase()) return false;
  if (/\s/.test(content)) return isPhrase(name.text, content);
  // Lists and comparisons have quotes around names, too.
  const isCode = place.operator === "," || /^[=!]=/.test(place.operator);
  const style = isCode ? "bare" : value.enclosed ? "enclosed" : styleOf(place, value);
  return isSecretValue(content, strength, isVague(name.text) ? "bare" : style);
}

/** `pass` passes many things. */
function isVague(name: string): boolean {
  return /^(?:pass|-[\w-]*pass)$/i.test(name);
}

/** Values with white space are prose, unless the name asks for several words. */
function isPhrase(name: string, content: string): boolean {
  if (/(?:phrase|mnemonic)$/i.test(name)) return content.trim().split(/\s+/).length >= 3;
  return /^[A-Z][A-Z0-9_]*(?:PASSWORD|PASSWD|PASS|PWD|SECRET)$/.test(name) && /\d/.test(content) &&
    !/[.:!?]\s*$/.test(content);
}

function styleOf(place: Place, value: Value): Style {
  const { text, name, operator, after } = place;
  const before = text[name.start - 1] ?? "\n";
  const isAdjacent = text[after - 1] === "=" && text[after - 2] !== " ";
  if (name.text.startsWith("-") && (isAdjacent || operator === "")) {
    return isAdjacent ? "argument" : "bare";
  }
  if (isAdjacent) {
    if (/[?&;]/.test(before) || text[value.end] === ";" && /[A-Z ]/.test(name.text)) {
      return "argument";
    }
    if (/^[A-Z][A-Z0-9_]*$/.test(name.text)) return "environment";
    return "bare";
  }
  const isColon = text[after - 1] === ":" || operator.startsWith(":") && !operator.includes("=");
  if (isColon && text[after - 1] === ":" && /[:/\w]/.test(before)) return "code";
  const lineEnd = /[ \t,;]*(?:#.*)?(?:\r?\n|$)/y;
  lineEnd.lastIndex = value.end;
  const lineStart = /(?:^|\n)[ \t-]*["']?$/.test(
    text.slice(Math.max(0, name.start - 80), name.start),
  );
  if (lineStart && lineEnd.test(text)) return "line";
  return isColon ? "bare" : "code";
}

function kindOf(name: string, strength: Strength): string {
  switch (strength) {
    case "password":
      return "password";
    case "token":
      return /key\d*$/i.test(name) ? "api-key" : "token";
    case "secret":
    case "weak":
    case "provider":
      return "secret";
    default:
      return strength satisfies never;
  }
}
