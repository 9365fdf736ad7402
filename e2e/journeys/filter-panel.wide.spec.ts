import { filterProducts } from 'shared-contracts/product/endpoints';
import { openPage } from '../shop/open-page.ts';
import { firstPageLine, resultLine } from '../shop/product-list.ts';
import { expect, test } from '../shop/shop-test.ts';

test.describe('ticking a filter in the side panel', () => {
  test('keeps the place on the page and the focus', async ({ page }) => {
    await openPage(page, '/shop/Sheet');
    const office = page.getByRole('checkbox', { name: 'Office' });
    await office.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await office.click();
    await expect(page).toHaveURL('/shop/Sheet?application=Office');
    await expect(page.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'false');
    await expect(office).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test('shows the tick at once, however long the list takes', async ({ page }) => {
    await openPage(page, '/shop/Sheet');
    const category = page.getByRole('checkbox', { name: 'Fluted Panel' });
    const [, count] = /(\d+)$/.exec((await category.locator('..').textContent()) ?? '') ?? [];
    const held = Promise.withResolvers<void>();
    await page.route(`**${filterProducts.path}*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const isTicked = category.evaluate(async (box: HTMLInputElement) => {
      box.click();
      // Before the next frame, whenever the address may follow.
      await null;
      return box.checked;
    });
    expect(await isTicked).toBe(true);
    await expect(resultLine(page)).toHaveText('Loading products');
    await expect(category).toBeChecked();
    held.resolve();
    await expect(resultLine(page)).toHaveText(firstPageLine(Number(count)));
  });
});
