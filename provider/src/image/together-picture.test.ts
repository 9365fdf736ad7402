// @module-tag all
import { loadCatalogue } from 'catalogue/load-catalogue';
import { getProductForms } from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { caller } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

describe('/images/<product>/with/<product>', () => {
  it('API-123 serves a room with two decors that go together, and no other pair', async () => {
    const { origin } = await testProvider({ catalogue: loadCatalogue() });
    const { body } = await caller(origin)(getProductForms, { query: { id: 'S15-SATPURA-OAK' } });
    const [, companion] = getProductForms.response.parse(body).goesWith;
    const { image_link = '' } = companion?.together ?? {};
    const small = image_link.replace('1600', '200');
    const response = await fetch(origin + small);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const alone = await fetch(`${origin}/images/S15-SATPURA-OAK/kitchen-200.webp`);
    const pictures = await Promise.all(
      [response, alone].map(async (each) => Buffer.from(await each.arrayBuffer())),
    );
    expect(pictures[0]).not.toEqual(pictures[1]);
    const unfit = small.replace(companion?.product_id ?? '', 'S15-HALDI');
    expect((await fetch(origin + unfit)).status).toBe(404);
  });
});
