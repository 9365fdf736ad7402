import { shopPath } from 'shared-contracts/routes';
import { openPage } from '../../browser/open-page.ts';
import {
  chooseFilter,
  countProducts,
  firstPageLine,
  resultLine,
  shownPrices,
} from '../../browser/product-list.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';

const rising = (prices: readonly number[]) => [...prices].sort((one, other) => one - other);

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
  await expectSorted(page, rising);

  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  await expect(page).toHaveURL(shopPath('Sheet', { sort: 'price_asc' }));
  await expect(resultLine(page)).toHaveText(firstPageLine(await countProducts({ productClass: 'Sheet' })));
  await expect(page.getByText('Lowest price first')).toBeVisible();

  await search(page, 'zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
});

test('sort and page are in the address, and a filter returns to the first results page', {
  tag: ['@one-width', '@catalog'],
}, async ({ page }) => {
  const total = await countProducts({ productClass: 'Sheet' });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await openPage(page, '/shop/Sheet');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
  await expect(page).toHaveURL(shopPath('Sheet', { sort: 'price_desc' }));
  await expectSorted(page, (prices) => rising(prices).reverse());

  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(shopPath('Sheet', { sort: 'price_desc', page: '2' }));
  await expect(resultLine(page)).toHaveText(`Showing 17-32 of ${total} products`);
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  const last = Math.ceil(total / 16);
  await pages.getByRole('link', { name: `Page ${last}`, exact: true }).click();
  await expect(resultLine(page)).toHaveText(`Showing ${(last - 1) * 16 + 1}-${total} of ${total} products`);
  await expect(page.getByText('Highest price first')).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.goBack();
  await expect(resultLine(page)).toHaveText(`Showing 17-32 of ${total} products`);

  await chooseFilter(page, 'Textile');
  await expect(page).toHaveURL(shopPath('Sheet', { type: 'Textile', sort: 'price_desc' }));
});

test('SHOP-11 boards are of one material at a time', { tag: ['@one-width', '@catalog'] }, async ({
  page,
}) => {
  const lineOf = async (material: string) =>
    firstPageLine(await countProducts({ productClass: 'Board', material }));
  await openPage(page, '/shop/Sheet?category=2mm+Acrylic');
  await page.getByRole('group', { name: 'Product class' }).getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(shopPath('Board', { material: 'HDF' }));
  await expect(resultLine(page)).toHaveText(await lineOf('HDF'));

  const materials = page.getByRole('navigation', { name: 'Selected Material' });
  await materials.getByRole('link', { name: 'Plywood' }).click();
  await expect(page).toHaveURL(shopPath('Board', { material: 'Ply Wood' }));
  await expect(materials).toContainText('Selected Material: Plywood');
  await expect(resultLine(page)).toHaveText(await lineOf('Ply Wood'));
  await page.goBack();
  await expect(materials).toContainText('Selected Material: HDF');
});

async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search products' }).fill(term);
  await page.keyboard.press('Enter');
}

/** The list is rendered after the address has changed, so this retries until the prices are sorted. */
async function expectSorted(page: Page, inOrder: (prices: readonly number[]) => number[]): Promise<void> {
  await expect(async () => {
    const prices = await shownPrices(page);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(inOrder(prices));
  }).toPass();
}
