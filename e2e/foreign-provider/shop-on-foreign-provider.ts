import { test as shopTest } from '../browser/shop-test.ts';
import { startOwnEdge } from '../edge/own-edge.ts';
import { type ForeignProvider, startForeignProvider } from './started-foreign-provider.ts';

export { expect, type Locator, type Page } from '../browser/shop-test.ts';

type ForeignShop = { origin: string; provider: ForeignProvider };

type ForeignFixtures = {
  /** Has no fault at the start of each test, and is reset after it. */
  provider: ForeignProvider;
};

/** The `test` of files about the storefront on a foreign provider; its base URL is that storefront. */
export const test = shopTest.extend<ForeignFixtures, { foreignShop: ForeignShop }>({
  foreignShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    async ({}, use) => {
      const provider = await startForeignProvider();
      // Without the page cache, because a cached document would hide the provider's next fault.
      const edge = await startOwnEdge({
        PROVIDER_URL: provider.origin,
        PAYMENT_SCRIPT_URL: `${provider.origin}/pay/checkout.js`,
        PAGE_CACHE: 'off',
      });
      await use({ origin: edge.origin, provider });
      await edge.stop();
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ foreignShop }, use) => use(foreignShop.origin),
  provider: async ({ foreignShop }, use) => {
    await use(foreignShop.provider);
    await foreignShop.provider.turn('well');
  },
});
