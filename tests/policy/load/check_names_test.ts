import { testBroken, testDoubtful } from "./broken.ts";

testBroken("checkNames", [
  {
    when: "an empty name",
    text: ["[allowlist]", 'commands = ["ls", ""]'],
    problems: ["2: allowlist.commands: an empty name names nothing; remove it"],
    twin: ["[allowlist]", 'commands = ["ls", "a"]'],
  },
  {
    when: "a blank name",
    text: ["[denylist]", 'commands = ["  "]'],
    problems: ["2: denylist.commands: an empty name names nothing; remove it"],
    twin: ["[denylist]", 'commands = ["a"]'],
  },
  {
    when: "a bare star",
    text: ["[allowlist]", 'commands = ["*"]'],
    problems: [
      '2: allowlist.commands: "*" does not stand for everything; list the commands by name, e.g. commands = ["ls", "cat"], or a family of names in patterns, e.g. patterns = ["g?zip"]',
    ],
    twin: ["[allowlist]", 'commands = ["all"]'],
  },
  {
    when: "a star in a name",
    text: ["[denylist]", 'commands = ["git-*"]'],
    problems: [
      '2: denylist.commands: "git-*" is no name: names are exact; a family of names goes in allowlist.patterns',
    ],
    twin: ["[denylist]", 'commands = ["git-"]'],
  },
  {
    when: "a name listed twice",
    text: ["[allowlist]", "commands = [", '  "ls",', '  "ls",', "]"],
    problems: ['4: allowlist.commands: "ls" is listed twice'],
    twin: ["[allowlist]", "commands = [", '  "ls",', '  "LS",', "]"],
  },
  {
    when: "a denied name listed twice",
    text: ["[denylist]", 'commands = ["rm", "dd", "rm"]'],
    problems: ['2: denylist.commands: "rm" is listed twice'],
    twin: ["[denylist]", 'commands = ["rm", "dd"]'],
  },
  {
    when: "a relative path",
    text: ["[allowlist]", 'commands = ["./ls"]'],
    problems: [
      '2: allowlist.commands: "./ls" is neither a bare name nor an absolute path; write one of them',
    ],
    twin: ["[allowlist]", 'commands = ["/ls"]'],
  },
  {
    when: "a path with a tilde",
    text: ["[allowlist]", 'commands = ["~/ls"]'],
    problems: [
      '2: allowlist.commands: "~/ls" is neither a bare name nor an absolute path; write one of them',
    ],
    twin: ["[allowlist]", 'commands = ["/home/ls"]'],
  },
  {
    when: "a path in a roundabout spelling",
    text: ["[allowlist]", 'commands = ["/usr/../bin/ls"]'],
    problems: [
      '2: allowlist.commands: "/usr/../bin/ls" is not in its plainest spelling; write "/bin/ls"',
    ],
    twin: ["[allowlist]", 'commands = ["/bin/ls"]'],
  },
  {
    when: "a path with a double separator",
    text: ["[allowlist]", 'commands = ["/bin//ls"]'],
    problems: [
      '2: allowlist.commands: "/bin//ls" is not in its plainest spelling; write "/bin/ls"',
    ],
    twin: ["[allowlist]", 'commands = ["/bin/ls"]'],
  },
  {
    when: "a path of a directory",
    text: ["[allowlist]", 'commands = ["/bin/"]'],
    problems: ['2: allowlist.commands: "/bin/" is a directory, not a program'],
    twin: ["[allowlist]", 'commands = ["/bin/x"]'],
  },
  {
    when: "a name with arguments",
    text: ["[allowlist]", 'commands = ["git status"]'],
    problems: [
      '2: allowlist.commands: "git status" is no name: a space is in it; arguments belong in a rule, e.g. [[rules]] command = "git", allow_args = [...]',
    ],
    twin: ["[allowlist]", 'commands = ["git"]'],
  },
  {
    when: "a semicolon",
    text: ["[allowlist]", 'commands = ["ls;rm"]'],
    problems: ['2: allowlist.commands: "ls;rm" is no name: ; is in it'],
    twin: ["[allowlist]", 'commands = ["ls-rm"]'],
  },
  {
    when: "a pipe",
    text: ["[denylist]", 'commands = ["a|b"]'],
    problems: ['2: denylist.commands: "a|b" is no name: | is in it'],
    twin: ["[denylist]", 'commands = ["ab"]'],
  },
  {
    when: "a variable",
    text: ["[allowlist]", 'commands = ["$X"]'],
    problems: ['2: allowlist.commands: "$X" is no name: $ is in it'],
    twin: ["[allowlist]", 'commands = ["X"]'],
  },
  {
    when: "a variable in a path",
    text: ["[allowlist]", 'commands = ["/opt/$X"]'],
    problems: ['2: allowlist.commands: "/opt/$X" is no path of a program: $ is in it'],
    twin: ["[allowlist]", 'commands = ["/opt/a b (1)/X"]'],
  },
  {
    when: "a newline",
    text: ["[allowlist]", 'commands = ["ls\\nrm"]'],
    problems: ['2: allowlist.commands: "ls\\nrm" is no name: the character U+000A is in it'],
    twin: ["[allowlist]", 'commands = ["lsrm"]'],
  },
  {
    when: "a NUL byte",
    text: ["[allowlist]", 'commands = ["/bin/ls\\u0000"]'],
    problems: ['2: allowlist.commands: "/bin/ls\\u0000" is no name: the character U+0000 is in it'],
    twin: ["[allowlist]", 'commands = ["/bin/ls"]'],
  },
  {
    when: "a letter that looks like another",
    text: ["[allowlist]", 'commands = ["lѕ"]'],
    problems: ['2: allowlist.commands: "lѕ" is no name: the character U+0455 is in it'],
    twin: ["[allowlist]", 'commands = ["ls"]'],
  },
  {
    when: "a character that is not seen",
    text: ["[denylist]", 'commands = ["r\\u200bm"]'],
    problems: ['2: denylist.commands: "r\\u{200b}m" is no name: the character U+200B is in it'],
    twin: ["[denylist]", 'commands = ["rm"]'],
  },
  {
    when: "the name of the directory itself",
    text: ["[allowlist]", 'commands = [".."]'],
    problems: ['2: allowlist.commands: ".." is a directory, not a program'],
    twin: ["[allowlist]", 'commands = ["..a"]'],
  },
  {
    when: "a program in the jail",
    text: ["[allowlist]", 'commands = ["$T/jail/tool"]'],
    problems: [
      '2: allowlist.commands: "$T/jail/tool" lies inside the jail "$T/jail", where commands could replace it',
    ],
    twin: ["[allowlist]", 'commands = ["$T/bin/tool"]'],
  },
  {
    when: "a program in a write root",
    text: ["[allowlist]", 'commands = ["$T/out/tool"]', "[paths]", 'write = ["$T/out"]'],
    problems: [
      '2: allowlist.commands: "$T/out/tool" lies inside the write root "$T/out", where commands could replace it',
    ],
    twin: ["[allowlist]", 'commands = ["$T/out/tool"]', "[paths]", 'read = ["$T/out"]'],
  },
  {
    when: "an empty name in a category",
    text: ["[categories]", 'read = [""]'],
    problems: ["2: categories.read: an empty name names nothing; remove it"],
    twin: ["[categories]", 'read = ["ls"]'],
  },
]);

testDoubtful("checkNames", [
  {
    when: "an empty allowlist",
    text: ["[denylist]", 'commands = ["rm"]'],
    warnings: ['allowlist: nothing is allowed; list commands, e.g. commands = ["ls"]'],
    twin: ["[denylist]", 'commands = ["rm"]', "[allowlist]", 'commands = ["ls"]'],
  },
  {
    when: "empty lists",
    text: ["[allowlist]", "commands = []", "patterns = []"],
    warnings: ['1: allowlist: nothing is allowed; list commands, e.g. commands = ["ls"]'],
    twin: ["[allowlist]", "commands = []", 'patterns = ["g?zip"]'],
  },
  {
    when: "a command on both lists",
    text: ["[allowlist]", 'commands = ["ls", "rm"]', "[denylist]", 'commands = ["rm"]'],
    warnings: ['2: allowlist.commands: "rm" is on the denylist too, which wins'],
    twin: ["[allowlist]", 'commands = ["ls", "rm"]', "[denylist]", 'commands = ["rmdir"]'],
  },
  {
    when: "a path whose base name is denied in another case",
    text: ["[allowlist]", 'commands = ["/bin/rm"]', "[denylist]", 'commands = ["RM"]'],
    warnings: ['2: allowlist.commands: "/bin/rm" is on the denylist too, which wins'],
    twin: ["[allowlist]", 'commands = ["/bin/rm"]', "[denylist]", 'commands = ["bin"]'],
  },
]);
