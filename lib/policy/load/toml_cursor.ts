/** A place in a TOML text, and the steps that are needed to walk on. A step that does not fit leaves it where it is. */
export class TomlCursor {
  #at = 0;
  #line = 1;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get line(): number {
    return this.#line;
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  peek(): string {
    return this.#text.charAt(this.#at);
  }

  take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.#at++;
    return true;
  }

  skipSpace(): void {
    this.#skip(/[ \t]*/y);
  }

  skipBlank(): void {
    this.#skip(/(?:[ \t\r\n]|#[^\n]*)*/y);
  }

  /** A bare name, or a quoted one without its quotes. */
  readName(): string | null {
    const token = this.#skip(/[A-Za-z0-9_-]+|'[^'\n]*'|"(?:[^"\\\n]|\\.)*"/y);
    if (token === null) return null;
    if (token.startsWith("'")) return token.slice(1, -1);
    return token.startsWith('"') ? unescape(token) : token;
  }

  /** A text of any of the four kinds, or anything else up to where a value ends. */
  skipScalar(): boolean {
    const token = this.#skip(/"""|'''/y);
    if (token === '"""') return this.#skip(/(?:[^"\\]|\\[^]|"(?!""))*"{3,5}/y) !== null;
    if (token === "'''") return this.#skip(/(?:[^']|'(?!''))*'{3,5}/y) !== null;
    return this.#skip(/'[^'\n]*'|"(?:[^"\\\n]|\\.)*"|[^,\]}#\r\n]+/y) !== null;
  }

  #skip(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const token = pattern.exec(this.#text)?.[0];
    if (token === undefined) return null;
    this.#at += token.length;
    this.#line += token.split("\n").length - 1;
    return token;
  }
}

/** The escapes that TOML shares with JSON; a name with another one is not found. */
function unescape(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
