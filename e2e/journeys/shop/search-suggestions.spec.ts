import { productPath, shopPath } from 'shared-contracts/routes';
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
