const ALPHABETS = {
  digits: "7294018365",
  hex: "9f3a71c0e5b28d64",
  lower: "k7q2vx9m4twz8b3hn6rj",
  upper: "K7Q2VX9M4TWZ8B3HN6RJ",
  mixed: "aX7kQ2mRv9Lt4ZsW8cHy3NpJ6bGd",
};

/**
 * Made-up token bodies for the examples in the tables: `length` characters, always the same. No example
 * stands in the source as a whole token, since a host's secret scanner would take it for a leak.
 */
export function fake(alphabet: keyof typeof ALPHABETS, length: number): string {
  const letters = ALPHABETS[alphabet];
  let text = "";
  for (let i = 0; i < length; i++) {
    text += letters[(i * 11 + Math.floor(i / letters.length) * 3) % letters.length];
  }
  return text;
}
