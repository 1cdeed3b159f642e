import * as z from "zod/mini";
import { limitsSchema } from "./limits_schema.ts";
import { ruleSchema } from "./rule_schema.ts";

const list = (description: string, example: readonly string[]) =>
  z._default(z.array(z.string()), []).check(z.meta({ description, examples: [[...example]] }));

const flag = (description: string, value: boolean) =>
  z._default(z.boolean(), value).check(z.meta({ description, examples: [value] }));

const category = z.enum(["read", "write", "system"]);

const allowlist = z.prefault(
  z.strictObject({
    commands: list(
      "Programs that may run: bare names, looked up in environment.path, or absolute paths.",
      ["ls", "cat"],
    ),
    patterns: list(
      "Regular expressions (RE2 syntax). A bare name that one of them matches as a whole may run.",
      ["g?zip"],
    ),
  }),
  {},
).check(z.meta({ description: "What may run. Silence is no." }));

const denylist = z.prefault(
  z.strictObject({
    commands: list(
      "Programs that never run, whatever else the policy says. Compared without regard to case, and by base name too.",
      ["rm"],
    ),
  }),
  {},
).check(z.meta({ description: "What never runs. Always wins." }));

const extraPattern = z.strictObject({
  name: z.string().check(z.meta({
    description: "The kind that stands in [REDACTED:kind]: lower case letters, digits, - and _.",
    examples: ["internal_id"],
  })),
  regex: z.string().check(z.meta({
    description: "A regular expression (RE2 syntax). Every match is removed.",
    examples: ["INT-[0-9]{8}"],
  })),
}).check(z.meta({
  description: "One more kind of secret.",
  examples: [{ name: "internal_id", regex: "INT-[0-9]{8}" }],
}));

const redaction = z.prefault(
  z.strictObject({
    enabled: flag("Remove secrets from everything that is returned or logged.", true),
    entropy_fallback: flag(
      "Also remove long random-looking words. Finds more, and more by mistake.",
      false,
    ),
    extra_patterns: z._default(z.array(extraPattern), []).check(z.meta({
      description: "Further kinds of secrets, by your own patterns.",
      examples: [[{ name: "internal_id", regex: "INT-[0-9]{8}" }]],
    })),
  }),
  {},
).check(z.meta({ description: "Keeping secrets out of replies and logs." }));

const NOT_YET = "Not available in this version: only false is accepted.";
const syntax = z.prefault(
  z.strictObject({
    pipelines: flag(`Commands joined by |. ${NOT_YET}`, false),
    redirections: flag(`The signs <, > and >>. ${NOT_YET}`, false),
    sequences: flag(`Commands joined by ;, && and ||. ${NOT_YET}`, false),
    globs: flag(`File names with *, ? and [...]. ${NOT_YET}`, false),
  }),
  {},
).check(z.meta({ description: "Parts of shell syntax that a command may use." }));

const paths = z.prefault(
  z.strictObject({
    read: list("Directories outside the jail whose files may be read.", ["/usr/share/doc"]),
    write: list(
      "Directories outside the jail whose files may be changed. To read there too, list it in both.",
      ["/srv/htmcp/out"],
    ),
    check_arguments: flag(
      "Check every argument that could be a path against these directories.",
      true,
    ),
  }),
  {},
).check(z.meta({
  description: "Directories beside the jail. The jail may be read and written.",
}));

const environment = z.prefault(
  z.strictObject({
    path: z.optional(z.array(z.string())).check(z.meta({
      description:
        "Directories in which programs are looked for, in this order. Left out: the system's usual ones.",
      examples: [["/usr/bin", "/bin"]],
    })),
    pass: z._default(z.array(z.string()), ["LANG"]).check(z.meta({
      description: "Names of variables that commands get from the server's own environment.",
      examples: [["LANG"]],
    })),
    set: z._default(z.record(z.string(), z.string()), {}).check(z.meta({
      description: "Variables that commands get with these values. Beats pass.",
      examples: [{ TZ: "UTC" }],
    })),
    client_may_set: list("Names of variables that a call may set.", ["NO_COLOR"]),
  }),
  {},
).check(z.meta({ description: "The environment of commands. It starts empty." }));

const categories = z.prefault(
  z.strictObject({
    read: list("Commands that only read.", ["ls"]),
    write: list("Commands that change files.", ["cp"]),
    system: list("Commands that do more than that.", ["make"]),
  }),
  {},
).check(z.meta({
  description: "Corrections of how much a command is taken to be able to do.",
}));

const approval = z.prefault(
  z.strictObject({
    require: z._default(z.array(category), []).check(z.meta({
      description: "Categories of commands that a person must approve.",
      examples: [["write", "system"]],
    })),
  }),
  {},
).check(z.meta({ description: "Asking a person first." }));

const sandbox = z.prefault(
  z.strictObject({
    mode: z._default(z.enum(["auto", "required", "off"]), "auto").check(z.meta({
      description:
        "auto: use the sandbox that the system has. required: run nothing without one. off: use none.",
      examples: ["auto"],
    })),
  }),
  {},
).check(z.meta({ description: "The wall of the operating system around a command." }));

/**
 * The form of a policy file: every key, its type, its default and one sentence about it. Checked against it are
 * types and names; what values mean together is checked after that.
 */
export const policySchema = z.strictObject({
  jail_root: z.optional(z.string()).check(z.meta({
    description:
      "The directory that commands work in: absolute, existing. Required, here or as HTMCP_JAIL_ROOT.",
    examples: ["/srv/htmcp/sandbox"],
  })),
  audit_log: z.optional(z.string()).check(z.meta({
    description:
      "The file that records every call: absolute, outside the jail. Left out: audit.jsonl in the user's state folder. HTMCP_AUDIT_LOG overrides it.",
    examples: ["/var/log/htmcp/audit.jsonl"],
  })),
  audit_fail_mode: z._default(z.enum(["closed", "open"]), "closed").check(z.meta({
    description:
      "closed: what cannot be logged is not run. open: it is run, with a warning. HTMCP_AUDIT_FAIL_MODE overrides it.",
    examples: ["closed"],
  })),
  allowlist,
  denylist,
  rules: z._default(z.array(ruleSchema), []).check(z.meta({
    description: "What a command may be called with.",
    examples: [[{ command: "git", allow_args: ["status"] }]],
  })),
  redaction,
  limits: limitsSchema,
  syntax,
  paths,
  environment,
  categories,
  approval,
  sandbox,
}).check(z.meta({
  title: "hardened-terminal policy",
  description: "What an AI model may run in a terminal.",
}));
