import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compressed on each request: quality 4 costs about a millisecond for a page, 11 would cost its whole time limit. */
export async function compressText(text: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  const compressed =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipped(bytes);
  return Buffer.from(compressed);
}
