import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { brotliPieces } from './brotli-pieces.ts';
import { newNonce } from './nonce.ts';

const words = 'nonce="sheet board ₹1,23,456.00 <style data-emotion="s a b"> kitchen '.split(' ');
const text = (length: number, seed: number) =>
  Array.from({ length }, (_, index) => words[(index * index * seed) % words.length]).join(' ');

/** Documents that give the compressor reasons to look across the nonce. */
const DOCUMENTS = {
  'a document without styles': [`${text(200, 7)} nonce="`, `">${text(3_000, 11)}`],
  'a document with styles': [
    '<meta property="csp-nonce" nonce="',
    '">\n<style nonce="',
    '">.a{color:red}</style>\n<style nonce="',
    `">${text(4_000, 3)}</style></html>`,
  ],
  'the same on both sides': [text(500, 5), text(500, 5), text(500, 5)],
  'parts of a byte, and of none': ['a', '"', '', 'b'],
};

describe('brotliPieces', () => {
  test.each(Object.entries(DOCUMENTS))('gives %s with any nonce', async (_name, parts) => {
    const pieces = await brotliPieces(parts);
    for (const nonce of [newNonce(), newNonce(), 'a'.repeat(24)]) {
      expect(brotliDecompressSync(pieces?.with(nonce) ?? '').toString()).toBe(parts.join(nonce));
    }
  });

  test('is small: what stands before a nonce is not written again after it', async () => {
    const rules = text(2_000, 13);
    const once = await brotliPieces(['<meta nonce="', `">${rules}`]);
    const twice = await brotliPieces([`${rules}<meta nonce="`, `">${rules}`]);
    expect(once && twice && twice.bytes - once.bytes).toBeLessThan(100);
  });
});
