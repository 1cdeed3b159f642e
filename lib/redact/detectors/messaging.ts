import type { Detector } from "./detector.ts";
import { example } from "./example.ts";
import { fake } from "./fake.ts";
import { END, token, type TokenRow } from "./token.ts";

const raw = String.raw;

// deno-fmt-ignore: a table
const ROWS: readonly TokenRow[] = [
  ["slack-token", ["xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxo-", "xoxc-", "xoxd-", "xoxe-", "xoxe.xoxp-", "xoxe.xoxb-"], raw`[A-Za-z0-9%+/=-]{10,}`, `${fake("digits", 12)}-${fake("mixed", 24)}`, "https://docs.slack.dev/authentication/tokens"],
  ["slack-token", ["xapp-"], raw`\d-[A-Za-z0-9-]{16,}`, `1-A${fake("upper", 10)}-${fake("digits", 13)}-${fake("hex", 64)}`, "https://docs.slack.dev/authentication/tokens"],
  ["slack-webhook", ["hooks.slack.com/"], raw`(?:services|workflows|triggers)/[\w/-]{20,}`, `services/T${fake("upper", 8)}/B${fake("upper", 8)}/${fake("mixed", 24)}`, "https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks"],
  ["discord-webhook", ["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"], raw`\d{16,20}/[\w-]{40,}`, `${fake("digits", 18)}/${fake("mixed", 68)}`, "https://discord.com/developers/docs/resources/webhook"],
  ["teams-webhook", [".webhook.office.com/"], raw`webhookb2/[\w@/-]{60,}`, `webhookb2/${fake("hex", 36)}@${fake("hex", 36)}/IncomingWebhook/${fake("hex", 32)}`, "https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook"],
  ["webhook", ["hooks.zapier.com/hooks/catch/"], raw`[\w/]{10,}`, `${fake("digits", 7)}/${fake("lower", 7)}`, "https://zapier.com/apps/webhook/integrations"],
  ["webhook", ["chat.googleapis.com/v1/spaces/"], raw`[\w-]{6,40}/messages\?[\w=&%.-]{40,}`, `${fake("mixed", 11)}/messages?key=${fake("mixed", 39)}&token=${fake("mixed", 43)}`, "https://developers.google.com/workspace/chat/quickstart/webhooks"],
  ["webhook", ["oapi.dingtalk.com/robot/send?access_token="], "[0-9a-f]{64}", fake("hex", 64), "https://open.dingtalk.com/document/robots/custom-robot-access"],
  ["webhook", ["qyapi.weixin.qq.com/cgi-bin/webhook/send?key="], "[0-9a-f-]{36}", fake("hex", 36), "https://developer.work.weixin.qq.com/document/path/91770"],
  ["sendgrid-key", ["SG."], raw`[\w-]{16,32}\.[\w-]{20,}|[\w=.-]{64,68}(?![\w.-])`, `${fake("mixed", 22)}.${fake("mixed", 43)}`, "https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys"],
  ["twilio-key", ["SK", "AC"], `[0-9a-f]{32}${END}`, fake("hex", 32), "https://www.twilio.com/docs/iam/api-keys"],
  ["mailgun-key", ["key-", "pubkey-"], `[0-9a-f]{32}${END}`, fake("hex", 32), "https://documentation.mailgun.com/docs/mailgun/user-manual/api-key-mgmt"],
  ["brevo-key", ["xkeysib-", "xsmtpsib-"], raw`[0-9a-f]{64}-[A-Za-z0-9]{16}`, `${fake("hex", 64)}-${fake("mixed", 16)}`, "https://developers.brevo.com/docs/getting-started"],
  ["resend-key", ["re_"], raw`[A-Za-z0-9]{8}_[A-Za-z0-9]{24}${END}`, `${fake("mixed", 8)}_${fake("mixed", 24)}`, "https://resend.com/docs/dashboard/api-keys/introduction"],
  ["facebook-token", ["EAAM", "EAAC"], "[A-Za-z0-9]{40,}", fake("mixed", 100), "https://developers.facebook.com/docs/facebook-login/guides/access-tokens"],
  ["instagram-token", ["IGQV", "IGAA"], raw`[\w-]{60,}`, fake("mixed", 120), "https://developers.facebook.com/docs/instagram-platform"],
  ["twitter-bearer", ["AAAAAAAAAAAAAAAAAAAAA"], raw`(?=[A-Za-z%]{0,80}\d)[A-Za-z0-9%]{70,}`, fake("mixed", 90), "https://docs.x.com/fundamentals/authentication/oauth-2-0/bearer-tokens"],
];

/** Mail, chat and phone. */
export const messaging: readonly Detector[] = [
  ...ROWS.map(token),
  {
    kind: "mailchimp-key",
    keywords: ["-us"],
    pattern: /(?<=(?<![0-9A-Za-z])(?<lead>[0-9a-f]{32}))-us\d{1,2}(?![0-9A-Za-z])/y,
    examples: {
      match: [example("key ", `${fake("hex", 32)}-us12`)],
      plain: ["region-us1", "menu-user"],
    },
    source: "https://mailchimp.com/developer/marketing/docs/fundamentals/",
  },
  {
    kind: "telegram-token",
    keywords: [":AA"],
    pattern: /(?<=(?<![0-9A-Za-z])(?:bot)?(?<lead>\d{5,16}))(?<secret>:AA[\w-]{32,36})(?![\w-])/y,
    examples: {
      match: [example("bot", `${fake("digits", 10)}:AA${fake("mixed", 33)}`, "/getMe")],
      plain: ["10:AA:BB:CC", "12345:AAA"],
    },
    source: "https://core.telegram.org/bots/features#botfather",
  },
  {
    kind: "facebook-token",
    keywords: ["|"],
    pattern: /(?<=(?<![0-9A-Za-z])(?<lead>\d{15,16}))\|[\w-]{27,40}(?![\w-])/y,
    examples: {
      match: [example("t=", `${fake("digits", 16)}|${fake("mixed", 27)}`)],
      plain: ["| 1234567890123456|total |"],
    },
    source: "https://developers.facebook.com/docs/facebook-login/guides/access-tokens#apptokens",
  },
  {
    kind: "discord-token",
    keywords: snowflakeStarts(),
    pattern: /(?<![\w.-])[MNO][A-Za-z0-9]{21,27}\.[\w-]{6}\.[\w-]{27,}/y,
    examples: {
      match: [example("token ", `MTk4${fake("mixed", 20)}.Cl2FMQ.${fake("mixed", 27)}`)],
      plain: ["MTk4.example.org", "standing.around.here"],
    },
    source: "https://discord.com/developers/docs/reference#authentication",
  },
];

/** How the base64 of three digits can begin: the tokens start with their owner's decimal id. */
function snowflakeStarts(): string[] {
  const starts = new Set<string>();
  for (let id = 100; id < 1000; id++) starts.add(btoa(String(id)).slice(0, 3));
  return [...starts];
}
