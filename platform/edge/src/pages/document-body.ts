import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

type Bytes = Buffer<ArrayBuffer>;
export type Encoding = 'br' | 'gzip';

/** One level more saves 1 % of the bytes and takes twice the time. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Each takes 1 to 3 ms per document. */
const COMPRESSORS: Record<Encoding, (plain: Bytes) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (plain) => gzipped(plain),
};

/** A document's bytes, the same for every visitor. */
export interface DocumentBody {
  /** Weak: all encodings share it. */
  etag: string;
  /** Memory that it takes with its compressed copies, at most. */
  bytes: number;
  /** Compresses once per encoding. */
  encoded(encoding: Encoding | undefined): Promise<Bytes>;
}

export function documentBody(plain: Bytes): DocumentBody {
  const compressed = new Map<Encoding, Promise<Bytes>>();
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    bytes: 2 * plain.length,
    async encoded(encoding) {
      if (!encoding) return plain;
      const copy =
        compressed.get(encoding) ?? COMPRESSORS[encoding](plain).then((bytes) => Buffer.from(bytes));
      compressed.set(encoding, copy);
      return copy;
    },
  };
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = parseAccept(header ?? '');
  const encodings: Encoding[] = ['br', 'gzip'];
  return encodings.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0));
}
