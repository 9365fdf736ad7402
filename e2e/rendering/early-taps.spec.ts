import { expect, type Page, test } from '../browser/shop-test.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { startPatientEdge } from '../edge/patient-edge.ts';
import { firstProduct } from '../provider-data/first-product.ts';

let edge: OwnEdge;
test.beforeAll(async () => {
  edge = await startPatientEdge();
});
test.afterAll(() => edge.stop());

/** Opens a product while all scripts but the first are on their way. @returns lets them arrive */
async function openProductBeforeStart(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/releases\/shell\/.*\/(?!early)[\w-]+\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(edge.origin + (await firstProduct()).path, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__EARLY_TAPS__' in globalThis);
  return release;
}

test('a button tapped before the shop has started is answered when it has', async ({ page }) => {
  const start = await openProductBeforeStart(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  start();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a description opened before the shop has started is read as words, and formatted when it has', async ({
  page,
}) => {
  const start = await openProductBeforeStart(page);
  const section = page.getByRole('group').filter({ hasText: 'More about this product' });
  await section.getByText('More about this product').click();
  await expect(section.locator('summary + div')).toHaveText(/\w/);
  await expect(section.locator('summary + div')).toBeVisible();
  await expect(section.getByRole('strong')).toHaveCount(0);
  start();
  await expect(section.getByRole('strong').first()).toBeVisible();
});
