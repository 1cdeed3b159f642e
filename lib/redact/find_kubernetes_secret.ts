import { type Finder, type Found, type KeywordHit, NOTHING } from "./finder.ts";
import { isReference } from "./is_reference.ts";

/**
 * Finds the values of a Kubernetes Secret in YAML or JSON: whatever their names are, they are secrets, and
 * base64 hides nothing (https://kubernetes.io/docs/concepts/configuration/secret/).
 */
export const findKubernetesSecret: Finder = {
  keywords: ["data:", 'data":'],
  exact: false,
  find(text, at): readonly Found[] {
    const isJson = text[at.end - 2] === '"';
    const found = isJson ? jsonValues(text, at) : yamlValues(text, at);
    return found.length > 0 && isInSecret(text, at.start, found.at(-1)!.end) ? found : NOTHING;
  },
};

const KIND = "kubernetes-secret";
/** How far away the line that says `kind: Secret` may be. */
const REACH = 2000;

function isInSecret(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).split(/^---|apiVersion/m).at(-1)!;
  const after = text.slice(end, end + REACH).split(/^---|apiVersion/m)[0]!;
  return /kind["']?:\s{0,4}["']?Secret\b/.test(before) ||
    /kind["']?:\s{0,4}["']?Secret\b/.test(after);
}

const OBJECT = /\s{0,8}\{([^{}]{1,65536})\}/y;
const PAIR = /"(?:[^"\\\n]|\\.){1,253}"\s{0,8}:\s{0,8}"([^"\n]+)"/g;

function jsonValues(text: string, at: KeywordHit): readonly Found[] {
  OBJECT.lastIndex = at.end;
  const object = OBJECT.exec(text)?.[1];
  if (object === undefined) return NOTHING;
  const start = OBJECT.lastIndex - 1 - object.length;
  return [...object.matchAll(PAIR)]
    .filter((pair) => !isReference(pair[1]!))
    .map((pair) => {
      const end = start + pair.index + pair[0].length - 1;
      return { kind: KIND, start: end - pair[1]!.length, end };
    });
}

const LINE = /[ \t]*\r?\n([ \t]*)(?:([\w.-]{1,253}):)?[ \t]*([^\r\n]*)/y;

/** The lines below `data:` that are further in than it. */
function yamlValues(text: string, at: KeywordHit): readonly Found[] {
  const lead = /(?:^|\n)([ \t]*)(?:string)?$/i.exec(
    text.slice(Math.max(0, at.start - 40), at.start),
  );
  if (lead === null) return NOTHING;
  const found: Found[] = [];
  LINE.lastIndex = at.end;
  for (let line = LINE.exec(text); line !== null; line = LINE.exec(text)) {
    const [, indent, , value] = line;
    if (indent!.length <= lead[1]!.length) break;
    const isSecret = value !== "" && !/^[|>][+-]?\d?$/.test(value!) && !isReference(value!);
    if (isSecret) {
      found.push({ kind: KIND, start: LINE.lastIndex - value!.length, end: LINE.lastIndex });
    }
  }
  return found;
}
