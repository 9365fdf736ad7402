import { shopPath } from 'shared-contracts/routes';
import { openPage, untilHydrated } from '../../browser/open-page.ts';
import { chooseFilter, resultLine } from '../../browser/product-list.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';

/** Pixels by which the scroll position may differ after Back. */
const OFF_BY = 50;

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

async function expectAt(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(OFF_BY);
}

test('SITE-17 Back from a product restores the list, the scroll position, and the focus on the product', {
  tag: ['@catalog', '@core'],
}, async ({ page }) => {
  await openPage(page, shopPath('Sheet', { sort: 'price_asc' }));
  await chooseFilter(page, 'Wardrobe');
  await expect(page).toHaveURL(shopPath('Sheet', { application: 'Wardrobe', sort: 'price_asc' }));
  await expect(resultLine(page)).toHaveText(/^Showing 1-16/);
  const line = await resultLine(page).textContent();
  const product = page.getByRole('article').nth(13).getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const name = (await product.textContent()) ?? '';
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(200);

  await product.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(shopPath('Sheet', { application: 'Wardrobe', sort: 'price_asc' }));
  await expect(resultLine(page)).toHaveText(line ?? '');
  await expect(product).toBeFocused();
  await expectAt(page, top);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(product).toBeFocused();
  await expectAt(page, top);
});

test('Back after a reload restores the scroll position, and so does a reload of the list', {
  tag: ['@one-width', '@catalog'],
}, async ({ page }) => {
  await openPage(page, '/shop/Sheet');
  const product = page.getByRole('article').nth(13).getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(200);
  await product.click();
  await expect(page).toHaveURL(/material=Sheet$/);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(resultLine(page)).toHaveText(/^Showing 1-16/);
  await expectAt(page, top);
  await page.reload();
  await untilHydrated(page);
  await expectAt(page, top);
});
