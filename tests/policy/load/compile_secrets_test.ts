import { testBroken } from "./broken.ts";

testBroken("compileSecrets", [
  {
    when: "a name that breaks the mark",
    text: ["[redaction]", 'extra_patterns = [{ name = "a]b", regex = "x" }]'],
    problems: [
      '2: redaction.extra_patterns[0].name: "a]b" is no name of a kind: lower case letters, digits, - and _ are, e.g. "internal_id"',
    ],
    twin: ["[redaction]", 'extra_patterns = [{ name = "a-b", regex = "x" }]'],
  },
  {
    when: "a name in capitals",
    text: ["[redaction]", 'extra_patterns = [{ name = "Internal", regex = "x" }]'],
    problems: [
      '2: redaction.extra_patterns[0].name: "Internal" is no name of a kind: lower case letters, digits, - and _ are, e.g. "internal_id"',
    ],
    twin: ["[redaction]", 'extra_patterns = [{ name = "internal", regex = "x" }]'],
  },
  {
    when: "an empty name",
    text: ["[redaction]", 'extra_patterns = [{ name = "", regex = "x" }]'],
    problems: [
      '2: redaction.extra_patterns[0].name: "" is no name of a kind: lower case letters, digits, - and _ are, e.g. "internal_id"',
    ],
    twin: ["[redaction]", 'extra_patterns = [{ name = "0", regex = "x" }]'],
  },
  {
    when: "the same name twice",
    text: [
      "[redaction]",
      "extra_patterns = [",
      '  { name = "a", regex = "x" },',
      '  { name = "a", regex = "y" },',
      "]",
    ],
    problems: ['4: redaction.extra_patterns[1].name: "a" is there twice'],
    twin: [
      "[redaction]",
      "extra_patterns = [",
      '  { name = "a", regex = "x" },',
      '  { name = "b", regex = "y" },',
      "]",
    ],
  },
  {
    when: "an invalid regular expression",
    text: ["[[redaction.extra_patterns]]", 'name = "a"', 'regex = "(x"'],
    problems: [
      '3: redaction.extra_patterns[0].regex: Cannot compile the pattern "(x": missing closing ): `(x` (RE2 syntax: no lookaround, no backreferences, counts up to 1000)',
    ],
    twin: ["[[redaction.extra_patterns]]", 'name = "a"', 'regex = "(x)"'],
  },
  {
    when: "a back reference",
    text: ["[redaction]", 'extra_patterns = [{ name = "a", regex = "(x)\\\\1" }]'],
    problems: [
      '2: redaction.extra_patterns[0].regex: Cannot compile the pattern "(x)\\\\1": invalid escape sequence: `\\1` (RE2 syntax: no lookaround, no backreferences, counts up to 1000)',
    ],
    twin: ["[redaction]", 'extra_patterns = [{ name = "a", regex = "(x)x" }]'],
  },
  {
    when: "an empty regular expression",
    text: ["[redaction]", 'extra_patterns = [{ name = "a", regex = "" }]'],
    problems: ['2: redaction.extra_patterns[0].regex: "" matches nothing that could be removed'],
    twin: ["[redaction]", 'extra_patterns = [{ name = "a", regex = "." }]'],
  },
  {
    when: "anchors with nothing between",
    text: ["[redaction]", 'extra_patterns = [{ name = "a", regex = "^$" }]'],
    problems: ['2: redaction.extra_patterns[0].regex: "^$" matches nothing that could be removed'],
    twin: ["[redaction]", 'extra_patterns = [{ name = "a", regex = "^x$" }]'],
  },
  {
    when: "an entry without its regular expression",
    text: ["[redaction]", 'extra_patterns = [{ name = "a" }]'],
    problems: ['2: redaction.extra_patterns[0].regex: missing; write: regex = "INT-[0-9]{8}"'],
    twin: ["[redaction]", 'extra_patterns = [{ name = "a", regex = "x" }]'],
  },
]);
