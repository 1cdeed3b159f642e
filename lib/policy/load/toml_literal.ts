const BARE = /^[A-Za-z0-9_-]+$/;

/** Writes a value as TOML would have it on one line, for a message that shows what to write. */
export function tomlLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlLiteral).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const pairs = Object.entries(value).map(([key, inner]) =>
      `${BARE.test(key) ? key : JSON.stringify(key)} = ${tomlLiteral(inner)}`
    );
    return `{ ${pairs.join(", ")} }`;
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
