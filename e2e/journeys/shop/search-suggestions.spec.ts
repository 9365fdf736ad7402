import { suggestProducts } from 'shared-contracts/product/endpoints';
import { productPath, shopPath } from 'shared-contracts/routes';
import { mockEndpoint } from '../../browser/mocked-endpoint.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('a suggestion is found and chosen with the keyboard alone', { tag: ['@one-width', '@catalog'] }, async ({
  page,
}) => {
  const [colour] = await sheetsOnSale();
  await openPage(page, '/shop/Sheet');
  await box(page).focus();
  await page.keyboard.type(colour.colour_name);
  const option = list(page).getByRole('option', { name: colour.colour_name }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(productPath(colour));
});

test('a shade that is suggested becomes a filter', { tag: ['@catalog'] }, async ({ page }) => {
  await openPage(page, '/shop/Sheet');
  await box(page).pressSequentially('blu');
  await list(page).getByRole('option', { name: 'Blue', exact: true }).click();
  await expect(page).toHaveURL(shopPath('Sheet', { shade: 'Blue' }));
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('');
});

test('recent searches are kept over a reload and can be cleared', {
  tag: ['@one-width', '@catalog'],
}, async ({ page }) => {
  await openPage(page, '/shop/Sheet');
  for (const term of ['teak', 'marble']) {
    await box(page).fill(term);
    await box(page).press('Enter');
    await expect(page).toHaveURL(shopPath('Sheet', { search: term }));
  }
  await openPage(page, '/shop/Sheet');
  await box(page).click();
  await expect(list(page).getByRole('option')).toHaveText(['marble', 'teak', 'Clear recent searches']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shopPath('Sheet', { search: 'marble' }));
  // The address changes before the page does, and a box that is still empty cannot be cleared.
  await expect(box(page)).toHaveValue('marble');
  await box(page).fill('');
  await list(page).getByRole('option', { name: 'Clear recent searches' }).click();
  await openPage(page, '/shop/Sheet');
  await box(page).click();
  await expect(list(page)).toBeHidden();
});

test('suggestions are requested once from a provider without them, and the search still works', {
  tag: ['@one-width', '@catalog'],
}, async ({ page, allow }) => {
  allow(/status of 404/);
  await mockEndpoint(page, suggestProducts, { status: 404 });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(suggestProducts.path) && asked.push(request.url()));
  await openPage(page, '/shop/Sheet');
  const refused = page.waitForResponse(`**${suggestProducts.path}*`);
  await box(page).pressSequentially('te');
  await refused;
  await box(page).pressSequentially('ak');
  await box(page).press('Enter');
  await expect(page).toHaveURL(shopPath('Sheet', { search: 'teak' }));
  await expect(page.getByText(/^Showing .* for "teak"$/)).toBeVisible();
  expect(asked).toHaveLength(1);
});
