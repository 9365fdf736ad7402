import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

type Bytes = Buffer<ArrayBuffer>;
export type Encoding = 'br' | 'gzip';

/** The next level would save 1 % of the bytes, and take twice the time. */
const BROTLI_QUALITY = 5;

/** For a document that many visitors get: saves 8 % of the bytes in thirty times the time. The highest level saves 2 % more, in four times that. */
const PATIENT_QUALITY = 10;

/**
 * The base-two logarithm of 256 KB, which is larger than most documents. With Brotli's default of 4 MB each compression takes 3 ms more of a
 * core, mostly for the garbage collector, to which Node reports that memory.
 */
const BROTLI_WINDOW = 18;

const brotli = promisify(brotliCompress);
const plainOf = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Copies the result, because it is a view of a larger buffer. */
async function brotliOf(plain: Buffer, quality: number): Promise<Bytes> {
  const { BROTLI_PARAM_QUALITY: level, BROTLI_PARAM_LGWIN: window } = constants;
  return Buffer.from(await brotli(plain, { params: { [level]: quality, [window]: BROTLI_WINDOW } }));
}

/** A document's bytes, the same for every visitor. Only the compressed bytes are kept, because the plain ones are ten times as many. */
export interface DocumentBody {
  /** A weak tag, because all encodings share it. */
  etag: string;
  bytes: number;
  /** Takes 1 to 3 ms for the few clients that do not accept Brotli. */
  encoded(encoding: Encoding | undefined): Promise<Bytes>;
  improve(): Promise<void>;
}

export async function documentBody(plain: Buffer): Promise<DocumentBody> {
  let kept = await brotliOf(plain, BROTLI_QUALITY);
  let improving: Promise<void> | undefined;
  const improve = async () => {
    kept = await brotliOf(await plainOf(kept), PATIENT_QUALITY);
  };
  return {
    etag: etagOf(plain),
    bytes: kept.length,
    async encoded(encoding) {
      if (encoding === 'br') return kept;
      const own = await plainOf(kept);
      return Buffer.from(encoding ? await gzipped(own) : own);
    },
    improve() {
      improving ??= improve();
      return improving;
    },
  };
}

export function etagOf(plain: Buffer): string {
  return `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
}

export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = parseAccept(header ?? '');
  const encodings: Encoding[] = ['br', 'gzip'];
  return encodings.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0));
}
