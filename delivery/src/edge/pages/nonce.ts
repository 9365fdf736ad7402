import { randomBytes } from 'node:crypto';

/** 16 bytes in Base64. */
export const NONCE_LENGTH = 24;

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Control characters that no document holds: 28, one less than a prime. */
const UNUSED = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, ...Array.from({ length: 18 }, (_, index) => 14 + index)];
const PRIME = 29;

/**
 * Bytes that stand for the nonce at one of its places while a document is compressed. No two of them follow one another
 * in the same way at another place, so that the compressor finds nothing in them to point to.
 */
export function nonceHolder(place: number): Buffer {
  const stride = (place % UNUSED.length) + 1;
  const bytes = Array.from(
    { length: NONCE_LENGTH },
    (_, index) => UNUSED[(((index + 1) * stride) % PRIME) - 1],
  );
  return Buffer.from(bytes.map((byte) => byte ?? 0));
}
