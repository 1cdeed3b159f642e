/**
 * Whether a text is words, each with a number behind it at most, whatever stands between them:
 * `src/auth2/v1`, `utf8_to_base64`, `parseTokenV2`.
 */
export function isWordy(text: string): boolean {
  return text.split(/[^A-Za-z0-9]+/).every((part) => WORD.test(part));
}

const WORD = /^(?:[A-Z]?[a-z]*(?:\d{0,4}[A-Z][a-z]+)*|[A-Z]+)\d{0,6}$/;
