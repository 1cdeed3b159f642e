import { testBroken } from "./broken.ts";

testBroken("checkEnvironment", [
  {
    when: "a loader's variable that is passed",
    text: ["[environment]", 'pass = ["LANG", "LD_PRELOAD"]'],
    problems: [
      '2: environment.pass: "LD_PRELOAD" can never reach a command: it changes what programs run, load or read',
    ],
    twin: ["[environment]", 'pass = ["LANG", "LC_ALL"]'],
  },
  {
    when: "a variable of git that is set",
    text: ["[environment]", 'set = { GIT_EXTERNAL_DIFF = "./x" }'],
    problems: [
      '2: environment.set.GIT_EXTERNAL_DIFF: "GIT_EXTERNAL_DIFF" can never reach a command: it changes what programs run, load or read',
    ],
    twin: ["[environment]", 'set = { GITHUB = "./x" }'],
  },
  {
    when: "a forbidden variable in its own table",
    text: ["[environment.set]", 'TZ = "UTC"', 'BASH_ENV = "x"'],
    problems: [
      '3: environment.set.BASH_ENV: "BASH_ENV" can never reach a command: it changes what programs run, load or read',
    ],
    twin: ["[environment.set]", 'TZ = "UTC"', 'BASHFUL = "x"'],
  },
  {
    when: "a pager that the client may set",
    text: ["[environment]", 'client_may_set = ["PAGER"]'],
    problems: [
      '2: environment.client_may_set: "PAGER" can never reach a command: it changes what programs run, load or read',
    ],
    twin: ["[environment]", 'client_may_set = ["PAGES"]'],
  },
  {
    when: "a forbidden variable in lower case",
    text: ["[environment]", 'client_may_set = ["npm_config_script_shell"]'],
    problems: [
      '2: environment.client_may_set: "npm_config_script_shell" can never reach a command: it changes what programs run, load or read',
    ],
    twin: ["[environment]", 'client_may_set = ["no_proxy"]'],
  },
  {
    when: "the search path as a variable",
    text: ["[environment]", 'set = { PATH = "/tmp" }'],
    problems: ['2: environment.set.PATH: "PATH" has a key of its own: environment.path'],
    twin: ["[environment]", 'path = ["/usr/bin"]'],
  },
  {
    when: "a name with a sign of equality",
    text: ["[environment]", 'pass = ["A=B"]'],
    problems: [
      '2: environment.pass: "A=B" is no name of a variable: letters, digits and _ are, not beginning with a digit',
    ],
    twin: ["[environment]", 'pass = ["A_B"]'],
  },
  {
    when: "a name that begins with a digit",
    text: ["[environment]", 'set = { 1A = "x" }'],
    problems: [
      '2: environment.set.1A: "1A" is no name of a variable: letters, digits and _ are, not beginning with a digit',
    ],
    twin: ["[environment]", 'set = { A1 = "x" }'],
  },
  {
    when: "an empty name",
    text: ["[environment]", 'client_may_set = [""]'],
    problems: [
      '2: environment.client_may_set: "" is no name of a variable: letters, digits and _ are, not beginning with a digit',
    ],
    twin: ["[environment]", 'client_may_set = ["A"]'],
  },
  {
    when: "a star",
    text: ["[environment]", 'client_may_set = ["*"]'],
    problems: [
      '2: environment.client_may_set: "*" is no name of a variable: letters, digits and _ are, not beginning with a digit',
    ],
    twin: ["[environment]", 'client_may_set = ["_"]'],
  },
  {
    when: "the same name twice",
    text: ["[environment]", 'pass = ["LANG", "LANG"]'],
    problems: ['2: environment.pass: "LANG" is listed twice'],
    twin: ["[environment]", 'pass = ["LANG", "LANGUAGE"]'],
  },
  {
    when: "a NUL byte in a value",
    text: ["[environment]", 'set = { A = "x\\u0000" }'],
    problems: ["2: environment.set.A: a value cannot have a NUL byte in it"],
    twin: ["[environment]", 'set = { A = "x\\n" }'],
  },
]);
