import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentBody } from './document-body.ts';

const HTML = '<p>₹1,23,456.00</p>';
const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

describe('documentBody', () => {
  test.each(['br', 'gzip'] as const)(
    'is compressed once as %s, however often it is sent',
    async (encoding) => {
      const body = documentBody(Buffer.from(HTML));
      const [first, second] = await Promise.all([body.encoded(encoding), body.encoded(encoding)]);
      expect(decompress[encoding](first).toString()).toBe(HTML);
      expect(second).toBe(first);
      expect(await body.encoded(encoding)).toBe(first);
    },
  );

  test('SITE-57 is sent in fewer bytes once it was compressed with patience', async () => {
    const html = Array.from(
      { length: 400 },
      (_, n) => `<p>${Math.imul(n, 2_654_435_761).toString(36)}</p>`,
    ).join('');
    const body = documentBody(Buffer.from(html));
    const quick = await body.encoded('br');
    await body.improve();
    const small = await body.encoded('br');
    expect(small.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(small).toString()).toBe(html);
  });

  test('is sent as it is to a browser that accepts no compression', async () => {
    expect((await documentBody(Buffer.from(HTML)).encoded(undefined)).toString()).toBe(HTML);
  });

  test('has an ETag of its bytes', () => {
    expect(documentBody(Buffer.from(HTML)).etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(documentBody(Buffer.from(HTML)).etag).toBe(documentBody(Buffer.from(HTML)).etag);
    expect(documentBody(Buffer.from(HTML)).etag).not.toBe(documentBody(Buffer.from(`${HTML} `)).etag);
  });
});
