import type { ShopFacet } from 'shared-contracts/product/facets';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getJson } from '../testing/caller.ts';
import { productIds } from '../testing/product-ids.ts';
import type * as testing from '../testing/test-provider.ts';

/** Starts a provider whose contract has an additional facet. */
let testProvider: typeof testing.testProvider;

beforeAll(async () => {
  vi.resetModules();
  // Adds a facet, which takes one line in the real list. The tests' catalogue has two values of `info`.
  vi.doMock(import('shared-contracts/product/facets'), async (importOriginal) => {
    const module = await importOriginal();
    const facets: readonly ShopFacet[] = module.SHOP_FACETS;
    (facets as ShopFacet[]).push({ name: 'info', label: 'Finish' });
    return module;
  });
  ({ testProvider } = await import('../testing/test-provider.ts'));
});

// Restores the contract for the test files that run later in the same process.
afterAll(() => {
  vi.doUnmock('shared-contracts/product/facets');
  vi.resetModules();
});

const MATT = 'Super matt face, white back.';

describe('a new line in SHOP_FACETS', () => {
  it('makes a filter of byfilters', async () => {
    const { origin } = await testProvider();
    const ids = async (filters: object) => {
      const response = await fetch(`${origin}/api/product/byfilters`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ filters }),
      });
      return productIds((await response.json()) as Parameters<typeof productIds>[0]);
    };
    expect(await ids({ info: [MATT.toUpperCase()] })).toEqual(['S2-RIVER-STONE']);
    expect(await ids({ info: [MATT], shade: ['Brown'] })).toEqual([]);
    expect(await ids({ info: ['High gloss.', MATT], productClass: 'Sheet' })).toHaveLength(5);
  });

  it('makes a list of facets, counted with the other filters', async () => {
    const { origin } = await testProvider();
    const facets = await getJson(`${origin}/api/product/facets?class=Sheet&category=2mm+Acrylic`);
    expect(facets.info).toEqual([
      { name: 'High gloss.', count: 0 },
      { name: MATT, count: 1 },
    ]);
  });

  it('makes a parameter of facets, which narrows the other lists', async () => {
    const { origin } = await testProvider();
    const { shade, info } = await getJson(
      `${origin}/api/product/facets?class=Sheet&info=${encodeURIComponent(MATT)}`,
    );
    expect(shade).toEqual([
      { name: 'Blue', count: 1 },
      { name: 'Brown', count: 0 },
    ]);
    expect(info[0]).toEqual({ name: 'High gloss.', count: 4 });
  });

  it('is in the API reference', async () => {
    const { origin } = await testProvider();
    const { paths } = await getJson(`${origin}/openapi.json`);
    const { parameters } = paths['/api/product/facets'].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toContain('info');
    expect(JSON.stringify(paths['/api/product/byfilters'].post.requestBody)).toContain('"info"');
  });
});
