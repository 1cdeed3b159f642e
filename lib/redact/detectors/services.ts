import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";
import { END, token, type TokenRow } from "./token.ts";

const raw = String.raw;

// deno-fmt-ignore: a table
const ROWS: readonly TokenRow[] = [
  ["notion-token", ["ntn_"], "[A-Za-z0-9]{40,}", fake("mixed", 46), "https://developers.notion.com/docs/authorization"],
  ["notion-token", ["secret_"], `[A-Za-z0-9]{43}${END}`, fake("mixed", 43), "https://developers.notion.com/docs/authorization"],
  ["linear-key", ["lin_api_", "lin_oauth_"], "[A-Za-z0-9]{32,}", fake("mixed", 40), "https://linear.app/developers/graphql"],
  ["figma-token", ["figd_", "figo_"], raw`[\w-]{38,}`, fake("mixed", 40), "https://www.figma.com/developers/api#access-tokens"],
  ["airtable-token", ["pat"], `[A-Za-z0-9]{14}\\.[0-9a-f]{64}${END}`, `${fake("mixed", 14)}.${fake("hex", 64)}`, "https://airtable.com/developers/web/guides/personal-access-tokens"],
  ["atlassian-token", ["ATATT3", "ATCTT3", "ATSTT3"], raw`[\w=-]{60,}`, fake("mixed", 186), "https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/"],
  ["grafana-token", ["glc_"], raw`[A-Za-z0-9+/]{32,}={0,3}`, fake("mixed", 60), "https://grafana.com/docs/grafana-cloud/security-and-account-management/authentication-and-permissions/access-policies/"],
  ["grafana-token", ["glsa_"], "[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}", `${fake("mixed", 32)}_${fake("hex", 8)}`, "https://grafana.com/docs/grafana/latest/administration/service-accounts/"],
  ["grafana-token", ["eyJrIjoi"], "[A-Za-z0-9]{60,}={0,3}", fake("mixed", 80), "https://grafana.com/docs/grafana/latest/administration/service-accounts/migrate-api-keys/"],
  ["new-relic-key", ["NRAK-", "NRII-", "NRJS-", "NRRA-", "NRIQ-"], raw`[A-Za-z0-9-]{19,}`, fake("lower", 27), "https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/"],
  ["sentry-token", ["sntrys_"], raw`eyJ[A-Za-z0-9+/=]{20,}_[A-Za-z0-9+/]{40,}`, `eyJ${fake("mixed", 60)}=_${fake("mixed", 43)}`, "https://docs.sentry.io/account/auth-tokens/"],
  ["sentry-token", ["sntryu_", "sntrya_", "sntryi_"], "[0-9a-f]{64}", fake("hex", 64), "https://docs.sentry.io/account/auth-tokens/"],
  ["dynatrace-token", ["dt0c01.", "dt0s01.", "dt0s02.", "dt0s16."], raw`[A-Za-z0-9]{8,24}\.[A-Za-z0-9]{64}`, `${fake("upper", 24)}.${fake("upper", 64)}`, "https://docs.dynatrace.com/docs/dynatrace-api/basics/dynatrace-api-authentication"],
  ["honeycomb-key", ["hcaik_", "hcxik_", "hcamk_"], "[A-Za-z0-9_]{40,}", fake("lower", 58), "https://docs.honeycomb.io/configure/environments/manage-api-keys/"],
  ["typeform-token", ["tfp_"], raw`[\w.=-]{40,}`, fake("mixed", 59), "https://www.typeform.com/developers/get-started/personal-access-token/"],
  ["frameio-token", ["fio-u-"], raw`[\w=-]{60,}`, fake("mixed", 64), "https://developer.frame.io/docs/getting-started/authentication"],
  ["intra42-secret", ["s-s4t2ud-", "s-s4t2af-"], "[0-9a-f]{64}", fake("hex", 64), "https://api.intra.42.fr/apidoc/guides/getting_started"],
  ["adobe-secret", ["p8e-"], `[A-Za-z0-9-]{32}(?![\\w-])`, fake("hex", 32), "https://developer.adobe.com/developer-console/docs/guides/authentication/"],
  ["dropbox-token", ["sl."], raw`[\w=.-]{100,}`, fake("mixed", 135), "https://www.dropbox.com/developers/documentation/http/documentation"],
  ["mapbox-token", ["sk.ey", "tk.ey", "pk.ey"], raw`[\w-]{20,400}\.[\w-]{20,}`, `${fake("mixed", 60)}.${fake("mixed", 22)}`, "https://docs.mapbox.com/help/dive-deeper/access-tokens/"],
  ["posthog-key", ["phx_"], "[A-Za-z0-9]{40,}", fake("mixed", 43), "https://posthog.com/docs/api"],
  ["launchdarkly-key", ["sdk-", "api-"], `[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}${END}`, [8, 4, 4, 4, 12].map((n) => fake("hex", n)).join("-"), "https://launchdarkly.com/docs/home/account/environment/keys"],
  ["contentful-token", ["CFPAT-"], raw`[\w-]{43,}`, fake("mixed", 43), "https://www.contentful.com/developers/docs/references/authentication/"],
  ["jwt", ["ZXlK"], "[A-Za-z0-9+/]{40,}={0,2}", fake("mixed", 80), "https://www.rfc-editor.org/rfc/rfc7519"],
  ["beamer-key", ["b_"], raw`[a-z0-9=_-]{43,44}=(?![\w=-])`, fake("lower", 43) + "=", "https://www.getbeamer.com/api"],
];

/** Everything else that is rented by the month. */
export const services: readonly Detector[] = [
  ...ROWS.map(token),
  {
    kind: "maxmind-key",
    keywords: ["_mmk"],
    pattern: /(?<=(?<![A-Za-z0-9])(?<lead>[A-Za-z0-9]{6}_[A-Za-z0-9]{29}))_mmk(?![A-Za-z0-9])/y,
    examples: {
      match: [example("key ", `${fake("mixed", 6)}_${fake("mixed", 29)}_mmk`)],
      plain: ["x_mmk and short_one_mmk"],
    },
    source: "https://support.maxmind.com/hc/en-us/articles/4407111582235-Generate-a-License-Key",
  },
  {
    kind: "jwt",
    keywords: ["eyJ"],
    pattern:
      /(?:(?<![\w-])|(?<=\\[nrt]|%[0-9A-F]{2}))eyJ[\w-]{10,}\.eyJ[\w/+-]{10,}\.[\w/+=-]{8,}(?:\.[\w-]+){0,2}/y,
    examples: {
      match: [
        example("t ", `eyJ${fake("mixed", 30)}.eyJ${fake("mixed", 60)}.${fake("mixed", 43)}`),
      ],
      plain: ["eyJhbGciOiJub25lIn0 alone"],
    },
    source: "https://www.rfc-editor.org/rfc/rfc7519",
  },
];
