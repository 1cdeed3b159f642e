import { isWordy } from "./is_wordy.ts";
import { plainValue } from "./plain_value.ts";
import { randomLooking } from "./random_looking.ts";
import type { Strength } from "./secret_name.ts";

/** How a value stands beside its name. */
export type Style =
  /** In quotes or between tags. */
  | "enclosed"
  /** `--password=x`, `-Dx.password=x`, `?password=x`, `;Password=x`: nobody writes code like this. */
  | "argument"
  /** `PASSWORD=x`: the shell, `.env` files. */
  | "environment"
  /** `password=x`, `password: x`. */
  | "bare"
  /** `password: x`, `password = x`, and nothing else on the line. */
  | "line"
  /** `password = x`, `password || x`: as in code. */
  | "code";

/** Whether `value` is a secret, when it is given a name of that strength in that style. */
export function isSecretValue(value: string, strength: Strength, style: Style): boolean {
  if (/^\d+$/.test(value)) return isSecretNumber(value, strength, style);
  if (plainValue(value)) return false;
  switch (strength) {
    case "password":
      return isPassword(value, style);
    case "secret":
      return isSecret(value, style);
    case "token":
      return isToken(value, style);
    case "weak":
      return value.length >= 16 && randomLooking(value) && !isDigest(value);
    case "provider":
      return value.length >= 12 && randomLooking(value);
    default:
      return strength satisfies never;
  }
}

function isSecretNumber(value: string, strength: Strength, style: Style): boolean {
  if (strength === "password") return value.length >= 4 && style !== "code";
  return (strength === "token" || strength === "secret") && value.length >= 14;
}

function isPassword(value: string, style: Style): boolean {
  switch (style) {
    case "enclosed":
    case "argument":
      return value.length >= 3 && !isForeignWord(value);
    case "environment":
      return value.length >= 3 && !/^[A-Z_]+$/.test(value);
    case "line":
      return value.length >= 5 && (isMixed(value) || /^[a-z]+$/.test(value));
    case "bare":
      return value.length >= 5 && isMixed(value);
    case "code":
      return randomLooking(value);
    default:
      return style satisfies never;
  }
}

function isSecret(value: string, style: Style): boolean {
  const long = value.length >= 8 && /^[a-z]+$/.test(value);
  switch (style) {
    case "enclosed":
    case "environment":
      return value.length >= 6 && (long || isMade(value));
    case "argument":
      return value.length >= 4 && !/^[A-Z_]+$/.test(value);
    case "line":
    case "bare":
      return value.length >= 8 && isMade(value);
    case "code":
      return randomLooking(value);
    default:
      return style satisfies never;
  }
}

function isToken(value: string, style: Style): boolean {
  switch (style) {
    case "enclosed":
    case "environment":
      return value.length >= 8 && isMade(value) || randomLooking(value);
    case "argument":
      return value.length >= 6 && (isMade(value) || /^[a-z]{12,}$/.test(value));
    case "line":
    case "bare":
      return value.length >= 8 && isMade(value) && (!isWordy(value) || randomLooking(value));
    case "code":
      return randomLooking(value);
    default:
      return style satisfies never;
  }
}

/** A letter and a digit, or a letter and what only passwords have. */
function isMixed(value: string): boolean {
  return /[A-Za-z]/.test(value) && /[\d!@#$%^&*+~?]/.test(value);
}

/** As {@linkcode isMixed}, and no name such as `db-creds-2`. */
function isMade(value: string): boolean {
  if (!isMixed(value)) return randomLooking(value);
  return !isWordy(value) || !/[^A-Za-z0-9]/.test(value) || /[!@#$%^&*+~?]/.test(value);
}

/** The word for it in another language, in a table of translations. */
function isForeignWord(value: string): boolean {
  return /^\p{Lu}?[\p{Ll}\p{Lo}]+$/u.test(value) &&
    (/[^ -~]/.test(value) || TRANSLATIONS.has(value.toLowerCase()));
}

const TRANSLATIONS = new Set(
  "passwort kennwort wachtwoord senha parola adgangskode salasana".split(" "),
);

/** The names of commits, images and objects are random, too. */
function isDigest(value: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(value);
}
