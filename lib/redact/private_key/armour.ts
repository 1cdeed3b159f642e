/**
 * The lines around a private key: PEM and OpenSSH (RFC 7468), PGP (RFC 9580) and SSH2 (RFC 4716, section 3.2's
 * format with a private label).
 */
const LABEL = String.raw`(?:[A-Z0-9]{1,12} ){0,4}PRIVATE KEY(?: BLOCK)?`;

/** `-----BEGIN … PRIVATE KEY-----`, as the source of a regular expression. */
export const HEADER = `-{4,5} ?BEGIN ${LABEL} ?-{4,5}`;

/** `-----END … PRIVATE KEY-----`. */
export const FOOTER = `-{4,5} ?END ${LABEL} ?-{4,5}`;
