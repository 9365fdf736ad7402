import { shopPath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { countProducts, firstPageLine, resultLine } from '../browser/product-list.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';

test.use({ edge: 'with long timeouts' });

/** Opens a page and holds its scripts back. @returns a function that releases them */
async function openBeforeStart(page: Page, path: string): Promise<() => Promise<void>> {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    arrival.resolve();
    await untilHydrated(page);
  };
}

test.describe('before hydration', { tag: '@catalog' }, () => {
  test('SHOP-30 SHOP-88 filters can be ticked, and are applied after it', async ({ page }) => {
    const start = await openBeforeStart(page, '/shop/Sheet?shade=Blue');
    await page.getByRole('checkbox', { name: /^1\.5mm Acrylic/ }).check();
    await page.getByRole('checkbox', { name: 'Blue' }).uncheck();
    await page.getByRole('checkbox', { name: 'Brown' }).check();
    await page.getByRole('textbox', { name: 'To' }).fill('5000');
    await start();
    const chosen = { category: ['1.5mm Acrylic'], shade: ['Brown'] };
    await expect(page).toHaveURL(shopPath('Sheet', { ...chosen, price_max: '5000' }));
    await expect(resultLine(page)).toHaveText(
      firstPageLine(await countProducts({ productClass: 'Sheet', ...chosen, price_max: 5000 })),
    );
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('the list can be sorted', async ({ page }) => {
    const start = await openBeforeStart(page, '/shop/Sheet');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
    await start();
    await expect(page).toHaveURL(shopPath('Sheet', { sort: 'price_asc' }));
  });

  test('a search term can be typed, and is kept after it', async ({ page }) => {
    const start = await openBeforeStart(page, '/shop/Sheet');
    const box = page.getByRole('combobox', { name: 'Search products' });
    await box.fill('teak');
    await start();
    await expect(box).toHaveValue('teak');
    await box.press('Enter');
    await expect(page).toHaveURL(shopPath('Sheet', { search: 'teak' }));
  });

  test('a phone shows the filters behind their link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const start = await openBeforeStart(page, '/shop/Sheet');
    await page.getByRole('link', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Blue' }).check();
    await start();
    await expect(page).toHaveURL(shopPath('Sheet', { shade: 'Blue' }));
    await expect(page.getByRole('link', { name: 'Filters · 1' })).toBeVisible();
  });
});

test.describe('filters that are not hydrated yet', { tag: '@catalog' }, () => {
  // In a shared tab, the scripts that run at the start of each document would remain.
  test.use({ tab: 'own' });

  test('SHOP-88 take the click that hydrates them', async ({ page }) => {
    // Nothing comes into view, as if the filters were far below the window. Screen readers click without pointer events first.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    // While pictures are loading, nothing is hydrated in advance.
    await page.route('**/images/**', () => undefined);
    await page.goto('/shop/Sheet', { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    const blue = page.getByRole('checkbox', { name: 'Blue' });
    const isHydrated = () =>
      blue.evaluate((box) => Object.keys(box).some((key) => key.startsWith('__reactProps')));
    expect(await isHydrated()).toBe(false);
    await blue.evaluate((box: HTMLInputElement) => box.click());
    expect(await isHydrated()).toBe(true);
    await expect(page).toHaveURL(shopPath('Sheet', { shade: 'Blue' }));
    await expect(resultLine(page)).toHaveText(
      firstPageLine(await countProducts({ productClass: 'Sheet', shade: ['Blue'] })),
    );
    await expect(blue).toBeChecked();
  });
});
