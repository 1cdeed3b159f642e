import type { CommandLine, ParseRefusal } from "../contract.ts";

/** What a request says, or why it says nothing that could be judged. */
export type ParseResult = { readonly kind: "line"; readonly line: CommandLine } | ParseRefusal;
