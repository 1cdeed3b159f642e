import { shapeOf } from "../shape_of.ts";
import { isWordy } from "./is_wordy.ts";

/** Whether nobody but a generator writes such a word: digits among letters, and no words in it. */
export function randomLooking(value: string): boolean {
  if (value.length < 10 || !/^[\w.~+/=!@#$%^&*:-]+$/.test(value) || isWordy(value)) return false;
  const shape = shapeOf(value.slice(0, 128));
  const letters = shape.lower + shape.upper;
  // Base64 of some length has no digit now and then.
  if (shape.digits === 0) return value.length >= 24 && shape.upper >= 6 && shape.entropy >= 4.2;
  if (letters === 0) return false;
  if (shape.changes >= 3 && shape.digits >= 3 && shape.entropy >= 2.5) return true;
  return value.length >= 20 && shape.entropy >= 3.6 && shape.digits >= 3;
}
