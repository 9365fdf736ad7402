import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

type Bytes = Buffer<ArrayBuffer>;
export type Encoding = 'br' | 'gzip';

/** One level more saves 1 % of the bytes and takes twice the time. */
const BROTLI_QUALITY = 5;

/** For a document that many visitors get: 8 % of the bytes for thirty times the time. The highest level saves 2 % more for four times as much. */
const PATIENT_QUALITY = 10;

/**
 * 256 KB, the base-two logarithm of it: more than most documents. With Brotli's 4 MB each compression takes 3 ms more of a core, mostly of
 * the garbage collector, which Node tells of that memory.
 */
const BROTLI_WINDOW = 18;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Each takes 1 to 3 ms per document. */
const COMPRESSORS: Record<Encoding, (plain: Bytes) => Promise<Buffer>> = {
  br: (plain) => brotliOf(plain, BROTLI_QUALITY),
  gzip: (plain) => gzipped(plain),
};

function brotliOf(plain: Bytes, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY: level, BROTLI_PARAM_LGWIN: window } = constants;
  return brotli(plain, { params: { [level]: quality, [window]: BROTLI_WINDOW } });
}

/** A document's bytes, the same for every visitor. */
export interface DocumentBody {
  /** Weak: all encodings share it. */
  etag: string;
  /** Memory that it takes with its compressed copies, at most. */
  bytes: number;
  /** Compresses once per encoding. */
  encoded(encoding: Encoding | undefined): Promise<Bytes>;
  /** Compresses once more, with patience. */
  improve(): Promise<void>;
}

export function documentBody(plain: Bytes): DocumentBody {
  const compressed = new Map<Encoding, Promise<Bytes>>();
  let improving: Promise<void> | undefined;
  const improve = async () => {
    const smaller = Buffer.from(await brotliOf(plain, PATIENT_QUALITY));
    compressed.set('br', Promise.resolve(smaller));
  };
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
    improve() {
      improving ??= improve();
      return improving;
    },
  };
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = parseAccept(header ?? '');
  const encodings: Encoding[] = ['br', 'gzip'];
  return encodings.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0));
}
