import type { Locator, Page } from '@playwright/test';
import { pagePath, productPath, shopPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

export type RemoteRegion = {
  remote: string;
  /** Its federation name, which is the global variable that its entry sets. */
  name: string;
  module: string;
  visit: (page: Page) => Promise<void>;
  region: (page: Page) => Locator;
  content: (region: Locator) => Locator;
};

export const REMOTE_REGIONS: readonly RemoteRegion[] = [
  {
    remote: 'catalog',
    name: 'mfe_catalog',
    module: 'shop',
    visit: async (page) => void (await page.goto(shopPath('Sheet'), { waitUntil: 'commit' })),
    region: (page) => page.getByRole('main'),
    content: (region) => region.getByRole('article').first(),
  },
  {
    remote: 'cart-checkout',
    name: 'mfe_cart_checkout',
    module: 'add-to-cart',
    visit: async (page) => {
      const [product] = await sheetsOnSale();
      await page.goto(productPath(product), { waitUntil: 'commit' });
    },
    region: (page) => page.getByRole('main'),
    content: (region) => region.getByRole('button', { name: 'Add to Cart' }),
  },
  {
    remote: 'account',
    name: 'mfe_account',
    module: 'login-dialog',
    visit: async (page) => {
      await openPage(page, pagePath('/about'));
      await page.getByRole('button', { name: 'Account' }).click();
    },
    region: (page) => page.getByRole('dialog'),
    content: (region) => region.getByRole('textbox', { name: 'Phone number' }),
  },
  {
    remote: 'inspiration',
    name: 'mfe_inspiration',
    module: 'inspiration-gallery',
    // From another page: in a document of its own, the gallery would stay as the server rendered it.
    visit: async (page) => {
      await openPage(page, pagePath('/about'));
      await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    },
    region: (page) => page.getByRole('region', { name: 'Inspiration' }),
    content: (region) => region.getByRole('tab').first(),
  },
];
