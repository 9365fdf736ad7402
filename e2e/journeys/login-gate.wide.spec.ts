import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';

test('/cart says that a login is needed, opens it automatically, and leads home when it is closed', {
  tag: ['@cart-checkout', '@account'],
}, async ({ page }) => {
  await openPage(page, '/cart');
  await expect(page.getByRole('main')).toContainText('Please log in to proceed.');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  // The remote of the cart is preloaded for every visitor, because a document is the same for all of them, and not executed.
  expect(await page.evaluate(() => 'mfe_cart_checkout' in globalThis)).toBe(false);
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});
