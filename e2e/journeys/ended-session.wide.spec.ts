import { saveAddress, setDefaultAddress } from 'shared-contracts/address/endpoints';
import { logOut } from 'shared-contracts/customer/endpoints';
import { anAddress } from 'shared-contracts/testing/builders';
import { logIn, passLogin } from '../browser/log-in.ts';
import { openPage, watchRequests } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

const EXPIRED = 'Session expired, please login again.';

/** Calls that fail at the same time. */
const CALLS = 5;

test('SESS-7 an expired session shows one alert, however many calls fail, then opens the login', {
  tag: ['@cart-checkout', '@account'],
}, async ({ page, allow }) => {
  allow(/status of 401/);
  const untilQuiet = watchRequests(page);
  await openPage(page, '/about');
  const { phone, token } = await logIn(page);
  for (let site = 0; site <= CALLS; site++) {
    await callProvider(
      saveAddress,
      { body: anAddress({ s_mobile_no: phone, address_label: `Site ${site}` }) },
      token,
    );
  }
  await openPage(page, '/profile');
  // The first address is the default already.
  const makeDefault = page.getByRole('button', { name: /^Make default/ });
  await expect(makeDefault).toHaveCount(CALLS);
  // A pending request of the page itself would notice the expired session first.
  await untilQuiet();

  await callProvider(logOut, {}, token);
  const refused = await clickHoldingAnswers(page, makeDefault);
  expect(refused).toEqual(Array.from({ length: CALLS }, () => 401));

  await expectOneAlert(page);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expectVisitor(page);
});

test('ACC-20 SESS-8 a session that ends while an address is typed is renewed over the form', {
  tag: ['@cart-checkout', '@account'],
}, async ({ page, allow }) => {
  // The customer has no addresses at first.
  allow(/status of 40[14]/);
  await openPage(page, '/about');
  const { phone, token } = await logIn(page);
  await openPage(page, '/profile');
  const form = page.getByRole('region', { name: 'New address' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Meera');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Nair');
  await form.getByRole('textbox', { name: 'Receiver’s phone number' }).fill(phone);
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

/** Clicks each button once, and holds the responses until all requests were made. @returns their statuses */
async function clickHoldingAnswers(page: Page, buttons: Locator): Promise<number[]> {
  const all = await buttons.all();
  const made = Promise.withResolvers<void>();
  const statuses: Promise<number>[] = [];
  await page.route(`**${setDefaultAddress.path}`, async (route) => {
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
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key !== 'laminate-shop.device')).toEqual([]);
}
