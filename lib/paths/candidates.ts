/** An argument with more parts than this is not judged part by part. */
const MOST = 1000;

/** The longest name that a file can have, in characters at most. What is longer leads nowhere. */
const LONGEST_NAME = 255;

/** What a value stands behind. The colon of a drive is a part of the path. */
const MARK = Deno.build.os === "windows" ? /[=@]|(?<!(?:^|[=@:])[a-z]):/gi : /[=@:]/g;

/** An address of another host, its path included: it is no path here, nor is a path in its query. */
const ADDRESS = /(?:https?|wss?|ftps?|sftp|ssh|git):\/\/(?![./])[^\s,;|'"<>`]+/gi;

/** The beginning of any other address. What it carries may be a path: `php://filter/resource=/etc/passwd`. */
const AUTHORITY = /[a-z0-9+.-]{1,20}:\/\/(?![./])[^/\s]+/gi;

/**
 * The parts of an argument that a program nobody described could take as a path: the argument itself; what
 * stands behind each `=`, `@` and `:`, to the end and to the next of them; what is attached to a short option
 * or to a bundle of them (`-I../x`, `-nf../x`); and what a `file:` address decodes to. Judging one part too
 * many costs little: inside the roots everything may stay.
 *
 * Null where there are too many parts to judge: nobody can say where such an argument leads.
 */
export function candidates(argument: string): readonly string[] | null {
  // Inside an address nothing is parted. What is looked at is the argument as it stands, whatever it looks like: a
  // folder can be called `http:`.
  const masked = argument.replace(ADDRESS, mask).replace(AUTHORITY, mask);
  const marks = [...masked.matchAll(MARK)].map((mark) => mark.index);
  const files = [...argument.matchAll(/file:(?:\/\/[^/]*)?/gi)];
  if (marks.length + files.length > MOST) return null;
  const parts = new Set([
    argument,
    ...attached(argument, marks[0] ?? argument.length),
    ...values(argument, marks),
    ...files.flatMap((file) => decoded(argument.slice(file.index + file[0].length))),
  ]);
  parts.delete("");
  return [...parts];
}

function mask(address: string): string {
  return "a".repeat(address.length);
}

/** Everything that could be attached to one of the letters behind a single dash, a mark at its beginning included. */
function attached(text: string, mark: number): readonly string[] {
  const letters = /^-[^-._/=@:][^-._/=@:]*/.exec(text)?.[0].length ?? 0;
  const last = Math.min(letters, text.length - 1);
  const first = Math.max(2, last - LONGEST_NAME);
  const starts = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return starts.flatMap((start) => [text.slice(start, mark), text.slice(start)]);
}

function values(text: string, marks: readonly number[]): readonly string[] {
  const first = text.slice(0, marks[0]);
  return [
    first,
    ...marks.flatMap((mark, index) => {
      const tail = text.slice(mark + 1);
      // `zip://../x`: an address without a host is a path.
      const local = tail.startsWith("//") ? [tail.slice(2)] : [];
      return [text.slice(mark + 1, marks[index + 1]), tail, ...local];
    }),
  ];
}

/** What can be meant by what follows `file:`, with and without query and fragment. */
function decoded(path: string): readonly string[] {
  return [path, path.replace(/[?#][^]*/, "")].map((text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      // Not well-formed. What can be decoded is, as a lenient program would.
      return text.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
    }
  });
}
