// @module-tag all
import { searchProducts, suggestProducts } from 'shared-contracts/product/endpoints';
import { expect, it } from 'vitest';
import { LONG_TERMS } from '../testing/long-terms.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { temporaryFolder } from '../testing/test-provider.ts';

/** Milliseconds. Each takes a few; a search that tries all ways to read a term takes minutes, and can only be killed. */
const PATIENCE = 10_000;

it('API-91 PROM-197 responds to the longest terms of every kind', { timeout: 60_000 }, async () => {
  const { origin } = await providerProcess({ SHOP_DATA: temporaryFolder() });
  const statusOf = async (path: string, parameter: string, term: string) => {
    const address = `${origin}${path}?${new URLSearchParams({ [parameter]: term })}`;
    const response = fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return response.then(({ status }) => status).catch((error: unknown) => error);
  };
  for (const [kind, term] of Object.entries(LONG_TERMS)) {
    const found = await statusOf(searchProducts.path, 'id', term);
    expect([kind, found]).toEqual([kind, 200]);
    expect([kind, await statusOf(suggestProducts.path, 'q', term)]).toEqual([kind, 200]);
  }
});
