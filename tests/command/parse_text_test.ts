import { assert, assertEquals } from "@std/assert";
import type { ParseRefusal } from "../../lib/contract.ts";
import { parse } from "../../lib/command/mod.ts";
import { LITERALS } from "./literals.ts";

const LIMITS = { commandBytes: 65536, arguments: 1024 };

type Row = readonly [text: string, rule: string, start: number, end: number, twin: string];

// Each text is refused; its twin, one token different, is accepted.
// deno-fmt-ignore: columns carry the meaning
const UNSUPPORTED: readonly Row[] = [
  // text                        rule                       span    twin
  ["",                           "syntax.empty",            0,  0,  "ls"],
  [" \t ",                       "syntax.empty",            0,  3,  " \tls "],
  ['"" ls',                      "syntax.empty",            0,  2,  'ls ""'],
  ["''",                         "syntax.empty",            0,  2,  "ls ''"],

  ["ls $HOME/x",                 "syntax.expansion",        3,  8,  "ls '$HOME'/x"],
  ["ls a$HOME",                  "syntax.expansion",        4,  9,  "ls a\\$HOME"],
  ["ls ${HOME}/x",               "syntax.expansion",        3, 10,  "ls '${HOME}/x'"],
  ["echo ${x@P}",                "syntax.expansion",        5,  7,  "echo '${x@P}'"],
  ["echo $(id)",                 "syntax.expansion",        5,  7,  "echo '$(id)'"],
  ["echo $((1+1))",              "syntax.expansion",        5,  8,  "echo '$((1+1))'"],
  ["echo $[1+1]",                "syntax.expansion",        5,  7,  "echo $]1+1]"],
  ["echo $1",                    "syntax.expansion",        5,  7,  "echo $.1"],
  ["echo a$-",                   "syntax.expansion",        6,  8,  "echo a$+"],
  ["echo $? $! $$ $# $@ $*",     "syntax.expansion",        5,  7,  "echo '$?' '$!' '$$' '$#' '$@' '$*'"],
  ["echo $$",                    "syntax.expansion",        5,  7,  "echo $"],
  ["echo $'a'",                  "syntax.expansion",        5,  7,  "echo '$a'"],
  ['echo $"a"',                  "syntax.expansion",        5,  7,  'echo "$"a'],
  ['echo "a $HOME b"',           "syntax.expansion",        8, 13,  'echo "a \\$HOME b"'],
  ['echo "$(id)"',               "syntax.expansion",        6,  8,  'echo "$ (id)"'],
  ['echo "$1"',                  "syntax.expansion",        6,  8,  'echo "$.1"'],
  ["$x",                         "syntax.expansion",        0,  2,  "\\$x"],
  ["echo `id`",                  "syntax.backquote",        5,  6,  "echo '`id`'"],
  ['echo "a `id`"',              "syntax.backquote",        8,  9,  'echo "a \\`id\\`"'],
  ["echo $`",                    "syntax.backquote",        6,  7,  "echo $\\`"],

  ["cat *.txt",                  "syntax.glob",             4,  9,  "cat '*.txt'"],
  ["cat a?c",                    "syntax.glob",             4,  7,  "cat a\\?c"],
  ["cat f[0-9].txt x",           "syntax.glob",             4, 14,  "cat f[0-9.txt x"],
  ["cat [!a]b",                  "syntax.glob",             4,  9,  "cat [!]ab"],
  ["cat [^a]",                   "syntax.glob",             4,  8,  "cat [^]a"],
  ["cat []]",                    "syntax.glob",             4,  7,  "cat []"],
  ["cat [a/x[b]",                "syntax.glob",             4, 11,  "cat [a/b]"],
  ['cat "a b"*',                 "syntax.glob",             4, 10,  'cat "a b*"'],
  ["cat ['a']",                  "syntax.glob",             4,  9,  "cat '[a]'"],
  ["jq .[0] f",                  "syntax.glob",             3,  7,  "jq .[] f"],

  ["echo {a,b}",                 "syntax.brace-expansion",  5, 10,  "echo {a}"],
  ["echo x{,y}z",                "syntax.brace-expansion",  5, 11,  "echo x{,yz"],
  ["echo {1..3}",                "syntax.brace-expansion",  5, 11,  "echo {1..}"],
  ["echo {a..e..2}",             "syntax.brace-expansion",  5, 14,  "echo {a..1}"],
  ["echo {x{a,b}",               "syntax.brace-expansion",  5, 12,  "echo {x{a}b"],
  ["echo {a}b,c}",               "syntax.brace-expansion",  5, 12,  "echo {a}b,c"],
  ["echo {','..1}",              "syntax.brace-expansion",  5, 13,  "echo {,..1"],

  ["ls ~",                       "syntax.tilde",            3,  4,  "ls \\~"],
  ["ls ~/x",                     "syntax.tilde",            3,  6,  "ls ./~/x"],
  ["ls ~root",                   "syntax.tilde",            3,  8,  "ls '~root'"],
  ["~/bin/x a",                  "syntax.tilde",            0,  7,  "'~/bin/x' a"],
  ["dd if=~/x",                  "syntax.tilde",            3,  9,  "dd --if=~/x"],
  ["echo a=b:~",                 "syntax.tilde",            5, 10,  "echo a:b:~"],
  ["echo a+=~",                  "syntax.tilde",            5,  9,  "echo a+~"],

  ["ls # all of it",             "syntax.comment",          3, 14,  "ls a# all of it"],
  ["# ls",                       "syntax.comment",          0,  4,  "'#' ls"],

  ["FOO=bar ls",                 "syntax.assignment",       0,  7,  "FOO-bar ls"],
  ["GIT_EXTERNAL_DIFF=./p git diff", "syntax.assignment",   0, 21,  "GIT_EXTERNAL_DIFF./p git diff"],
  ["FOO+=bar ls",                "syntax.assignment",       0,  8,  "FOO+bar ls"],
  ["FOO[1 2]=bar ls",            "syntax.assignment",       0,  5,  "F.OO[1 2]=bar ls"],
  ["_=",                         "syntax.assignment",       0,  2,  "\\_="],
  ["a= ls",                      "syntax.assignment",       0,  2,  "=a ls"],

  ["ls | wc",                    "syntax.pipeline",         3,  4,  "ls '|' wc"],
  ["ls|wc",                      "syntax.pipeline",         2,  3,  "ls\\|wc"],
  ["ls |& wc",                   "syntax.pipeline",         3,  5,  "ls '|&' wc"],
  ["ls; id",                     "syntax.sequence",         2,  3,  "ls\\; id"],
  ["find . -name x ;",           "syntax.sequence",        15, 16,  "find . -name x \\;"],
  ["ls && id",                   "syntax.sequence",         3,  5,  'ls "&&" id'],
  ["ls||id",                     "syntax.sequence",         2,  4,  "ls'||'id"],
  ["ls ;; id",                   "syntax.sequence",         3,  5,  "ls ';;' id"],
  ["ls &",                       "syntax.background",       3,  4,  "ls \\&"],
  ["curl a?b&c",                 "syntax.glob",             5,  8,  "curl 'a?b&c'"],
  ["curl a&c",                   "syntax.background",       6,  7,  "curl 'a&c'"],
  ["(ls)",                       "syntax.group",            0,  1,  "'(ls)'"],
  ["ls )",                       "syntax.group",            3,  4,  "ls \\)"],
  ["f() a",                      "syntax.group",            1,  2,  "f'()' a"],
  ["echo @(a)",                  "syntax.group",            6,  7,  "echo @'(a)'"],

  ["cat < f",                    "syntax.redirection",      4,  5,  "cat '<' f"],
  ["cat <<< f",                  "syntax.redirection",      4,  7,  "cat '<<<' f"],
  ["cat <<EOF",                  "syntax.redirection",      4,  6,  "cat '<<EOF'"],
  ["cat <(id)",                  "syntax.redirection",      4,  6,  "cat '<(id)'"],
  ["echo ok > >(tee copy)",      "syntax.redirection",      8,  9,  "echo ok '> >(tee copy)'"],
  ["ls > out",                   "syntax.redirection",      3,  4,  "ls \\> out"],
  ["ls >> out",                  "syntax.redirection",      3,  5,  "ls '>>' out"],
  ["ls >| out",                  "syntax.redirection",      3,  5,  "ls '>|' out"],
  ["ls &> out",                  "syntax.redirection",      3,  5,  "ls '&>' out"],
  ["ls &>> out",                 "syntax.redirection",      3,  6,  "ls '&>>' out"],
  ["ls 2>&1",                    "syntax.redirection",      3,  7,  "ls '2>&1'"],
  ["ls 2>&-",                    "syntax.redirection",      3,  7,  "ls '2>&-'"],
  ["ls 2>file",                  "syntax.redirection",      3,  5,  "ls 2'>'file"],
  ["ls 2 >file",                 "syntax.redirection",      5,  6,  "ls 2 '>file'"],
  ["ls a2>file",                 "syntax.redirection",      5,  6,  "ls 'a2>file'"],
  ["ls '2'>file",                "syntax.redirection",      6,  7,  "ls '2>file'"],
  ["ls {fd}>file",               "syntax.redirection",      3,  8,  "ls {fd}'>file'"],
  ["2>f ls",                     "syntax.redirection",      0,  2,  "2\\>f ls"],

  ["! ls",                       "syntax.reserved-word",    0,  1,  "'!' ls"],
  ["{ cat secret.txt",           "syntax.reserved-word",    0,  1,  "{cat secret.txt"],
  ["} a",                        "syntax.reserved-word",    0,  1,  "}a"],
  ["[[ -f x ]]",                 "syntax.reserved-word",    0,  2,  "[ -f x ]"],
  ["]] a",                       "syntax.reserved-word",    0,  2,  "] a"],
  ["%1 a",                       "syntax.reserved-word",    0,  2,  "a%1 a"],
  ...[
    "case", "coproc", "do", "done", "elif", "else", "esac", "fi", "for", "function", "if", "in",
    "select", "then", "time", "until", "while",
  ].map((word): Row => [`${word} x`, "syntax.reserved-word", 0, word.length, `'${word}' x`]),
];

// deno-fmt-ignore: columns carry the meaning
const UNREADABLE: readonly Row[] = [
  // text                        rule                          span    twin
  ['cat "unfinished',            "syntax.open-quote",          4,  5,  'cat "unfinished"'],
  ["cat 'unfinished",            "syntax.open-quote",          4,  5,  "cat \\'unfinished"],
  ["echo a'b'c'd",               "syntax.open-quote",         10, 11,  "echo a'b'c\\'d"],
  ['echo "a\\"',                 "syntax.open-quote",          5,  6,  'echo "a\\""'],
  ['echo "a\'b',                 "syntax.open-quote",          5,  6,  'echo "a\'b"'],
  ["cat a\\",                    "syntax.trailing-backslash",  5,  6,  "cat a\\\\"],
  ["\\",                         "syntax.trailing-backslash",  0,  1,  "\\\\"],
  ["ls .\nid",                   "syntax.control-byte",        4,  5,  "ls .\tid"],
  ["ls .\r\nid",                 "syntax.control-byte",        4,  5,  "ls .\tid"],
  ["ls .\rid",                   "syntax.control-byte",        4,  5,  "ls .\tid"],
  ["pwd\ntouch made-it",         "syntax.control-byte",        3,  4,  "pwd touch made-it"],
  ["echo 'a\nb'",                "syntax.control-byte",        7,  8,  "echo 'a\tb'"],
  ['echo "$\\\n(id)"',           "syntax.control-byte",        8,  9,  'echo "$\\(id)"'],
  ["echo 'unfinished $x\x07",    "syntax.control-byte",       19, 20,  "echo 'unfinished $x'"],
  ["ls a\0b",                    "syntax.control-byte",        4,  5,  "ls ab"],
  ["ls a\x1bb",                  "syntax.control-byte",        4,  5,  "ls ab"],
  ["ls a\x7fb",                  "syntax.control-byte",        4,  5,  "ls a\x80b"],
  ["ls \ud83d",                  "input.surrogate",            3,  4,  "ls \ud83d\ude00"],
  ["ls \ude00\ud83d",            "input.surrogate",            3,  4,  "ls \ud83d\ude00"],
];

Deno.test("parse() refuses a text with its rule and span when bash would not pass it on", {
  permissions: "none",
}, () => {
  for (const row of UNSUPPORTED) checkRefused(row, "POLICY_DENIED");
});

Deno.test("parse() refuses a text with its rule and span when it cannot be read", {
  permissions: "none",
}, () => {
  for (const row of UNREADABLE) checkRefused(row, "PARSE_ERROR");
});

Deno.test("parse() accepts the twin of every refused text", { permissions: "none" }, () => {
  for (const [text, , , , twin] of [...UNSUPPORTED, ...UNREADABLE]) {
    assertEquals(parse({ command: twin }, LIMITS).kind, "line", `${twin}, twin of ${text}`);
  }
});

Deno.test("parse() gives the argv of every well-known literal", { permissions: "none" }, () => {
  assert(LITERALS.length >= 60);
  for (const [text, argv] of LITERALS) {
    const parsed = parse({ command: text }, LIMITS);
    const words = parsed.kind === "line" ? parsed.line.stages[0].words : [];
    assertEquals(words.map((word) => word.text), argv, text);
  }
});

Deno.test("parse() gives each word the span it was written in when a text is accepted", {
  permissions: "none",
}, () => {
  assertEquals(parse({ command: ` grep\t"a b"'c'  "" 😀\\ x ` }, LIMITS), {
    kind: "line",
    line: {
      stages: [{
        words: [
          { text: "grep", at: { unit: "char", start: 1, end: 5 } },
          { text: "a bc", at: { unit: "char", start: 6, end: 14 } },
          { text: "", at: { unit: "char", start: 16, end: 18 } },
          { text: "😀 x", at: { unit: "char", start: 19, end: 24 } },
        ],
        at: { unit: "char", start: 1, end: 24 },
      }],
    },
  });
});

Deno.test("parse() tells the first problem from the left when there are several", {
  permissions: "none",
}, () => {
  assertEquals(refusalOf("ls *.a | wc $x")?.by.id, "syntax.glob");
  assertEquals(refusalOf("ls '*.a' | wc $x")?.by.id, "syntax.pipeline");
  assertEquals(refusalOf("ls '*.a' wc $x 'open")?.by.id, "syntax.expansion");
});

function checkRefused([text, rule, start, end]: Row, code: string): void {
  const refusal = refusalOf(text);
  const found = refusal && { code: refusal.code, by: refusal.by, at: refusal.at };
  const expected = { code, by: { id: rule, line: null }, at: { unit: "char", start, end } };
  assertEquals<unknown>(found, expected, `${JSON.stringify(text)}: ${JSON.stringify(found)}`);
}

function refusalOf(text: string): ParseRefusal | null {
  const parsed = parse({ command: text }, LIMITS);
  return parsed.kind === "refused" ? parsed : null;
}
