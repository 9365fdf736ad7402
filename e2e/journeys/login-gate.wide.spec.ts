import { passLogin } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';

test.describe('/cart without a login', { tag: ['@cart-checkout', '@account'] }, () => {
  test('says that a login is needed, opens it automatically, and leads home when it is closed', async ({
    page,
  }) => {
    await openPage(page, '/cart');
    await expect(page.getByRole('main')).toContainText('Please log in to proceed.');
    const login = page.getByRole('dialog', { name: 'Log in' });
    await expect(login).toBeVisible();
    expect(await hasRun(page)).toBe(false);
    await login.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows the cart after the login', async ({ page }) => {
    await openPage(page, '/cart');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await passLogin(page);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page).toHaveURL('/cart');
    expect(await hasRun(page)).toBe(true);
  });
});

/** Whether the cart's remote was executed. Its files are preloaded for every visitor, because a document is the same for all of them. */
function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'mfe_cart_checkout' in globalThis);
}
