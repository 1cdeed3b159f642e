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
  const { go, found } = automatonOf(trieOf(keywords, classes), classes.count);
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

/** A tree of the keywords' beginnings, state by state; 0 is the empty beginning. */
interface Trie {
  readonly next: Map<number, number>[];
  /** The keywords that end in a state. */
  readonly found: number[][];
}

function trieOf(keywords: readonly string[], classes: Classes): Trie {
  const trie: Trie = { next: [new Map()], found: [[]] };
  keywords.forEach((keyword, index) => {
    let state = 0;
    for (let i = 0; i < keyword.length; i++) {
      const step = classes.of[keyword.charCodeAt(i)]!;
      let to = trie.next[state]!.get(step);
      if (to === undefined) {
        to = trie.next.push(new Map()) - 1;
        trie.found.push([]);
        trie.next[state]!.set(step, to);
      }
      state = to;
    }
    trie.found[state]!.push(index);
  });
  return trie;
}

/** Every step from every state, as the offset of the next state's row; negative where a keyword ends there. */
interface Automaton {
  readonly go: Int32Array;
  readonly found: readonly (readonly number[])[];
}

/** Breadth first: a state's row is that of the longest end of it that is a beginning too, but for its own steps. */
function automatonOf({ next, found }: Trie, width: number): Automaton {
  const go = new Int32Array(next.length * width);
  const fallback = new Int32Array(next.length);
  const queue = [0];
  for (const state of queue) {
    const other = fallback[state]! * width;
    go.copyWithin(state * width, other, other + width);
    for (const [step, to] of next[state]!) {
      fallback[to] = state === 0 ? 0 : Math.abs(go[other + step]!) / width;
      found[to]!.push(...found[fallback[to]!]!);
      go[state * width + step] = found[to]!.length > 0 ? -to * width : to * width;
      queue.push(to);
    }
  }
  return { go, found };
}
