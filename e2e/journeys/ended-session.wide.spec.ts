import { setCartItem } from 'shared-contracts/cart/endpoints';
import { logOut } from 'shared-contracts/customer/endpoints';
import { logIn, passLogin } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';
import { putIntoCart, sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

const EXPIRED = 'Session expired, please login again.';

test('an expired session shows one alert, however many calls fail, then opens the login', async ({
  page,
  allow,
}) => {
  allow(/status of 401/);
  await openPage(page, '/about');
  const { token } = await logIn(page);
  await putIntoCart(token, await sheetsOnSale(2));
  await openPage(page, '/cart');
  const more = page.getByRole('button', { name: 'One more' });
  await expect(more).toHaveCount(2);
  // A pending request of the page itself would notice the expired session first.
  await expect(page.getByRole('complementary', { name: 'Price details' })).toContainText('Delivery fee');

  await callProvider(logOut, {}, token);
  const refused = await clickHoldingAnswers(page, more);
  expect(refused).toEqual([401, 401]);

  await expectOneAlert(page);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expectVisitor(page);
});

test('a session that ends while an address is typed is renewed over the form', async ({ page, allow }) => {
  // The customer has no addresses at first.
  allow(/status of 40[14]/);
  await openPage(page, '/about');
  const { phone, token } = await logIn(page);
  await openPage(page, '/profile');
  const form = page.getByRole('region', { name: 'New address' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Meera');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Nair');
  await form.getByRole('textbox', { name: 'Phone of the receiver' }).fill(phone);
  await form.getByRole('textbox', { name: 'Pincode' }).fill('570002');
  const address = form.getByRole('textbox', { name: 'Address', exact: true });
  await address.fill('14, 3rd Cross');
  await expect(form.getByRole('textbox', { name: 'State' })).toHaveValue('Karnataka');

  await callProvider(logOut, {}, token);
  await form.getByRole('button', { name: 'Save address' }).click();
  await expectOneAlert(page);
  await passLogin(page, phone);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(address).toHaveValue('14, 3rd Cross');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Address saved successfully!');
});

test('a forged token shows one alert and keeps the page', async ({ page, allow }) => {
  allow(/status of 401/);
  await openPage(page, '/about');
  const { token } = await logIn(page);
  await page.evaluate((stored) => {
    for (const key of Object.keys(localStorage)) {
      if (localStorage.getItem(key) === stored) localStorage.setItem(key, `${stored.slice(0, -9)}forgeries`);
    }
  }, token);
  await page.reload();
  await expectOneAlert(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await expectVisitor(page);
});

/** Clicks each button once, and holds the responses until all requests were made. @returns their statuses */
async function clickHoldingAnswers(page: Page, buttons: Locator): Promise<number[]> {
  const all = await buttons.all();
  const made = Promise.withResolvers<void>();
  const statuses: Promise<number>[] = [];
  await page.route(`**${setCartItem.path}`, async (route) => {
    if (route.request().method() !== setCartItem.method) return route.continue();
    statuses.push(
      route.fetch().then(async (response) => {
        await made.promise;
        await route.fulfill({ response });
        return response.status();
      }),
    );
    if (statuses.length === all.length) made.resolve();
  });
  for (const button of all) await button.click();
  await made.promise;
  return Promise.all(statuses);
}

/** A second alert would replace the first, which would open the login at the same time. */
async function expectOneAlert(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByRole('heading')).toHaveText(EXPIRED);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toHaveCount(0);
}

async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Account' })).toHaveAccessibleName('Account');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}
