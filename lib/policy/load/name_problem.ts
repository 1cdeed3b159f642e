import { isAbsolute, normalize } from "@std/path";
import { quote } from "./quote.ts";

/** What a shell, or our own command language, would take for something else than a part of a name. */
const OPERATORS = /[;&|<>$`"'(){}!#~\\]/;
const SEPARATOR = Deno.build.os === "windows" ? /[\\/]/ : /\//;

/**
 * Says why a text cannot be the name of a program, or null if it can: bare names, and absolute paths in their
 * plainest spelling, of visible ASCII. In a path a space and parentheses are letters like others.
 */
export function nameProblem(name: string): string | null {
  if (name.trim() === "") return "an empty name names nothing; remove it";
  if (name === "*") return STAR;
  const shown = quote(name);
  const foreign = /[^\x20-\x7e]/u.exec(name)?.[0];
  if (foreign !== undefined) return `${shown} is no name: ${describeCharacter(foreign)} is in it`;
  return SEPARATOR.test(name) ? pathProblem(name, shown) : bareProblem(name, shown);
}

const STAR = '"*" does not stand for everything; list the commands by name, e.g. ' +
  'commands = ["ls", "cat"], or a family of names in patterns, e.g. patterns = ["g?zip"]';

function describeCharacter(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `the character U+${number}`;
}

function bareProblem(name: string, shown: string): string | null {
  if (name.includes(" ")) {
    return `${shown} is no name: a space is in it; arguments belong in a rule, e.g. [[rules]] ` +
      `command = ${quote(firstWord(name))}, allow_args = [...]`;
  }
  if (/[*?]/.test(name)) {
    return `${shown} is no name: names are exact; a family of names goes in allowlist.patterns`;
  }
  const operator = OPERATORS.exec(name)?.[0];
  if (operator !== undefined) return `${shown} is no name: ${operator} is in it`;
  return name === "." || name === ".." ? `${shown} is a directory, not a program` : null;
}

function pathProblem(name: string, shown: string): string | null {
  if (!isAbsolute(name)) {
    return `${shown} is neither a bare name nor an absolute path; write one of them`;
  }
  const operator = /[;&|<>$`"'*?]/.exec(name)?.[0];
  if (operator !== undefined) return `${shown} is no path of a program: ${operator} is in it`;
  const plain = normalize(name);
  if (/[\\/]$/.test(plain)) return `${shown} is a directory, not a program`;
  return plain === name ? null : `${shown} is not in its plainest spelling; write ${quote(plain)}`;
}

function firstWord(text: string): string {
  return text.trim().split(" ", 1)[0] ?? "";
}
