import { type Finder, type Found, NOTHING } from "../finder.ts";
import { isSecretValue } from "./is_secret_value.ts";
import { nameAt } from "./name_at.ts";
import { PROVIDERS } from "./providers.ts";
import { endOfValue, readElement, readValue, type Value } from "./read_value.ts";
import { secretName, type Strength } from "./secret_name.ts";
import { SEPARATOR } from "./separator.ts";
import { type Place, styleOf } from "./style_of.ts";

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
    const place: Place = {
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
  // The outcome of a test.
  if (name.text === "PASS" && place.operator === ":") return false;
  if (content.toLowerCase() === name.text.toLowerCase()) return false;
  if (/\s/.test(content)) return isPhrase(name.text, content);
  // Lists and comparisons have quotes around names, too.
  const isCode = place.operator === "," || /^[=!]=/.test(place.operator);
  const style = isCode ? "bare" : value.enclosed ? "enclosed" : styleOf(place, value);
  return isSecretValue(content, strength, isVague(name.text) ? "bare" : style);
}

/** `pass` passes many things. */
function isVague(name: string): boolean {
  return /^(?:(?:[\w-]+\.)*pass|-[\w-]*pass)$/i.test(name);
}

/** Values with white space are prose, unless the name asks for several words. */
function isPhrase(name: string, content: string): boolean {
  if (/(?:phrase|mnemonic)$/i.test(name)) return content.trim().split(/\s+/).length >= 3;
  return /^[A-Z][A-Z0-9_]*(?:PASSWORD|PASSWD|PASS|PWD|SECRET)$/.test(name) && /\d/.test(content) &&
    !/[.:!?]\s*$/.test(content);
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
