/** SHA-256 of no bytes at all (FIPS 180-4): most streams are empty. */
const OF_NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** The SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  if (text === "") return OF_NOTHING;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
