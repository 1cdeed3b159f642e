import { VALUES } from "./values.ts";

/** A text in which `§` stands for the secret, and the secret. Every name says what it is. */
export type Case = readonly [text: string, secret: string];

const { hex32, lower32, mixed40, uuid, digits16, symbols, word } = VALUES;

// deno-fmt-ignore: a table
export const ASSIGNED: readonly Case[] = [
  // Shell and .env
  ["export ACME_TOKEN=§", lower32],
  ["ACME_API_KEY='§' ./run.sh", hex32],
  ["DB_PASSWORD=§", word],
  ["  - MYSQL_ROOT_PASSWORD=§", "rootpw"],
  ["POSTGRES_PASSWORD=§\nPOSTGRES_USER=app", "postgres"],
  ["set ACME_SECRET=§", mixed40],
  ["$env:ACME_TOKEN = '§'", lower32],
  ["ENV ACME_TOKEN §", hex32],
  ["ACME_TOKEN ?= §", hex32],
  ["SERVICE_PASSWORD=\"§\"", "two 2 words"],
  // INI, properties, TOML
  ["password = §", word],
  ["password=§\nuser=app", "lowercase"],
  ["spring.datasource.password=§", symbols],
  ["[acme]\nclient_secret = \"§\"", mixed40],
  ["aws_secret_access_key = §", mixed40],
  ["//registry.example/:_authToken=§", uuid],
  // YAML
  ["acme_token: §", lower32],
  ["  password: §", "plainword"],
  ["  password: § # rotate", word],
  ["api-key: \"§\"", hex32],
  ["secret: |\n  §\n", mixed40],
  ["- name: ACME_TOKEN\n  value: §", mixed40],
  // JSON, also within a text
  ["{\"acme_token\": \"§\"}", digits16],
  ["{\"user\":\"me\",\"password\":\"§\"}", "letters"],
  ["{\"name\": \"ACME_PASSWORD\", \"value\": \"§\"}", word],
  ["\"{\\\"acme_secret\\\": \\\"§\\\"}\"", mixed40],
  ["{\"config\": \"ACME_TOKEN=§\\nBACKUP=true\"}", hex32],
  ["{\"SessionToken\": \"§\"}", mixed40],
  // XML
  ["<acmeToken>\n    §\n</acmeToken>", hex32],
  ["<password>§</password>", "short"],
  ["<add key=\"ClearTextPassword\" value=\"§\" />", word],
  // Code
  ["var acmeToken string = \"§\"", hex32],
  ["acmeToken := `§`", mixed40],
  ["$acmeToken .= \"§\"", lower32],
  ["  \"acmeToken\" => \"§\",", uuid],
  ["acme_TOKEN ::= \"§\"", lower32],
  ["System.setProperty(\"ACME_TOKEN\", \"§\")", hex32],
  ["define('DB_PASSWORD', '§');", symbols],
  ["os.environ[\"ACME_TOKEN\"] = \"§\"", mixed40],
  ["const t = process.env.ACME_TOKEN || \"§\";", mixed40],
  ["connect(host, password=§)", symbols],
  ["if password == \"§\":", word],
  ["api_key: str = \"§\"", hex32],
  ["password := []byte(\"§\")", word],
  // Services, keys of unknown use, numbered and staged names
  ["cloudflare: \"§\"", hex32 + "0ab1c"],
  ["const hubspotKey = \"§\"", uuid],
  ["\"access_token_2\": \"§\"", mixed40],
  ["PROD_PASSWORD_V2=§", word],
  // Addresses, connection strings, options, prose
  ["GET /x?api_key=§&page=2", lower32],
  ["Server=db;User Id=sa;Password=§;Encrypt=yes", symbols],
  ["AccountName=a;AccountKey=§;EndpointSuffix=x", mixed40 + mixed40 + "=="],
  ["java -Djavax.net.ssl.keyStorePassword=§ -jar a.jar", "changed"],
  ["deploy --password=§ --yes", "letters"],
  ["deploy --token § --yes", hex32],
  ["Your API key: §", lower32],
  ["the new password is: §", symbols],
];
