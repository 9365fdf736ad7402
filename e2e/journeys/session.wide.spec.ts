import { getCart } from 'shared-contracts/cart/endpoints';
import { logOut } from 'shared-contracts/customer/endpoints';
import { logIn } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

const account = (page: Page) => page.getByRole('button', { name: 'Account' });

test('PROM-10 the account icon logs in, shows the customer, and logs out without leaving data behind', {
  tag: ['@catalog', '@cart-checkout', '@account', '@core'],
}, async ({ page }) => {
  await openPage(page, '/about');
  const { phone, token } = await logIn(page);
  await expect(account(page)).toHaveAccessibleName('Account, logged in');
  await expect(account(page).locator('i'), 'the green dot').toBeVisible();

  await account(page).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('heading')).toHaveText(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await expect(menu).toContainText('Logged in Successfully');

  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(account(page)).toHaveAccessibleName('Account, logged in');
  await menu.getByRole('button', { name: 'Logout' }).click();
  const ended = page.waitForResponse((response) => response.url().endsWith(logOut.path));
  await question.getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL('/');
  await expect(account(page)).toHaveAccessibleName('Account');
  expect(await page.evaluate(() => [Object.keys(localStorage), sessionStorage.length])).toEqual([
    ['laminate-shop.device'],
    0,
  ]);
  expect((await ended).ok()).toBe(true);
  await expect(callProvider(getCart, {}, token)).rejects.toThrow('401');
});
