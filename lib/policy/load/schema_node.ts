import * as z from "zod/mini";
import type { KeyPath } from "./key_path.ts";
import { policySchema } from "./policy_schema.ts";

/** What the schema says about one place in a policy. */
export interface SchemaNode {
  /** Names of the keys that may stand there; empty where it is no table with fixed keys. */
  readonly keys: readonly string[];
  /** A value that is right there, if the schema has one. */
  readonly example: unknown;
}

/** Looks up a place in the schema, or null where the schema has no such place. */
export function schemaNode(path: KeyPath): SchemaNode | null {
  let node: z.core.$ZodType = policySchema;
  for (const part of path) {
    const next = child(unwrap(node), part);
    if (next === undefined) return null;
    node = next;
  }
  const inner = unwrap(node);
  return {
    keys: inner._zod.def.type === "object" ? Object.keys(inner._zod.def.shape) : [],
    example: firstExample(node),
  };
}

function firstExample(node: z.core.$ZodType): unknown {
  const examples: unknown = z.globalRegistry.get(node)?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** Takes off what only says that a key may be left out. */
function unwrap(node: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = (node as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "default":
    case "prefault":
    case "optional":
      return unwrap(def.innerType);
    default:
      return node as z.core.$ZodTypes;
  }
}

function child(node: z.core.$ZodTypes, part: string | number): z.core.$ZodType | undefined {
  const { def } = node._zod;
  switch (def.type) {
    case "object":
      return def.shape[part];
    case "array":
      return def.element;
    case "record":
      return def.valueType;
    default:
      return undefined;
  }
}
