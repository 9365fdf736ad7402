import { shopPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';

test('SITE-40 the search in the header is used by keyboard alone, and leads to the product list', async ({
  page,
}) => {
  await openPage(page, '/about');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  const box = page.getByRole('combobox', { name: 'Search products' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await button.press('Enter');
  await page.keyboard.type('teak');
  await expect(list).toBeVisible();
  await expect(box).toHaveValue('teak');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shopPath('Sheet', { search: 'teak' }));
  await expect(page.getByRole('heading', { name: 'Results for “teak”' })).toBeVisible();
  await expect(button).toBeHidden();
});
