import { createHash } from 'node:crypto';
import type { DocumentParts } from '../document/page-document.ts';
import type { Encoding } from './accepted-encoding.ts';
import { type BrotliPieces, brotliPieces } from './brotli-pieces.ts';
import { compressText } from './compress-text.ts';

/** A document for all its visitors: what is sent differs in the nonce alone. */
export interface DocumentBody {
  /** Of everything but the nonce. */
  digest: string;
  /** About what it takes of memory. */
  bytes: number;
  /** The body to send. From its second request on, Brotli is not compressed again. */
  encoded(nonce: string, encoding: Encoding | undefined): Promise<Buffer<ArrayBuffer>>;
}

export function documentBody(parts: DocumentParts): DocumentBody {
  let pieces: Promise<BrotliPieces | undefined> | undefined;
  let isAskedAgain = false;
  return {
    digest: createHash('sha256').update(parts.join('\0')).digest('base64url'),
    // A text with a single sign beyond Latin-1, such as ₹, takes two bytes for each.
    bytes: parts.reduce((sum, { length }) => sum + 2 * length, 0),
    async encoded(nonce, encoding) {
      if (!encoding) return Buffer.from(parts.join(nonce));
      // Pieces cost as much as being compressed three times: most pages out of many are asked for once.
      if (encoding === 'br' && isAskedAgain) {
        pieces ??= brotliPieces(parts);
        const open = await pieces;
        if (open) return open.with(nonce);
      }
      isAskedAgain = true;
      return compressText(parts.join(nonce), encoding);
    },
  };
}
