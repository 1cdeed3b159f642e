/** From the keyword on: the rest of the name, and a quote or bracket that closes. */
const CLOSE = String.raw`[\w-]{0,48}(?<close>\\{0,7}["'\x60])?[\])]{0,2}`;
/** `: string =`, ` string =` */
const TYPE = String
  .raw`(?::[ \t]{0,4}[\w.<>&'\[\]| ?]{1,32}|[ \t]{1,4}(?:string|String|\[\]byte|char|text))(?=[ \t]{1,4}=)`;
const OPERATOR = String
  .raw`:{0,3}=(?:>|={1,2})?|[?+.|]{1,2}=|!={1,2}|:(?!:)(?:[ \t]{1,4}[|>][+-]?\d?[ \t]{0,4}\r?\n)?|is:|->(?=[ \t])|\|\||\?\?|,`;

/**
 * What stands between a keyword and the value: the rest of the name, the operator, white space. Sticky. Groups:
 * `close` (a quote behind the name), and one of `operator`, `named` (the operator behind the word "value"),
 * `element` (the end of a tag), `blank` (white space alone, behind an option).
 */
export const SEPARATOR = new RegExp(
  `${CLOSE}(?:${
    [
      // "name": "DB_PASSWORD", "value": "x"; key="DB_PASSWORD" value="x"
      String.raw`[ \t]{0,8},?\s{0,40}["']?[Vv]alue\\{0,7}["']?[ \t]{0,8}(?<named>[:=])[ \t]{0,8}`,
      String.raw`(?:${TYPE})?[ \t]{0,40}(?<operator>${OPERATOR})[ \t]{0,40}`,
      // <password>x</password>
      "(?<element>>)",
      // --password x; ENV PASSWORD x
      String.raw`(?<=--[\w-]{1,80}|\b(?:ENV|setenv|setx)[ \t]{1,4}\w{1,80})(?<blank>[ \t]{1,4})`,
    ].join("|")
  })`,
  "y",
);
