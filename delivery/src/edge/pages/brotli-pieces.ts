import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import type { DocumentParts } from '../document/page-document.ts';
import { newNonce, nonceHolder } from './nonce.ts';

const decompress = promisify(brotliDecompress);
/** One more is worth 1 % of the bytes, and costs as much time again. */
export const BROTLI_QUALITY = 5;
/** A block that follows one with the nonce begins after these: what its decoder looks back at stays the same. */
const LOOKED_BACK_AT = 2;
/** The last block, and nothing in it. */
const END = Buffer.from([0b11]);

/** A compressed document that is open where its nonce goes. */
export interface BrotliPieces {
  /** The whole body, for a nonce of 24 bytes. */
  with(nonce: string): Buffer<ArrayBuffer>;
  bytes: number;
}

/** Bytes as they are, in a block of their own (RFC 7932, 9.2). */
function plainBlock(content: Buffer): Buffer {
  const isUncompressed = 1 << 19;
  const header = Buffer.alloc(3);
  // After the bit for "not the last" and the two for "four nibbles of length follow".
  header.writeUIntLE(((content.length - 1) << 3) | isUncompressed, 0, 3);
  return Buffer.concat([header, content]);
}

/** What the compressor makes of some more bytes, up to the end of a byte. */
async function compressed(stream: BrotliCompress, bytes: Buffer): Promise<Buffer> {
  stream.write(bytes);
  await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  return stream.read() ?? Buffer.alloc(0);
}

/** Each part compressed, and the first bytes of each after the first, which stand beside the nonce. */
async function compressParts(parts: DocumentParts) {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  const [first = Buffer.alloc(0), ...rest] = parts.map((part) => Buffer.from(part));
  const blocks = [await compressed(stream, first)];
  const besides: Buffer[] = [];
  for (const [place, part] of rest.entries()) {
    const beside = part.subarray(0, LOOKED_BACK_AT);
    besides.push(beside);
    await compressed(stream, Buffer.concat([nonceHolder(place), beside]));
    blocks.push(await compressed(stream, part.subarray(LOOKED_BACK_AT)));
  }
  stream.destroy();
  return { blocks, besides };
}

/**
 * Compresses a document once for all its nonces: each stands in a plain block, between blocks that were compressed as if
 * other bytes of its length stood there.
 * @returns undefined where a browser would not read the document's own bytes
 */
export async function brotliPieces(parts: DocumentParts): Promise<BrotliPieces | undefined> {
  const { blocks, besides } = await compressParts(parts);
  const withNonce = (nonce: string) => {
    const bytes = Buffer.from(nonce, 'latin1');
    const placed = blocks.flatMap((block, place) => {
      const beside = besides[place];
      return beside ? [block, plainBlock(Buffer.concat([bytes, beside]))] : [block];
    });
    return Buffer.concat([...placed, END]);
  };
  const sample = newNonce();
  const whole = Buffer.from(parts.join(sample));
  // Room for all of it: otherwise it comes in steps, each by way of another thread.
  const read = await decompress(withNonce(sample), { chunkSize: Math.max(whole.length, 64) }).catch(
    () => undefined,
  );
  if (!read?.equals(whole)) return undefined;
  return { with: withNonce, bytes: blocks.reduce((sum, { length }) => sum + length, 0) };
}
