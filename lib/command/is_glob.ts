/**
 * Whether bash would match a word against file names. `bare` holds the unquoted part of it.
 *
 * `*` and `?` always, `[` only where it opens a bracket expression: one member at least, then a `]`,
 * before the path goes on. So `[`, `a[`, `.items[]` and `[a/b]` are plain: as patterns they match
 * nothing but themselves. Source: POSIX 2.13.1, 2.13.3. Linear in the length.
 */
export function isGlob(bare: string): boolean {
  return /[*?]/.test(bare) || (bare.includes("[") && hasBracketExpression(bare));
}

function hasBracketExpression(bare: string): boolean {
  // What a `[` inside an open one could close, closes the outer one too: one is enough to follow.
  let open = false;
  for (let at = 0; at < bare.length; at++) {
    const character = bare[at];
    if (character === "/") open = false;
    else if (open && character === "]") return true;
    else if (!open && character === "[") {
      open = true;
      at = lastOfOpening(bare, at);
    }
  }
  return false;
}

/** `!` and `^` negate, and a `]` directly after them or after `[` is a member, not the end. */
function lastOfOpening(bare: string, open: number): number {
  const negated = bare[open + 1] === "!" || bare[open + 1] === "^" ? open + 1 : open;
  return bare[negated + 1] === "]" ? negated + 1 : negated;
}
