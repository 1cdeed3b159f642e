import * as z from "zod/mini";
import { policySchema } from "./policy_schema.ts";

/** The JSON Schema (draft 2020-12) of a policy file as text: what editors complete and check it by. */
export function schemaText(): string {
  return `${JSON.stringify(z.toJSONSchema(policySchema, { io: "input" }), null, 2)}\n`;
}
