/** An example of a detector: a text and the secret in it. */
export function example(
  before: string,
  secret: string,
  after = "",
): readonly [text: string, secret: string] {
  return [before + secret + after, secret];
}
