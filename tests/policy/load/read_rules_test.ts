import { testBroken, testDoubtful } from "./broken.ts";

testBroken("readRules", [
  {
    when: "an empty command",
    text: ["[[rules]]", 'command = ""', 'category = "read"'],
    problems: ["2: rules[0].command: an empty name names nothing; remove it"],
    twin: ["[[rules]]", 'command = "a"', 'category = "read"'],
  },
  {
    when: "a command with arguments",
    text: ["[[rules]]", 'command = "git push"', 'category = "read"'],
    problems: [
      '2: rules[0].command: "git push" is no name: a space is in it; arguments belong in a rule, e.g. [[rules]] command = "git", allow_args = [...]',
    ],
    twin: ["[[rules]]", 'command = "git"', 'category = "read"'],
  },
  {
    when: "an empty entry",
    text: ["[[rules]]", 'command = "git"', 'deny_args = ["push", ""]'],
    problems: ["3: rules[0].deny_args: an empty entry has no words; remove it"],
    twin: ["[[rules]]", 'command = "git"', 'deny_args = ["push", "-f"]'],
  },
  {
    when: "a blank entry",
    text: ["[[rules]]", 'command = "git"', 'allow_args = [" \\t"]'],
    problems: ["3: rules[0].allow_args: an empty entry has no words; remove it"],
    twin: ["[[rules]]", 'command = "git"', 'allow_args = [" \\ta"]'],
  },
  {
    when: "the same entry twice",
    text: ["[[rules]]", 'command = "git"', 'deny_args = ["push -f", "push  -f"]'],
    problems: ['3: rules[0].deny_args: "push  -f" is listed twice'],
    twin: ["[[rules]]", 'command = "git"', 'deny_args = ["push -f", "-f push"]'],
  },
  {
    when: "a newline in an entry",
    text: ["[[rules]]", 'command = "git"', 'deny_args = ["push\\n-f"]'],
    problems: ['3: rules[0].deny_args: "push\\n-f" has a control character in it'],
    twin: ["[[rules]]", 'command = "git"', 'deny_args = ["push\\t-f"]'],
  },
  {
    when: "a blank reason",
    text: ["[[rules]]", 'command = "git"', 'category = "read"', 'reason = " "'],
    problems: ["4: rules[0].reason: is blank; say why, or leave it out"],
    twin: ["[[rules]]", 'command = "git"', 'category = "read"', 'reason = "a"'],
  },
  {
    when: "a rule that does nothing",
    text: [
      "[[rules]]",
      'command = "ls"',
      'category = "read"',
      "",
      "[[rules]]",
      'command = "git"',
      'reason = "why"',
    ],
    problems: [
      '5: rules[1]: the rule for "git" does nothing; give it deny_args, allow_args or category',
    ],
    twin: [
      "[[rules]]",
      'command = "ls"',
      'category = "read"',
      "",
      "[[rules]]",
      'command = "git"',
      'reason = "why"',
      'category = "read"',
    ],
  },
  {
    when: "a rule with an empty list only",
    text: [
      "rules = [",
      '  { command = "ls", category = "read" },',
      '  { command = "git", deny_args = [] },',
      "]",
    ],
    problems: [
      '3: rules[1]: the rule for "git" does nothing; give it deny_args, allow_args or category',
    ],
    twin: [
      "rules = [",
      '  { command = "ls", category = "read" },',
      '  { command = "git", deny_args = ["-f"] },',
      "]",
    ],
  },
]);

testDoubtful("readRules", [
  {
    when: "a rule for a command that is not listed",
    text: ["[allowlist]", 'commands = ["ls"]', "[[rules]]", 'command = "git"', 'category = "read"'],
    warnings: ['4: rules[0].command: "git" is not on the allowlist, so the rule does nothing'],
    twin: [
      "[allowlist]",
      'commands = ["ls", "git"]',
      "[[rules]]",
      'command = "git"',
      'category = "read"',
    ],
  },
  {
    when: "a rule for a name that no pattern matches",
    text: [
      "[allowlist]",
      'patterns = ["g?zip"]',
      "[[rules]]",
      'command = "bzip"',
      'category = "read"',
    ],
    warnings: ['4: rules[0].command: "bzip" is not on the allowlist, so the rule does nothing'],
    twin: [
      "[allowlist]",
      'patterns = ["[bg]?zip"]',
      "[[rules]]",
      'command = "bzip"',
      'category = "read"',
    ],
  },
  {
    when: "a rule for another program of a listed folder",
    text: [
      "[allowlist]",
      'commands = ["/usr/bin/git"]',
      "[[rules]]",
      'command = "gitk"',
      'category = "read"',
    ],
    warnings: ['4: rules[0].command: "gitk" is not on the allowlist, so the rule does nothing'],
    twin: [
      "[allowlist]",
      'commands = ["/usr/bin/git"]',
      "[[rules]]",
      'command = "git"',
      'category = "read"',
    ],
  },
  {
    when: "a rule that allows no call",
    text: ["[allowlist]", 'commands = ["git"]', "[[rules]]", 'command = "git"', "allow_args = []"],
    warnings: ['5: rules[0].allow_args: an empty list: no call of "git" is allowed'],
    twin: [
      "[allowlist]",
      'commands = ["git"]',
      "[[rules]]",
      'command = "git"',
      'allow_args = ["status"]',
    ],
  },
]);
