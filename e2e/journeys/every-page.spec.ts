import { pagePath, productPath, shopPath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';

import { deadLinks } from '../browser/dead-links.ts';
import { logIn } from '../browser/log-in.ts';
import { openPage, untilHydrated } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { scrollsSideways, showWholePage } from '../browser/whole-page.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

type ShownPage = { path: string; heading: string; title: RegExp };

const PAGES: readonly ShownPage[] = [
  { path: pagePath('/'), heading: 'Beautiful Surfaces. Timeless Spaces.', title: /\S/ },
  { path: pagePath('/about'), heading: 'Beautiful Surfaces. Timeless Spaces.', title: /^About Us ·/ },
  { path: pagePath('/contact'), heading: 'Contact Us', title: /^Contact Us ·/ },
  { path: shopPath('Sheet'), heading: 'Acrylic sheets', title: /^Acrylic sheets ·/ },
  { path: shopPath('Board', { material: 'HDF' }), heading: 'Boards', title: /^Boards ·/ },
  {
    path: shopPath('Sheet', { search: 'teak' }),
    heading: 'Results for “teak”',
    title: /^Results for “teak” ·/,
  },
  { path: pagePath('/cart'), heading: 'Log in to see this page', title: /^Your cart ·/ },
];

test.describe('a deep link and a reload show the whole page', () => {
  for (const shown of PAGES) {
    test(`at ${shown.path}`, async ({ page }) => {
      await expectWholePage(page, shown);
    });
  }

  test('of a product', async ({ page }) => {
    const [product] = await sheetsOnSale();
    const name = product.colour_name;
    await expectWholePage(page, {
      path: productPath(product),
      heading: name,
      title: new RegExp(`^${name} `),
    });
  });

  test('of the cart, when logged in', async ({ page }) => {
    await openPage(page, pagePath('/about'));
    await logIn(page);
    await expectWholePage(page, { path: pagePath('/cart'), heading: 'Your cart', title: /^Your cart ·/ });
  });
});

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...PAGES.map((shown) => shown.path), productPath((await sheetsOnSale())[0])]) {
    await openPage(page, path);
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test('an unknown path shows a page without header and footer', async ({ page, allow }) => {
  allow(/status of 404/);
  const shown = {
    path: '/no/such/page',
    heading: 'Page not found',
    title: /^Page not found ·/,
  };
  expect(await shownTwice(page, shown)).toEqual([404, 404]);
  await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectSound(page);
});

async function expectWholePage(page: Page, shown: ShownPage): Promise<void> {
  expect(await shownTwice(page, shown)).toEqual([200, 200]);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectSound(page);
}

/** Opens and reloads the page, and expects the same content. @returns both statuses */
async function shownTwice(page: Page, { path, heading, title }: ShownPage): Promise<unknown[]> {
  const statuses: unknown[] = [];
  for (const visit of [() => page.goto(path), () => page.reload()]) {
    statuses.push((await visit())?.status());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await untilHydrated(page);
  }
  return statuses;
}

async function expectSound(page: Page): Promise<void> {
  await showWholePage(page);
  expect(await scrollsSideways(page), 'scrolls sideways').toBe(false);
  await expectAccessible(page);
  expect(await deadLinks(page), 'links that lead nowhere').toEqual([]);
}
