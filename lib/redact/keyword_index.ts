/**
 * Finds every occurrence of many keywords in one pass over a text (Aho and Corasick, "Efficient string
 * matching", CACM 18, 1975): one table look-up a character, whatever the number of keywords.
 */
export interface KeywordIndex {
  /** Calls `report` for each occurrence, in the order of their ends. Case is ignored. */
  scan(text: string, report: (keyword: number, start: number, end: number) => void): void;
}

/** Builds the index. Keywords are ASCII and are named by their position in the list. */
export function keywordIndex(keywords: readonly string[]): KeywordIndex {
  const classes = classesOf(keywords);
  const trie = new Trie(keywords, classes);
  const { go, found } = trie.link();
  const lengths = keywords.map((keyword) => keyword.length);
  const width = classes.count;
  const classOf = classes.of;

  return {
    scan(text, report) {
      let state = 0;
      for (let i = 0; i < text.length; i++) {
        state = go[state + classOf[text.charCodeAt(i)]!]!;
        if (state >= 0) continue;
        state = -state;
        for (const keyword of found[state / width]!) {
          report(keyword, i + 1 - lengths[keyword]!, i + 1);
        }
      }
    },
  };
}

interface Classes {
  /** Of each UTF-16 unit. 0 is every character that no keyword has. */
  readonly of: Uint8Array;
  readonly count: number;
}

function classesOf(keywords: readonly string[]): Classes {
  const of = new Uint8Array(0x10000);
  let count = 1;
  for (const character of new Set(keywords.join("").toLowerCase())) {
    of[character.charCodeAt(0)] = count;
    of[character.toUpperCase().charCodeAt(0)] = count;
    count++;
  }
  return { of, count };
}

class Trie {
  readonly #classes: Classes;
  /** State by state; -1 where there is no way on. */
  readonly #next: number[][] = [];
  readonly #found: number[][] = [];

  constructor(keywords: readonly string[], classes: Classes) {
    this.#classes = classes;
    this.#grow();
    keywords.forEach((keyword, index) => this.#add(keyword, index));
  }

  #grow(): number {
    this.#next.push(new Array<number>(this.#classes.count).fill(-1));
    this.#found.push([]);
    return this.#next.length - 1;
  }

  #add(keyword: string, index: number): void {
    let state = 0;
    for (const character of keyword) {
      const row = this.#next[state]!;
      const step = this.#classes.of[character.charCodeAt(0)]!;
      if (row[step] === -1) row[step] = this.#grow();
      state = row[step]!;
    }
    this.#found[state]!.push(index);
  }

  /** Breadth first, so that the state to fall back to is complete before it is copied from. */
  link(): { go: Int32Array; found: readonly (readonly number[])[] } {
    const fallback = new Int32Array(this.#next.length);
    const queue = [0];
    for (const state of queue) {
      this.#next[state]!.forEach((to, step) => {
        const other = state === 0 ? 0 : this.#next[fallback[state]!]![step]!;
        if (to === -1) this.#next[state]![step] = other;
        else {
          fallback[to] = other;
          this.#found[to]!.push(...this.#found[other]!);
          queue.push(to);
        }
      });
    }
    return { go: this.#flat(), found: this.#found };
  }

  /** One array; targets are offsets of rows, negative where a keyword ends. */
  #flat(): Int32Array {
    const width = this.#classes.count;
    const go = new Int32Array(this.#next.length * width);
    this.#next.forEach((row, state) =>
      row.forEach((to, step) => {
        go[state * width + step] = this.#found[to]!.length > 0 ? -to * width : to * width;
      })
    );
    return go;
  }
}
