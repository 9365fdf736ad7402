import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentBody, etagOf } from './document-body.ts';

const HTML = '<p>₹1,23,456.00</p>';

describe('documentBody', () => {
  test('keeps one copy, the compressed one', async () => {
    const html = randomBytes(60_000).toString('base64');
    const body = await documentBody(Buffer.from(html));
    const compressed = await body.encoded('br');
    expect(await body.encoded('br')).toBe(compressed);
    expect(body.bytes).toBe(compressed.length);
    expect(body.bytes).toBeLessThan(html.length);
    // A view of a larger buffer would keep the whole buffer in memory.
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

  test('has an ETag of its bytes', async () => {
    const body = await documentBody(Buffer.from(HTML));
    expect(body.etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(body.etag).toBe(etagOf(Buffer.from(HTML)));
    expect(body.etag).not.toBe(etagOf(Buffer.from(`${HTML} `)));
  });
});
