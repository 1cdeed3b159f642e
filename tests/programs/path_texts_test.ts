import { assertEquals } from "@std/assert";
import { describe, pathTexts } from "../../lib/programs/mod.ts";

// deno-fmt-ignore: columns carry the meaning
const cases: readonly (readonly [argv: readonly string[], texts: readonly (string | null)[]])[] = [
  // Data is not looked at.
  [["cut", "-d/", "-f2", "f"],              [null, null, "f"]],
  [["cut", "-d", "/", "-f", "1", "f"],      [null, null, null, null, "f"]],
  [["cut", "-sd/", "f"],                    [null, "f"]],
  [["cut", "--delimiter=/", "f"],           [null, "f"]],
  [["cut", "--delimiter", "/", "/f"],       [null, null, "/f"]],
  [["tr", "/", "_"],                        [null, null]],
  [["echo", "/etc/passwd"],                 [null]],
  [["basename", "/usr/bin/x"],              [null]],
  [["grep", "/api/v1", "f"],                [null, "f"]],
  [["grep", "-n", "/x", "/f"],              [null, null, "/f"]],
  [["grep", "-rn", "--include=*.ts", "/x", "."], [null, null, null, "."]],
  [["grep", "-A", "3", "/x", "f"],          [null, null, null, "f"]],
  [["grep", "--", "/x", "/f"],              [null, null, "/f"]],
  [["sort", "-t/", "-k2", "f"],             [null, null, "f"]],
  [["head", "-n", "3", "/f"],               [null, null, "/f"]],
  // Files are, in every spelling.
  [["cat", "/f"],                           ["/f"]],
  [["grep", "-e", "x", "/f"],               [null, null, "/f"]],
  [["grep", "/f", "-e", "x"],               ["/f", null, null]],
  [["grep", "-f", "/f", "x"],               [null, "/f", "x"]],
  [["grep", "-f/f", "x"],                   ["-f/f", "x"]],
  [["grep", "-nf/f", "x"],                  ["-nf/f", "x"]],
  [["grep", "--file=/f", "x"],              ["--file=/f", "x"]],
  [["grep", "--exclude-from", "/f", "x"],   [null, "/f", null]],
  [["sort", "-o", "/f", "g"],               [null, "/f", "g"]],
  [["sort", "-T/f", "g"],                   ["-T/f", "g"]],
  // In doubt all of it: an abbreviation, an option that nobody described.
  [["grep", "--fil=/f", "x", "y"],          ["--fil=/f", "x", "y"]],
  [["grep", "--fil", "/f", "y"],            ["--fil", "/f", "y"]],
  [["cut", "-q/f", "g"],                    ["-q/f", "g"]],
  [["cut", "--who-knows", "-d", "/f"],      ["--who-knows", "-d", "/f"]],
  [["date", "-r", "/f"],                    [null, "/f"]],
  [["date", "-d", "/", "+%F"],              [null, null, "+%F"]],
  [["cut", "--delim", "/", "g"],            ["--delim", "/", "g"]],
  [["somebodys", "-d/", "/f"],              ["-d/", "/f"]],
  [["find", ".", "-newer", "/f"],           [".", "-newer", "/f"]],
  [["git", "-C", "/f", "status"],           ["-C", "/f", "status"]],
];

for (const [[name = "", ...args], texts] of cases) {
  Deno.test({
    name: `pathTexts() of ${[name, ...args].join(" ")}`,
    permissions: "none",
    fn: () => assertEquals(pathTexts(args, describe(name)), texts),
  });
}
