import { shapeOf } from "../shape_of.ts";
import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";
import { END, token, type TokenRow } from "./token.ts";

const raw = String.raw;

// deno-fmt-ignore: a table
const ROWS: readonly TokenRow[] = [
  ["anthropic-key", ["sk-ant-"], raw`[\w-]{24,}`, `api03-${fake("mixed", 93)}AA`, "https://docs.claude.com/en/api/overview"],
  ["huggingface-token", ["hf_", "api_org_"], `[A-Za-z0-9]{34,}`, fake("mixed", 34), "https://huggingface.co/docs/hub/security-tokens"],
  ["perplexity-key", ["pplx-"], "[A-Za-z0-9]{40,}", fake("mixed", 48), "https://docs.perplexity.ai/getting-started/quickstart"],
  ["groq-key", ["gsk_"], "[A-Za-z0-9]{40,}", fake("mixed", 52), "https://console.groq.com/docs/quickstart"],
  ["xai-key", ["xai-"], "[A-Za-z0-9]{60,}", fake("mixed", 80), "https://docs.x.ai/docs/tutorial"],
  ["replicate-token", ["r8_"], `[A-Za-z0-9]{37}${END}`, fake("mixed", 37), "https://replicate.com/docs/topics/security/api-tokens"],
  ["nvidia-key", ["nvapi-"], raw`[\w-]{60,}`, fake("mixed", 64), "https://docs.nvidia.com/ngc/latest/ngc-user-guide.html"],
  ["langsmith-key", ["lsv2_pt_", "lsv2_sk_"], "[0-9a-f]{32}_[0-9a-f]{10}", `${fake("hex", 32)}_${fake("hex", 10)}`, "https://docs.langchain.com/langsmith/create-account-api-key"],
  ["pinecone-key", ["pcsk_"], raw`\w{40,}`, fake("mixed", 70), "https://docs.pinecone.io/guides/projects/manage-api-keys"],
  ["cerebras-key", ["csk-"], "[a-z0-9]{40,}", fake("lower", 48), "https://inference-docs.cerebras.ai/quickstart"],
  ["tavily-key", ["tvly-"], raw`(?:dev-|prod-)?[A-Za-z0-9]{24,}`, fake("mixed", 32), "https://docs.tavily.com/documentation/quickstart"],
  ["jina-key", ["jina_"], raw`[\w-]{40,}`, fake("mixed", 60), "https://jina.ai/api-dashboard/"],
  ["elevenlabs-key", ["sk_"], `[0-9a-f]{48}${END}`, fake("hex", 48), "https://elevenlabs.io/docs/api-reference/authentication"],
];

/** Providers of models. */
export const ai: readonly Detector[] = [
  ...ROWS.map(token),
  {
    kind: "openai-key",
    keywords: ["sk-"],
    pattern: /(?<![A-Za-z0-9])sk-(?!ant-)[\w-]{20,}/y,
    // Class names in style sheets begin like this too, but no part of them is a long mix.
    check: (secret) => secret.split(/[-_]/).some(isMixed),
    examples: {
      match: [
        example("key ", `${"sk-"}${fake("mixed", 48)}`),
        example("key ", `${"sk-proj-"}${fake("mixed", 74)}T3Blbk${fake("mixed", 40)}`),
        example("key ", `${"sk-svcacct-"}${fake("mixed", 80)}`),
        example("key ", `${"sk-or-v1-"}${fake("hex", 64)}`),
      ],
      plain: [".sk-loading-spinner-container { }", "task-force-of-people-who-like-dashes"],
    },
    source: "https://platform.openai.com/docs/api-reference/authentication",
  },
];

function isMixed(part: string): boolean {
  if (part.length < 12) return false;
  const shape = shapeOf(part.slice(0, 64));
  return shape.digits > 0 && shape.digits < part.length && shape.distinct > 5;
}
