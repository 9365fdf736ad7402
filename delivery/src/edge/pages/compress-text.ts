import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { BROTLI_QUALITY } from './brotli-pieces.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Costs about a millisecond for a page. */
export async function compressText(text: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  const compressed =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await gzipped(bytes);
  return Buffer.from(compressed);
}
