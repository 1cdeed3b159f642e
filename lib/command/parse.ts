import type { Limits, Request } from "../contract.ts";
import { parseArgv } from "./parse_argv.ts";
import type { ParseResult } from "./parse_result.ts";
import { parseText } from "./parse_text.ts";

/**
 * Reads what a caller asks for, exactly once: what comes out is what is judged and what runs.
 *
 * A text follows the rule of the command language; an argv is taken element by element, as it is. What
 * cannot be read is a refusal with the code `PARSE_ERROR`, what bash would understand but this
 * language does not is one with `POLICY_DENIED`. Spans are UTF-16 offsets of the text, or indexes of
 * the argv.
 *
 * @param request Holds exactly one of `command` and `argv`; its shape has been checked.
 * @param limits `commandBytes` in UTF-8 bytes, `arguments` in words, the program's name included.
 * @throws {TypeError} If the request holds both or neither: a bug of the caller.
 */
export function parse(
  request: Pick<Request, "command" | "argv">,
  limits: Pick<Limits, "commandBytes" | "arguments">,
): ParseResult {
  const { command, argv } = request;
  if (command !== undefined && argv === undefined) return parseText(command, limits);
  if (argv !== undefined && command === undefined) return parseArgv(argv, limits);
  const found = command === undefined ? "neither" : "both";
  throw new TypeError(
    `Cannot parse a request: exactly one of command and argv is needed, found ${found}`,
  );
}
