import { join } from "../redactor.ts";

/** Made-up secrets, by what they are. None of them ever opened anything. */
export const VALUES = {
  hex32: join("c0ffee11", "0badf00d", "7a3e91b2", "44d8e6f5"),
  lower32: join("k3j9x0qv", "7m2zr8wd", "t5y1pn6c", "h4b0gs2f"),
  mixed40: join("aX7kQ2mRv9", "Lt4ZsW8cHy", "3NpJ6bGdUe", "5FoTi1KwCx"),
  uuid: join("3f8a21c7", "-5be4-4d19", "-9c02-", "7de61fb05a38"),
  digits16: join("40218837", "56190342"),
  symbols: join("p@ss", "w0rd!", "#9"),
  word: join("hunter", "2"),
};
