import { logOut } from 'shared-contracts/customer/endpoints';
import { logIn, passLogin } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { callProvider } from '../provider-data/provider-call.ts';

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
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByRole('heading')).toHaveText('Session expired, please login again.');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toHaveCount(0);
  await passLogin(page, phone);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(address).toHaveValue('14, 3rd Cross');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(alert).toHaveAccessibleName('Address saved successfully!');
});
