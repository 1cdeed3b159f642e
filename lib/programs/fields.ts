import type { OptionDescription, ProgramDescription } from "./description.ts";

const data = (short: string, long?: string): OptionDescription => ({
  short,
  ...(long === undefined ? {} : { long }),
  value: true,
  data: true,
});

const reader = (
  name: string,
  options: readonly OptionDescription[],
  source: string,
): ProgramDescription => ({
  ...{ names: [name], category: "read", startsOthers: false, dash: "gnu", options, source },
});

/** Programs that work on fields and lines: their separators and numbers are data, their operands files. */
export const fields: readonly ProgramDescription[] = [
  reader("cut", [
    ...[data("b", "bytes"), data("c", "characters"), data("f", "fields"), data("d", "delimiter")],
    ...[{ short: "n" }, { short: "s", long: "only-delimited" }, {
      short: "z",
      long: "zero-terminated",
    }],
    ...[{ long: "complement" }, { long: "output-delimiter", value: true, data: true }],
  ], "GNU coreutils cut(1)"),
  reader("paste", [
    ...[data("d", "delimiters"), { short: "s", long: "serial" }, {
      short: "z",
      long: "zero-terminated",
    }],
  ], "GNU coreutils paste(1)"),
  reader("join", [
    ...[data("a"), data("e"), data("j"), data("o"), data("t"), data("v"), data("1"), data("2")],
    ...[{ short: "i", long: "ignore-case" }, { short: "z", long: "zero-terminated" }],
    ...[{ long: "check-order" }, { long: "nocheck-order" }, { long: "header" }],
  ], "GNU coreutils join(1)"),
  reader("column", [
    ...[data("s", "separator"), data("o", "output-separator"), data("c", "output-width")],
    ...[data("N", "table-columns"), { short: "t", long: "table" }, {
      short: "x",
      long: "fillrows",
    }],
  ], "util-linux column(1)"),
  reader("tac", [
    ...[data("s", "separator"), { short: "b", long: "before" }, { short: "r", long: "regex" }],
  ], "GNU coreutils tac(1)"),
  reader("fold", [
    ...[data("w", "width"), { short: "b", long: "bytes" }, { short: "s", long: "spaces" }],
  ], "GNU coreutils fold(1)"),
  reader("nl", [
    ...[data("b", "body-numbering"), data("d", "section-delimiter"), data("f", "footer-numbering")],
    ...[data("h", "header-numbering"), data("i", "line-increment"), data("l", "join-blank-lines")],
    ...[
      data("n", "number-format"),
      data("s", "number-separator"),
      data("v", "starting-line-number"),
    ],
    ...[data("w", "number-width"), { short: "p", long: "no-renumber" }],
  ], "GNU coreutils nl(1)"),
  ...["head", "tail"].map((name) =>
    reader(name, [
      ...[data("n", "lines"), data("c", "bytes"), { short: "q", long: "quiet" }],
      ...[{ short: "v", long: "verbose" }, { short: "z", long: "zero-terminated" }],
      ...(name === "head" ? [] : [{ short: "f", long: "follow" }, { short: "F", long: "follow" }]),
    ], `GNU coreutils ${name}(1)`)
  ),
];
