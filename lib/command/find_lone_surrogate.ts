/**
 * The offset of the first surrogate without its other half, or -1. It has no UTF-8, so no program can get it.
 */
export function findLoneSurrogate(text: string): number {
  return text.isWellFormed() ? -1 : text.search(/\p{Surrogate}/u);
}
