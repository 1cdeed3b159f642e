import { shapeOf } from "../shape_of.ts";

/** Whether nobody but a generator writes such a word: digits among letters, and no words in it. */
export function randomLooking(value: string): boolean {
  if (value.length < 10 || !/^[\w.~+/=!@#$%^&*:-]+$/.test(value)) return false;
  const shape = shapeOf(value.slice(0, 128));
  const letters = shape.lower + shape.upper;
  if (shape.digits === 0 || letters === 0) return false;
  if (isWordy(value)) return false;
  if (shape.changes >= 3 && shape.entropy >= 2.5) return true;
  return value.length >= 20 && shape.entropy >= 3.6 && shape.digits >= 3;
}

/** Words, dotted or dashed, each with a number behind it at most: `src/auth2/v1`, `utf8_to_base64`. */
function isWordy(value: string): boolean {
  return /^[\w./:@-]+$/.test(value) &&
    value.split(/[^A-Za-z0-9]+/).every((part) =>
      /^(?:[A-Za-z][a-z]*(?:[A-Z][a-z]+)*\d{0,4}|[A-Z]+\d{0,4}|\d{0,4})$/.test(part)
    );
}
