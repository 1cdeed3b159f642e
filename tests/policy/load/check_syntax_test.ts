import { testBroken } from "./broken.ts";

testBroken("checkSyntax", [
  {
    when: "pipelines, which this version does not have",
    text: ["[syntax]", "pipelines = true"],
    problems: ["2: syntax.pipelines: not available in this version; set it to false or remove it"],
    twin: ["[syntax]", "pipelines = false"],
  },
  {
    when: "redirections, which this version does not have",
    text: ["[syntax]", "redirections = true"],
    problems: [
      "2: syntax.redirections: not available in this version; set it to false or remove it",
    ],
    twin: ["[syntax]", "redirections = false"],
  },
  {
    when: "sequences, which this version does not have",
    text: ["[syntax]", "sequences = true"],
    problems: ["2: syntax.sequences: not available in this version; set it to false or remove it"],
    twin: ["[syntax]", "sequences = false"],
  },
  {
    when: "globs, which this version does not have",
    text: ["[syntax]", "globs = true"],
    problems: ["2: syntax.globs: not available in this version; set it to false or remove it"],
    twin: ["[syntax]", "globs = false"],
  },
]);
