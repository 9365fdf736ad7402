import type { OwnEdge } from '../shop/own-edge.ts';
import { expect, test } from '../shop/shop-test.ts';
import { firstProduct } from './first-product.ts';
import { startPatientEdge } from './patient-edge.ts';

let edge: OwnEdge;
test.beforeAll(async () => {
  edge = await startPatientEdge();
});
test.afterAll(() => edge.stop());

test('a button tapped before the shop has started is answered when it has', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  // All scripts but the first are on their way for as long as the test wants.
  await page.route(/\/releases\/shell\/.*\/(?!early)[\w-]+\.[0-9a-f]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(edge.origin + (await firstProduct()).path, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__EARLY_TAPS__' in globalThis);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
