import { shopPath } from 'shared-contracts/routes';
import { openPage } from '../../browser/open-page.ts';
import { countProducts, firstPageLine, resultLine, shownPrices } from '../../browser/product-list.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';

test('a search covers the whole catalogue, keeps the sort, and ends when the box is cleared', {
  tag: ['@catalog', '@core'],
}, async ({ page }) => {
  await openPage(page, shopPath('Sheet', { category: '2mm Acrylic' }));
  await search(page, 'teak');
  await expect(page).toHaveURL(shopPath('Sheet', { search: 'teak' }));
  await expect(resultLine(page)).toHaveText(/^Showing 1-\d+ of \d+ products for "teak"$/);
  await expect(page.getByRole('article').first()).toContainText('Teak');

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
  await expect(page).toHaveURL(shopPath('Sheet', { search: 'teak', sort: 'price_asc' }));
  // The list is rendered after the address has changed.
  await expect(async () => {
    const prices = await shownPrices(page);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  }).toPass();

  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  await expect(page).toHaveURL(shopPath('Sheet', { sort: 'price_asc' }));
  await expect(resultLine(page)).toHaveText(firstPageLine(await countProducts({ productClass: 'Sheet' })));
  await expect(page.getByText('Lowest price first')).toBeVisible();

  await search(page, 'zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search products' }).fill(term);
  await page.keyboard.press('Enter');
}
