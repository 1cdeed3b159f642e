/** Bytes as text. */
export interface Decoded {
  readonly text: string;
  /** Whether bytes that are no UTF-8 became U+FFFD. */
  readonly replaced: boolean;
}

/** Decodes UTF-8. A byte order mark stays, as any other character. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return {
      text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
      replaced: false,
    };
  } catch {
    return { text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), replaced: true };
  }
}
