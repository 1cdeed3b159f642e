import { testBroken, testDoubtful } from "./broken.ts";

testBroken("compileNamePatterns", [
  {
    when: "an invalid regular expression",
    text: ["[allowlist]", 'patterns = ["["]'],
    problems: [
      '2: allowlist.patterns: Cannot compile the pattern "[": missing closing ]: `[` (RE2 syntax: no lookaround, no backreferences, counts up to 1000)',
    ],
    twin: ["[allowlist]", 'patterns = ["[[]"]'],
  },
  {
    when: "lookahead",
    text: ["[allowlist]", 'patterns = ["a(?!b)"]'],
    problems: [
      '2: allowlist.patterns: Cannot compile the pattern "a(?!b)": invalid or unsupported Perl syntax: `(?!` (RE2 syntax: no lookaround, no backreferences, counts up to 1000)',
    ],
    twin: ["[allowlist]", 'patterns = ["a(?:b)"]'],
  },
  {
    when: "an explosive count",
    text: ["[allowlist]", 'patterns = ["((a{1000}){100}){10}"]'],
    problems: [
      '2: allowlist.patterns: Cannot compile the pattern "((a{1000}){100}){10}": invalid repeat count: `{100}` (RE2 syntax: no lookaround, no backreferences, counts up to 1000)',
    ],
    twin: ["[allowlist]", 'patterns = ["((a{10}){10}){1}"]'],
  },
  {
    when: "a program that is too large",
    text: ["[allowlist]", 'patterns = ["(((a?){30}){30})"]'],
    problems: [
      '2: allowlist.patterns: Cannot compile the pattern "(((a?){30}){30})": it takes 3664 steps, 1000 are the limit; use smaller counts',
    ],
    twin: ["[allowlist]", 'patterns = ["(((a?){3}){3})"]'],
  },
  {
    when: "a space",
    text: ["[allowlist]", 'patterns = ["git status"]'],
    problems: [
      '2: allowlist.patterns: "git status" is matched against a name alone, which never has a space in it; arguments belong in [[rules]]',
    ],
    twin: ["[allowlist]", 'patterns = ["git-status"]'],
  },
  {
    when: "a semicolon",
    text: ["[allowlist]", 'patterns = ["ls;.*"]'],
    problems: [
      '2: allowlist.patterns: "ls;.*" is matched against a name alone, which never has ; in it; arguments belong in [[rules]]',
    ],
    twin: ["[allowlist]", 'patterns = ["ls-.*"]'],
  },
  {
    when: "an ampersand",
    text: ["[allowlist]", 'patterns = ["a&b"]'],
    problems: [
      '2: allowlist.patterns: "a&b" is matched against a name alone, which never has & in it; arguments belong in [[rules]]',
    ],
    twin: ["[allowlist]", 'patterns = ["a|b"]'],
  },
  {
    when: "a backquote",
    text: ["[allowlist]", 'patterns = ["a`b"]'],
    problems: [
      '2: allowlist.patterns: "a`b" is matched against a name alone, which never has ` in it; arguments belong in [[rules]]',
    ],
    twin: ["[allowlist]", 'patterns = ["a.b"]'],
  },
  {
    when: "an empty pattern",
    text: ["[allowlist]", 'patterns = [""]'],
    problems: ["2: allowlist.patterns: an empty pattern matches no name; remove it"],
    twin: ["[allowlist]", 'patterns = ["a"]'],
  },
  {
    when: "the same pattern twice",
    text: ["[allowlist]", 'patterns = ["g?zip", "g?zip"]'],
    problems: ['2: allowlist.patterns: "g?zip" is listed twice'],
    twin: ["[allowlist]", 'patterns = ["g?zip", "b?zip"]'],
  },
  {
    when: "everything",
    text: ["[allowlist]", 'patterns = [".*"]'],
    problems: [
      '2: allowlist.patterns: ".*" matches every name; list the commands by name, or narrow it: "g?zip"',
    ],
    twin: ["[allowlist]", 'patterns = ["g.*"]'],
  },
  {
    when: "everything but nothing",
    text: ["[allowlist]", 'patterns = [".+"]'],
    problems: [
      '2: allowlist.patterns: ".+" matches every name; list the commands by name, or narrow it: "g?zip"',
    ],
    twin: ["[allowlist]", 'patterns = ["g.+"]'],
  },
  {
    when: "everything without a slash",
    text: ["[allowlist]", 'patterns = ["[^/]{1,}"]'],
    problems: [
      '2: allowlist.patterns: "[^/]{1,}" matches every name; list the commands by name, or narrow it: "g?zip"',
    ],
    twin: ["[allowlist]", 'patterns = ["[^/]{1,3}"]'],
  },
  {
    when: "everything by alternation",
    text: ["[allowlist]", 'patterns = ["ls|(?s:.+)"]'],
    problems: [
      '2: allowlist.patterns: "ls|(?s:.+)" matches every name; list the commands by name, or narrow it: "g?zip"',
    ],
    twin: ["[allowlist]", 'patterns = ["ls|cat"]'],
  },
  {
    when: "what matches the empty name and any word",
    text: ["[allowlist]", 'patterns = ["\\\\w*"]'],
    problems: [
      '2: allowlist.patterns: "\\\\w*" matches every name; list the commands by name, or narrow it: "g?zip"',
    ],
    twin: ["[allowlist]", 'patterns = ["g\\\\d*"]'],
  },
]);

testDoubtful("compileNamePatterns", [
  {
    when: "a pattern for any word",
    text: ["[allowlist]", 'patterns = ["\\\\w+"]'],
    warnings: ['2: allowlist.patterns: "\\\\w+" is wide: it matches "zq7_never" too'],
    twin: ["[allowlist]", 'patterns = ["g\\\\w+"]'],
  },
]);
