/**
 * Services whose name alone, in front of a random value, makes it a credential: `cloudflare: "…"`,
 * `const hubspotKey = "…"`. Lower case, as `wordsOf` joins words.
 */
export const PROVIDERS: readonly string[] =
  ("adafruit adobe airtable algolia alibaba asana atlassian aws azure beamer bitbucket bittrex cloudflare codecov cohere " +
    "coinbase confluent contentful databricks datadog digitalocean discord docusign doppler droneci dropbox easypost etsy " +
    "facebook fastly finicity finnhub flickr flutterwave freemius freshbooks gitter gocardless grafana heroku hubspot " +
    "intercom jfrog artifactory kraken kucoin launchdarkly linear linkedin lob looker mailchimp mailgun mapbox mattermost " +
    "maxmind meraki messagebird netlify newrelic new_relic new-relic nytimes okta openai anthropic paypal paystack plaid planetscale " +
    "postmark privateai pubnub rapidapi razorpay rollbar salesforce sendbird sendgrid sentry shippo shopify snyk sonar " +
    "sourcegraph spotify squarespace stripe sumologic sumo telegram trello travis twilio twitch twitter typeform vonage " +
    "yandex zendesk zoho zoom").split(" ");
