import { logIn } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { putIntoCart, sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

test.use({ tab: 'own' });

const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const cart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });

test('PROM-17 SESS-10 two tabs share login, badge and logout', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(other, '/contact');
  await openPage(page, '/about');
  await expect(account(other)).toHaveAccessibleName('Account');

  const { token } = await logIn(page);
  await expect(account(other)).toHaveAccessibleName('Account, logged in');

  await putIntoCart(token, await sheetsOnSale());
  await openPage(page, '/cart');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(cart(page)).toHaveAccessibleName('Cart, 2 items');
  await expect(cart(other)).toHaveAccessibleName('Cart, 2 items');

  await account(other).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(account(page)).toHaveAccessibleName('Account');
  await expect(cart(page)).toHaveAccessibleName('Cart');
  await expect(page.getByRole('main')).toContainText('Please log in to proceed.');
});
