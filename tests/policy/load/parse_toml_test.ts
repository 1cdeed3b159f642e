import { testBroken } from "./broken.ts";

testBroken("parseToml", [
  {
    when: "a key twice",
    text: ['audit_fail_mode = "open"', 'audit_fail_mode = "closed"'],
    problems: ['2: not TOML: "audit_fail_mode" is there twice; keep one of them'],
    twin: ['audit_fail_mode = "open"', '# audit_fail_mode = "closed"'],
  },
  {
    when: "a list twice",
    text: ["[allowlist]", 'commands = ["ls"]', 'commands = ["rm"]'],
    problems: ['3: not TOML: "commands" is there twice; keep one of them'],
    twin: ["[allowlist]", 'commands = ["ls"]', 'patterns = ["rm"]'],
  },
  {
    when: "a group twice",
    text: ["[denylist]", "[allowlist]", "[denylist]"],
    problems: ['3: not TOML: "denylist" is there twice; keep one of them'],
    twin: ["[denylist]", "[allowlist]"],
  },
  {
    when: "a list that is not closed",
    text: ["[allowlist]", 'commands = ["ls"'],
    problems: ["2: not TOML: expected comma or end of structure (column 17)"],
    twin: ["[allowlist]", 'commands = ["ls"]'],
  },
  {
    when: "text without quotes",
    text: ["audit_fail_mode = open"],
    problems: ['1: not TOML: invalid value "open"; text needs quotes'],
    twin: ['audit_fail_mode = "open"'],
  },
  {
    when: "a name that JavaScript gives a meaning",
    text: ["[environment.set]", '__proto__ = "x"'],
    problems: ["2: not TOML: document contains an unsafe property (column 1)"],
    twin: ["[environment.set]", '_proto_ = "x"'],
  },
  {
    when: "a path without quotes",
    text: ["audit_log = /var/log/x"],
    problems: ['1: not TOML: invalid value "/var/log/x"; text needs quotes'],
    twin: ['audit_log = "/var/log/x"'],
  },
  {
    when: "a rule's key twice",
    text: ["[[rules]]", 'command = "git"', 'deny_args = ["push"]', 'deny_args = ["pull"]'],
    problems: ['4: not TOML: "deny_args" is there twice; keep one of them'],
    twin: ["[[rules]]", 'command = "git"', 'deny_args = ["push"]', 'allow_args = ["pull"]'],
  },
  {
    when: "a key without a value",
    text: ["[limits]", "parallel ="],
    problems: ["2: not TOML: invalid value (column 11)"],
    twin: ["[limits]", "parallel = 1"],
  },
]);
