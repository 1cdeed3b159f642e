import { type Shape, shapeOf } from "../shape_of.ts";
import { isWordy } from "./is_wordy.ts";

/** Whether nobody but a generator writes such a word: digits among letters, and no words in it. */
export function randomLooking(value: string): boolean {
  if (value.length < 10 || !/^[\w.~+/=!@#$%^&*:-]+$/.test(value)) return false;
  const shape = shapeOf(value.slice(0, 128));
  if (shape.digits === 0) return isLetterSalad(value, shape);
  if (shape.lower + shape.upper === 0 || isWordy(value)) return false;
  const isMany = shape.digits >= 3 || (shape.digits === 2 && value.length >= 24);
  if (shape.changes >= 3 && isMany && shape.entropy >= 2.5) return true;
  if (value.length >= 14 && isSalad(value, shape)) return true;
  return value.length >= 20 && shape.entropy >= 3.6 && shape.digits >= 3;
}

/** Base64 of some length has no digit now and then; but it has no syllables either. */
function isLetterSalad(value: string, shape: Shape): boolean {
  if (value.length < 16) return false;
  if (shape.upper > 0 && shape.lower > 0) return isSalad(value, shape) && !isWordy(value);
  return shape.symbols === 0 && /[bcdfghjklmnpqrstvwxz]{5}/i.test(value);
}

/** Capitals, small letters and digits change places more often than in joined words. */
function isSalad(value: string, shape: Shape): boolean {
  return shape.upper > 2 && shape.caseChanges + shape.changes >= value.length * 0.35;
}
