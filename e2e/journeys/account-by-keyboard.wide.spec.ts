import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { press, tabTo } from '../browser/shopper.ts';
import { loginCode } from '../provider-data/login-code.ts';

/** The demo customer of a shop in development, who has an order in each status. */
const DEMO_PHONE = '9876543210';

test('ACC-21 login, orders, reordering, profile, addresses and logout work by keyboard alone', {
  tag: ['@cart-checkout', '@account'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  const account = page.getByRole('button', { name: /^Account/ });
  const navigation = main.getByRole('navigation', { name: 'Account' });
  const alert = page.getByRole('alertdialog');

  await openPage(page, '/about');
  await press(page, account);
  const login = page.getByRole('dialog');
  await expect(login.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  await page.keyboard.type(DEMO_PHONE);
  await page.keyboard.press('Enter');
  await expect(login.getByRole('textbox', { name: '4-digit code' })).toBeFocused();
  await page.keyboard.type(await loginCode(DEMO_PHONE));
  await expect(login).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Order History' }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Order History');
  const orders = main.getByRole('table').getByRole('link');
  await expect(orders.nth(1)).toBeVisible();
  await tabTo(page, main.getByRole('combobox', { name: 'Status' }));
  await page.keyboard.type('Deliv');
  await expect(page).toHaveURL('/orders?status=delivered');
  await expect(orders).toHaveCount(1);
  await press(page, orders);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Order \d/);
  await press(page, main.getByRole('button', { name: 'Order again' }));
  await expect(page.getByText('The products from this order are now in your cart.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart, \d+ items/ })).toBeVisible();

  await press(page, navigation.getByRole('link', { name: 'My Profile' }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await press(page, main.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await press(page, main.getByRole('button', { name: 'Add address' }));
  const form = main.getByRole('region', { name: 'New address' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(field('First name')).toBeFocused();
  await page.keyboard.type('Meera');
  await type(page, field('Last name'), 'Nair');
  await type(page, field('Receiver’s phone number'), '9845012345');
  await type(page, field('Pincode'), '570002');
  await type(page, field('Address'), '14, 3rd Cross');
  await expect(field('State')).toHaveValue('Karnataka');
  // Home and Office are already used, so Other is the only free label.
  await tabTo(page, form.getByRole('radio', { name: 'Other' }));
  await page.keyboard.press('Space');
  await type(page, field('Name for this address'), 'Site');
  await press(page, form.getByRole('button', { name: 'Save address' }));
  await expect(alert).toHaveAccessibleName('Address saved successfully!');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
  const site = main.getByRole('listitem').filter({ hasText: 'Site' });
  await expect(site).toContainText('14, 3rd Cross');

  await press(page, main.getByRole('button', { name: 'Delete Site' }));
  await expect(alert).toHaveAccessibleName('Delete the address labeled "Site"?');
  await press(page, alert.getByRole('button', { name: 'Delete' }));
  await expect(alert).toHaveAccessibleName('Address deleted successfully!');
  await page.keyboard.press('Enter');
  await expect(site).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();

  await press(page, navigation.getByRole('button', { name: 'Logout' }));
  await expect(alert).toHaveAccessibleName('Are you sure you want to logout?');
  await press(page, alert.getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/');
  await expect(account).toHaveAccessibleName('Account');

  await page.goBack();
  await expect(main).toContainText('Please log in to proceed.');
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
