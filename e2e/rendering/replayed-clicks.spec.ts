import { expect, type Page, test } from '../browser/shop-test.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { firstProduct } from '../provider-data/first-product.ts';

let edge: OwnEdge;
test.beforeEach(({ edgeWithLongTimeouts }) => {
  edge = edgeWithLongTimeouts;
});

/** Opens a product page and holds all scripts but the first. @returns a function that releases them */
async function openProductBeforeHydration(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/releases\/shell\/.*\/(?!early)[\w-]+\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(edge.origin + (await firstProduct()).path, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__CLICKS__' in globalThis);
  return release;
}

test('a button clicked before hydration works after it', async ({ page }) => {
  const start = await openProductBeforeHydration(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  start();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a description opened before hydration is plain text, and formatted after it', async ({ page }) => {
  const start = await openProductBeforeHydration(page);
  const section = page.getByRole('group').filter({ hasText: 'More about this product' });
  await section.getByText('More about this product').click();
  await expect(section.locator('summary + div')).toHaveText(/\w/);
  await expect(section.locator('summary + div')).toBeVisible();
  await expect(section.getByRole('strong')).toHaveCount(0);
  start();
  await expect(section.getByRole('strong').first()).toBeVisible();
});
