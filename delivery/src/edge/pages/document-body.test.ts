import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brotliPieces } from './brotli-pieces.ts';
import { documentBody } from './document-body.ts';
import { newNonce } from './nonce.ts';

vi.mock('./brotli-pieces.ts', { spy: true });

const PARTS = ['<meta property="csp-nonce" nonce="', '"><p>₹1,23,456.00</p>'];
const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

beforeEach(() => {
  vi.mocked(brotliPieces).mockClear();
});

describe('documentBody', () => {
  test.each(['br', 'gzip'] as const)('holds its nonce each time it is sent as %s', async (encoding) => {
    const body = documentBody(PARTS);
    for (const nonce of [newNonce(), newNonce(), newNonce()]) {
      const sent = decompress[encoding](await body.encoded(nonce, encoding));
      expect(sent.toString()).toBe(PARTS.join(nonce));
    }
  });

  test('is compressed in pieces once, when it is asked for again', async () => {
    const body = documentBody(PARTS);
    await body.encoded(newNonce(), 'br');
    expect(brotliPieces).not.toHaveBeenCalled();
    await Promise.all([body.encoded(newNonce(), 'br'), body.encoded(newNonce(), 'br')]);
    expect(brotliPieces).toHaveBeenCalledTimes(1);
  });

  test('is compressed as a whole where pieces do not come out the same', async () => {
    vi.mocked(brotliPieces).mockResolvedValueOnce(undefined);
    const body = documentBody(PARTS);
    await body.encoded(newNonce(), 'br');
    const nonce = newNonce();
    expect(brotliDecompressSync(await body.encoded(nonce, 'br')).toString()).toBe(PARTS.join(nonce));
  });

  test('has a digest of everything but the nonce', () => {
    expect(documentBody(PARTS).digest).toBe(documentBody([...PARTS]).digest);
    expect(documentBody(PARTS).digest).not.toBe(documentBody([...PARTS].reverse()).digest);
  });
});
