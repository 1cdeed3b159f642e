import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";
import { END, token, type TokenRow } from "./token.ts";

const raw = String.raw;

// deno-fmt-ignore: a table
const ROWS: readonly TokenRow[] = [
  ["aws-access-key-id", ["AKIA", "ASIA", "ABIA", "ACCA"], `[A-Z0-9]{16}${END}`, fake("upper", 16), "https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html"],
  ["aws-bedrock-key", ["ABSK"], raw`[A-Za-z0-9+/]{100,}={0,2}`, fake("mixed", 120), "https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html"],
  ["aws-bedrock-key", ["bedrock-api-key-"], raw`[A-Za-z0-9+/=_-]{24,}`, fake("mixed", 60), "https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html"],
  ["gcp-api-key", ["AIza"], raw`[\w-]{35,}`, fake("mixed", 35), "https://cloud.google.com/docs/authentication/api-keys"],
  ["google-oauth-secret", ["GOCSPX-"], raw`[\w-]{28,}`, fake("mixed", 28), "https://developers.google.com/identity/protocols/oauth2"],
  ["google-oauth-token", ["ya29."], raw`[\w.-]{20,}`, fake("mixed", 60), "https://cloud.google.com/docs/authentication/token-types"],
  ["google-oauth-token", ["1//0"], raw`[\w-]{40,}`, fake("mixed", 60), "https://cloud.google.com/docs/authentication/token-types"],
  ["digitalocean-token", ["dop_v1_", "doo_v1_", "dor_v1_"], "[0-9a-f]{64}", fake("hex", 64), "https://docs.digitalocean.com/reference/api/create-personal-access-token/"],
  ["heroku-token", ["HRKU-"], raw`[\w-]{36,}`, fake("mixed", 60), "https://devcenter.heroku.com/articles/authentication"],
  ["fly-token", ["fm1r_", "fm1a_", "fm2_"], raw`[A-Za-z0-9+/]{64,}={0,3}`, fake("mixed", 100), "https://fly.io/docs/security/tokens/"],
  ["fly-token", ["fo1_"], raw`[\w-]{43,}`, fake("mixed", 43), "https://fly.io/docs/security/tokens/"],
  ["cloudflare-origin-ca-key", ["v1.0-"], "[0-9a-f]{24}-[0-9a-f]{100,}", `${fake("hex", 24)}-${fake("hex", 146)}`, "https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/"],
  ["alibaba-access-key-id", ["LTAI"], `[A-Za-z0-9]{16,24}${END}`, fake("mixed", 20), "https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair"],
  ["tencent-secret-id", ["AKID"], `[A-Za-z0-9]{32}${END}`, fake("mixed", 32), "https://www.tencentcloud.com/document/product/598/34228"],
  ["yandex-key", ["AQVN"], raw`[\w-]{35,}`, fake("mixed", 36), "https://yandex.cloud/en/docs/iam/concepts/authorization/api-key"],
  ["yandex-key", ["YCA", "YCM", "YCN", "YCO", "YCP"], raw`[\w-]{37}(?![\w-])`, fake("mixed", 37), "https://yandex.cloud/en/docs/iam/concepts/authorization/access-key"],
  ["yandex-token", ["t1."], raw`[\w-]{8,256}={0,2}\.[\w-]{80,}={0,2}`, `${fake("mixed", 30)}.${fake("mixed", 86)}`, "https://yandex.cloud/en/docs/iam/concepts/authorization/iam-token"],
  ["supabase-key", ["sbp_"], raw`(?:v\d_)?[0-9a-f]{40,}`, fake("hex", 40), "https://supabase.com/docs/guides/api/api-keys"],
  ["supabase-key", ["sb_secret_"], raw`[\w-]{20,}`, fake("mixed", 32), "https://supabase.com/docs/guides/api/api-keys"],
  ["planetscale-token", ["pscale_tkn_", "pscale_oauth_", "pscale_pw_"], raw`[\w.=-]{30,}`, fake("mixed", 43), "https://planetscale.com/docs/concepts/service-tokens"],
  ["neon-key", ["napi_"], "[a-z0-9]{40,}", fake("lower", 64), "https://neon.tech/docs/manage/api-keys"],
  ["databricks-token", ["dapi"], `[0-9a-f]{32}(?:-\\d{1,2})?${END}`, fake("hex", 32), "https://docs.databricks.com/aws/en/dev-tools/auth/pat"],
  ["snowflake-token", ["ver:1-hint:"], raw`[A-Za-z0-9:+/=-]{40,}`, fake("mixed", 60), "https://docs.snowflake.com/en/developer-guide/sql-api/authenticating"],
  ["clickhouse-key", ["4b1d"], `[A-Za-z0-9]{38}${END}`, fake("mixed", 38), "https://clickhouse.com/docs/cloud/manage/openapi"],
  ["vault-token", ["hvs.", "hvb.", "hvr."], raw`[\w-]{24,}`, fake("mixed", 95), "https://developer.hashicorp.com/vault/docs/concepts/tokens"],
  ["doppler-token", ["dp.pt.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."], "[A-Za-z0-9]{40,}", fake("mixed", 43), "https://docs.doppler.com/reference/auth-token-formats"],
  ["doppler-token", ["dp.st."], raw`(?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{40,}`, fake("mixed", 43), "https://docs.doppler.com/reference/auth-token-formats"],
  ["1password-token", ["ops_eyJ"], raw`[A-Za-z0-9+/_-]{50,}={0,3}`, fake("mixed", 250), "https://developer.1password.com/docs/service-accounts/"],
  ["1password-secret-key", ["A3-"], `[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}${END}`, ["KQ7XV2", "M9TWZ8B3HN6", "RJ4K7", "Q2VX9", "M4TWZ"].join("-"), "https://support.1password.com/secret-key-security/"],
  ["age-secret-key", ["AGE-SECRET-KEY-1", "AGE-PLUGIN-"], "[0-9A-Z-]{40,}", fake("upper", 58), "https://github.com/C2SP/C2SP/blob/main/age.md"],
  ["tailscale-key", ["tskey-"], raw`[a-z]{2,12}-[\w-]{16,}`, `auth-${fake("mixed", 12)}-${fake("mixed", 32)}`, "https://tailscale.com/kb/1085/auth-keys"],
  ["scalingo-token", ["tk-us-"], raw`[\w-]{40,}`, fake("mixed", 48), "https://developers.scalingo.com/tokens"],
  ["openshift-token", ["sha256~"], raw`[\w-]{40,}`, fake("mixed", 43), "https://docs.redhat.com/en/documentation/openshift_container_platform/4.14/html/authentication_and_authorization/managing-oauth-access-tokens"],
  ["defined-networking-key", ["dnkey-"], raw`[A-Za-z0-9=_-]{20,32}-[A-Za-z0-9=_-]{40,}`, `${fake("upper", 26)}-${fake("upper", 52)}`, "https://docs.defined.net/guides/automating-host-creation/"],
  ["prefect-key", ["pnu_", "pnb_"], "[A-Za-z0-9]{36}", fake("lower", 36), "https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys"],
  ["infracost-key", ["ico-"], `[A-Za-z0-9]{32}${END}`, fake("mixed", 32), "https://www.infracost.io/docs/integrations/environment_variables/"],
];

/** Clouds, databases, and where secrets are kept. */
export const cloud: readonly Detector[] = [
  ...ROWS.map(token),
  {
    kind: "aws-secret-key",
    keywords: ["AKIA", "ASIA"],
    pattern: /[A-Z0-9]{20}[\s,:;|"']{1,8}(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y,
    examples: {
      match: [example(`${"AK" + "IA"}${fake("upper", 16)},`, fake("mixed", 40))],
      plain: ["AKIA is the prefix, ASIA the other"],
    },
    source: "https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html",
  },
  {
    kind: "aws-signature",
    keywords: ["x-amz-signature=", "x-amz-security-token="],
    pattern: /[a-z-]{1,21}=(?<secret>[A-Za-z0-9%+/=]{32,})/iy,
    examples: {
      match: [example("https://b.example/k?X-Amz-Signature=", fake("hex", 64), "&x=1")],
      plain: ["X-Amz-Signature=none"],
    },
    source:
      "https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html",
  },
  {
    kind: "azure-client-secret",
    keywords: ["Q~"],
    pattern: /(?<=(?<![\w~.-])(?<lead>[\w~.-]{3}\d))Q~[\w~.-]{31,}/y,
    examples: {
      match: [example("secret ", `${fake("mixed", 3)}8Q~${fake("mixed", 34)}`)],
      plain: ["FAQ~ 8Q~short"],
    },
    source: "https://learn.microsoft.com/en-us/entra/identity-platform/quickstart-register-app",
  },
  {
    kind: "azure-sas-signature",
    keywords: ["sig="],
    pattern: /(?<=[?&;])sig=(?<secret>[A-Za-z0-9+/%]{40,}={0,2})/y,
    examples: {
      match: [example("https://a.example/c?sv=2022&sig=", `${fake("mixed", 43)}%3D`)],
      plain: ["design=modern&sig=none"],
    },
    source: "https://learn.microsoft.com/en-us/rest/api/storageservices/create-service-sas",
  },
  {
    kind: "terraform-token",
    keywords: [".atlasv1."],
    pattern: /(?<=(?<![A-Za-z0-9])(?<lead>[A-Za-z0-9]{14}))\.atlasv1\.[\w=-]{60,}/y,
    examples: {
      match: [example("t ", `${fake("mixed", 14)}.atlasv1.${fake("mixed", 67)}`)],
      plain: ["see app.atlasv1.example"],
    },
    source:
      "https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens",
  },
  {
    kind: "wireguard-key",
    keywords: ["presharedkey"],
    pattern: /PresharedKey\s{0,8}=\s{0,8}(?<secret>[A-Za-z0-9+/]{43}=)/iy,
    examples: {
      match: [example("PresharedKey = ", `${fake("mixed", 43)}=`)],
      plain: ["PresharedKey = (none)"],
    },
    source: "https://www.wireguard.com/quickstart/",
  },
  {
    kind: "authress-key",
    keywords: ["sc_", "ext_", "scauth_", "authress_"],
    pattern:
      /(?<![A-Za-z0-9])[a-z]{2,8}_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,}/iy,
    examples: {
      match: [example(
        "k ",
        `sc_${fake("lower", 12)}.k7q2.acc_${fake("lower", 14)}.${fake("mixed", 40)}`,
      )],
      plain: ["misc_options.text and ext_a.b"],
    },
    source:
      "https://authress.io/knowledge-base/docs/authorization/service-clients/secrets-scanning/",
  },
];
