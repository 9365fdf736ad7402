// @module-tag all
import { LIVE_SET_PATH } from 'shared-contracts/document';
import { expect, test } from 'vitest';
import { sharedEdgeBeforeProvider } from '../testing/provider-fixture.ts';

const before = sharedEdgeBeforeProvider();

/** The header by which a browser decides whether a page of another origin may read the response. */
async function readableBy(path: string): Promise<string | null> {
  const { origin } = before((_, response) => response.end('{}'));
  const response = await fetch(origin + path, { headers: { origin: 'https://host.example' } });
  expect(response.status, path).toBe(200);
  return response.headers.get('access-control-allow-origin');
}

test('a page of any origin reads what is live, and neither documents nor the API', async () => {
  expect(await readableBy(LIVE_SET_PATH)).toBe('*');
  for (const path of ['/', '/api/product', '/images/one.webp', '/health/live', '/favicon.ico'])
    expect(await readableBy(path), path).toBeNull();
});
