import type { Detector } from "./detector.ts";
import { fake } from "./fake.ts";
import { END, token, type TokenRow } from "./token.ts";

const raw = String.raw;
const UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
const uuid = [8, 4, 4, 4, 12].map((length) => fake("hex", length)).join("-");

// deno-fmt-ignore: a table
const ROWS: readonly TokenRow[] = [
  ["stripe-key", ["sk_live_", "sk_test_", "sk_prod_", "rk_live_", "rk_test_", "rk_prod_"], "[A-Za-z0-9]{10,}", fake("mixed", 24), "https://docs.stripe.com/keys"],
  ["stripe-webhook-secret", ["whsec_"], "[A-Za-z0-9+/=]{24,}", fake("mixed", 32), "https://docs.stripe.com/webhooks"],
  ["square-token", ["sq0atp-", "sq0csp-"], raw`[\w-]{22,}`, fake("mixed", 22), "https://developer.squareup.com/docs/build-basics/access-tokens"],
  ["square-token", ["EAAA"], raw`[\w-]{60}(?![\w-])`, fake("mixed", 60), "https://developer.squareup.com/docs/build-basics/access-tokens"],
  ["shopify-token", ["shpat_", "shpca_", "shppa_", "shpss_", "shpua_", "shptka_"], "[0-9a-fA-F]{32}", fake("hex", 32), "https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens"],
  ["paypal-token", ["access_token$production$", "access_token$sandbox$"], raw`[a-z0-9]{16}\$[0-9a-f]{32}`, `${fake("lower", 16)}$${fake("hex", 32)}`, "https://developer.paypal.com/braintree/docs/guides/authorization/overview"],
  ["flutterwave-key", ["FLWSECK_TEST-", "FLWSECK-", "FLWPUBK_TEST-", "FLWPUBK-"], raw`[0-9a-zA-Z]{12,}(?:-X)?`, `${fake("hex", 32)}-X`, "https://developer.flutterwave.com/docs/authentication"],
  ["razorpay-key", ["rzp_live_", "rzp_test_"], "[A-Za-z0-9]{14,}", fake("mixed", 14), "https://razorpay.com/docs/payments/dashboard/account-settings/api-keys/"],
  ["plaid-token", ["access-sandbox-", "access-development-", "access-production-"], UUID, uuid, "https://plaid.com/docs/api/tokens/"],
  ["gocardless-token", ["live_", "sandbox_"], raw`[\w=-]{40}(?![\w=-])`, fake("mixed", 40), "https://developer.gocardless.com/getting-started/api/making-your-first-request/"],
  ["lob-key", ["live_", "test_", "live_pub_", "test_pub_"], `(?:[0-9a-f]{35}|[0-9a-f]{31})${END}`, fake("hex", 35), "https://docs.lob.com/#section/API-Keys"],
  ["easypost-key", ["EZAK", "EZTK"], "[A-Za-z0-9]{54}", fake("mixed", 54), "https://docs.easypost.com/docs/authentication"],
  ["duffel-token", ["duffel_test_", "duffel_live_"], raw`[\w=-]{30,}`, fake("mixed", 43), "https://duffel.com/docs/api/overview/authentication"],
  ["shippo-token", ["shippo_live_", "shippo_test_"], "[0-9a-fA-F]{40}", fake("hex", 40), "https://docs.goshippo.com/docs/guides_general/authentication/"],
];

/** Payments, shops and shipping. */
export const payments: readonly Detector[] = ROWS.map(token);
