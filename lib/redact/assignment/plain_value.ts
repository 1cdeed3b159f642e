import { isReference } from "../is_reference.ts";
import { isWordy } from "./is_wordy.ts";

/** Whether a value is, whatever its name is, no secret: code, an address, a path, a number with a unit. */
export function plainValue(value: string): boolean {
  return isReference(value) || PLAIN.test(value) || isPath(value);
}

const PLAIN = new RegExp(
  [
    // Calls, look-ups, members: getToken(…, parts[1], os.environ[…, self.token, Token::new, a?.b, &x, *x, !x.
    String.raw`[&*!]?[A-Za-z_$][\w$.:>?-]*[(\[{].*`,
    String.raw`[&*!~]?[A-Za-z_$][A-Za-z_$]*\d?(?:(?:\.|::|->|\?\.)[A-Za-z_$][A-Za-z_$]*\d?)+[;,)]*`,
    String.raw`[\w+.-]{2,20}:\/\/.*`,
    String.raw`(?:arn|urn|data|file|env|vault|ssm|op|keychain|secretsmanager):.*`,
    String.raw`(?:sha\d+|md5|h1)[:-].*`,
    String.raw`#[0-9A-Fa-f]{3,8}`,
    String.raw`v?\d+(?:\.\d+)+(?:[-+.][\w.-]*)?`,
    String.raw`\d{4}-\d\d-\d\d(?:[T ].*)?`,
    String
      .raw`[+-]?\d+(?:\.\d+)?(?:ms|s|m|h|d|b|kb|mb|gb|kib|mib|gib|px|em|rem|%|min|sec|hrs?|days?|x)?[,;)]*`,
    String.raw`[+-]?0x[0-9A-Fa-f_]{1,20}`,
    String.raw`[^A-Za-z0-9]*`,
  ].map((shape) => `^(?:${shape})$`).join("|"),
  "i",
);

/** Segments that are words. Base64 has slashes too, but no words between them. */
function isPath(value: string): boolean {
  return /[/\\]/.test(value) && /^(?:[A-Za-z]:|~|\.{1,2})?[\w@.\\/ +-]+$/.test(value) &&
    isWordy(value);
}
