/**
 * Whether `value` only says where a secret would come from or go to: a variable, a template, a placeholder.
 * Only the whole value counts: `changeme` is one, `changeme7` could be a password.
 */
export function isReference(value: string): boolean {
  return SHAPES.test(value) || isPlaceholderText(value);
}

const SHAPES = new RegExp(
  [
    String.raw`\[REDACTED:.*`,
    // Shell, make, PHP, templates: $NAME, $name, $1, ${…}, $(…), {{…}}, <…>, <%…%>, %NAME%, %s, %(…)s, @NAME@.
    String.raw`\$(?:[A-Z_][A-Z0-9_]*|[A-Za-z_]+|\d+|[{(].*)`,
    String.raw`(?:b|f|r)?\{.*`,
    String.raw`.{0,40}(?:\$\{|\{\{|\$\().*`,
    String.raw`[<«‹].*|\(.*\)`,
    String.raw`&(?:lt|#x?\w{2,4});.*`,
    String.raw`%(?:\w+%|[sdvqr@]|\(.*)`,
    String.raw`(?:%[sdvqr]|[^A-Za-z0-9])+`,
    String.raw`@\w+@`,
    String.raw`\[[A-Za-z][A-Za-z _-]*\]?`,
    // Masks.
    String.raw`[*xX.…•●·_#?-]+`,
    String.raw`\S{0,4}(?:\*{3,}|…|\.{3,}|•{3,}|x{4,}|X{4,})\S{0,4}`,
  ].map((shape) => `^(?:${shape})$`).join("|"),
);

function isPlaceholderText(value: string): boolean {
  if (value.length > 60 || !/^[A-Za-z][A-Za-z _.-]*\d{0,1}[!.]?$/.test(value)) return false;
  const words = value.toLowerCase().split(/[^a-z]+/).filter((word) => word !== "");
  if (words.length === 1 && GUESSED.has(words[0]!)) return false;
  return words.every((word) => GENERIC.has(word)) || words.some((word) => TELLING.has(word));
}

/** One of these is enough: nobody's password is `your-token-here`. */
const TELLING = new Set(
  ("your changeme changeit replaceme placeholder redacted removed filtered masked hidden todo fixme insert " +
    "undefined null none example").split(" "),
);

/** Some have one of these for a password. */
const GUESSED = new Set("secret test testing default sample dummy secure client".split(" "));

/** A value of these alone says what belongs there. */
const GENERIC = new Set(
  ("a an the my some any here this that is to be of for in from and or not no yes on off true false nil nan " +
    "change replace me it with set add put use enter value values " +
    "password passwd passphrase pass pwd secret secrets token tokens key keys api access auth client user " +
    "private public id bearer basic credential credentials env var required optional missing empty unset " +
    "string text str bytes number boolean bool int any unknown object default dummy fake sample " +
    "test testing invalid expired wrong valid sensitive secure compat files").split(" "),
);
