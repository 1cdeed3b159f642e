import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";
import { END, token, type TokenRow } from "./token.ts";

const raw = String.raw;

// deno-fmt-ignore: a table
const ROWS: readonly TokenRow[] = [
  ["github-token", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], "[A-Za-z0-9]{36,}", fake("mixed", 36), "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats"],
  ["github-token", ["github_pat_"], raw`\w{36,}`, `${fake("mixed", 22)}_${fake("mixed", 59)}`, "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats"],
  ["gitlab-token", ["glpat-", "gloas-", "gldt-", "glrt-", "glrtr-", "glcbt-", "glptt-", "glft-", "glimt-", "glagent-", "glsoat-", "glffct-", "glwt-"], raw`[\w=-]{16,}(?:\.[\w=-]{2,})*`, fake("mixed", 20), "https://docs.gitlab.com/security/tokens/#token-prefixes"],
  ["gitlab-token", ["GR1348941"], raw`[\w-]{20,}`, fake("mixed", 20), "https://docs.gitlab.com/security/tokens/#token-prefixes"],
  ["gitlab-session", ["_gitlab_session="], "[0-9a-f]{32}", fake("hex", 32), "https://docs.gitlab.com/user/profile/#cookies-used-for-sign-in"],
  ["bitbucket-token", ["ATBB"], raw`[\w=.-]{28,}`, fake("mixed", 32), "https://support.atlassian.com/bitbucket-cloud/docs/app-passwords/"],
  ["npm-token", ["npm_"], `[A-Za-z0-9]{36}${END}`, fake("mixed", 36), "https://docs.npmjs.com/about-access-tokens"],
  ["pypi-token", ["pypi-AgE"], raw`[\w-]{40,}`, fake("mixed", 150), "https://pypi.org/help/#apitoken"],
  ["rubygems-key", ["rubygems_"], "[0-9a-f]{48}", fake("hex", 48), "https://guides.rubygems.org/api-key-scopes/"],
  ["clojars-token", ["CLOJARS_"], "[A-Za-z0-9]{60}", fake("lower", 60), "https://github.com/clojars/clojars-web/wiki/Deploy-Tokens"],
  ["crates-token", ["cio"], `[A-Za-z0-9]{32}${END}`, fake("mixed", 32), "https://doc.rust-lang.org/cargo/reference/registries.html"],
  ["nuget-key", ["oy2"], `[a-z0-9]{43}${END}`, fake("lower", 43), "https://learn.microsoft.com/en-us/nuget/nuget-org/scoped-api-keys"],
  ["docker-token", ["dckr_pat_", "dckr_oat_"], raw`[\w-]{20,}`, fake("mixed", 27), "https://docs.docker.com/security/access-tokens/"],
  ["pulumi-token", ["pul-"], `[0-9a-f]{40}${END}`, fake("hex", 40), "https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/"],
  ["sonarqube-token", ["squ_", "sqp_", "sqa_"], raw`[\w=-]{40,}`, fake("hex", 40), "https://docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens"],
  ["sourcegraph-token", ["sgp_", "slk_"], "(?:local_|[0-9a-fA-F]{16}_)?[0-9a-fA-F]{40,}", fake("hex", 40), "https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token"],
  ["artifactory-token", ["AKCp"], `[A-Za-z0-9]{60,}`, fake("mixed", 69), "https://jfrog.com/help/r/jfrog-platform-administration-documentation/api-key"],
  ["artifactory-token", ["cmVmd"], `[A-Za-z0-9]{59}${END}`, fake("mixed", 59), "https://jfrog.com/help/r/jfrog-platform-administration-documentation/reference-token"],
  ["circleci-token", ["CCIPAT_", "CCIPRJ_"], raw`\w{30,}`, fake("mixed", 62), "https://circleci.com/docs/managing-api-tokens/"],
  ["buildkite-token", ["bkua_", "bkaj_", "bkct_"], "[A-Za-z0-9]{40}", fake("hex", 40), "https://buildkite.com/docs/apis/managing-api-tokens"],
  ["harness-token", ["pat.", "sat."], raw`[\w-]{22}\.[0-9A-Za-z]{24}\.[0-9A-Za-z]{20}`, [fake("mixed", 22), fake("hex", 24), fake("mixed", 20)].join("."), "https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys"],
  ["octopus-key", ["API-"], `[A-Z0-9]{26,36}${END}`, fake("upper", 26), "https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key"],
  ["postman-key", ["PMAK-", "PMAT-"], raw`[0-9A-Za-z]{20,}(?:-[0-9a-f]{34})?`, `${fake("hex", 24)}-${fake("hex", 34)}`, "https://learning.postman.com/docs/developer/postman-api/authentication/"],
  ["readme-key", ["rdme_"], "[a-z0-9]{70}", fake("lower", 70), "https://docs.readme.com/main/reference/intro/authentication"],
  ["netlify-token", ["nfp_", "nfc_", "nfo_"], `[A-Za-z0-9]{36}`, fake("mixed", 36), "https://docs.netlify.com/api/get-started/"],
  ["snyk-token", ["snyk_uat.", "snyk_sat."], raw`[\w.-]{30,}`, `${fake("hex", 8)}.${fake("mixed", 60)}`, "https://docs.snyk.io/developer-tools/snyk-api/authentication-for-api"],
  ["settlemint-token", ["sm_aat_", "sm_pat_", "sm_sat_"], "[A-Za-z0-9]{16,}", fake("mixed", 16), "https://console.settlemint.com/documentation/"],
];

/** Where code is kept, built, tested and published. */
export const codeHosts: readonly Detector[] = [
  ...ROWS.map(token),
  {
    kind: "bundler-credentials",
    keywords: ["BUNDLE_"],
    pattern:
      /BUNDLE_[A-Z0-9_]{2,80}__[A-Z0-9_]{2,20}["']?\s{0,4}[:=]\s{0,4}["']?(?<secret>[^\s"':/]{2,}:[^\s"':/]{2,})/y,
    examples: {
      match: [example("BUNDLE_GEMS__EXAMPLE__COM=", "cafe1234:beef5678")],
      plain: ["BUNDLE_PATH: vendor/bundle", "BUNDLE_MIRROR__EXAMPLE__COM=https://a.example"],
    },
    source: "https://bundler.io/man/bundle-config.1.html",
  },
];
