import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentBody, etagOf } from './document-body.ts';

const HTML = '<p>₹1,23,456.00</p>';
const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

describe('documentBody', () => {
  test.each(['br', 'gzip'] as const)('is compressed as %s', async (encoding) => {
    const body = await documentBody(Buffer.from(HTML));
    expect(decompress[encoding](await body.encoded(encoding)).toString()).toBe(HTML);
  });

  test('keeps one copy, the compressed one', async () => {
    const html = randomBytes(60_000).toString('base64');
    const body = await documentBody(Buffer.from(html));
    const compressed = await body.encoded('br');
    expect(await body.encoded('br')).toBe(compressed);
    expect(body.bytes).toBe(compressed.length);
    expect(body.bytes).toBeLessThan(html.length);
    // A part of a larger buffer would hold all of it.
    expect(compressed.buffer.byteLength).toBe(compressed.length);
  });

  test('SITE-57 is sent in fewer bytes once it was compressed with patience', async () => {
    const html = Array.from(
      { length: 400 },
      (_, n) => `<p>${Math.imul(n, 2_654_435_761).toString(36)}</p>`,
    ).join('');
    const body = await documentBody(Buffer.from(html));
    const quick = await body.encoded('br');
    await body.improve();
    const small = await body.encoded('br');
    expect(small.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(small).toString()).toBe(html);
  });

  test('is sent as it is to a browser that accepts no compression', async () => {
    expect((await (await documentBody(Buffer.from(HTML))).encoded(undefined)).toString()).toBe(HTML);
  });

  test('has an ETag of its bytes', async () => {
    const body = await documentBody(Buffer.from(HTML));
    expect(body.etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(body.etag).toBe(etagOf(Buffer.from(HTML)));
    expect(body.etag).not.toBe(etagOf(Buffer.from(`${HTML} `)));
  });
});
