import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { loginCode, newPhone } from '../provider-data/login-code.ts';

test('a first login leads to the profile and a first address, by keyboard alone', async ({ page, allow }) => {
  // A customer without addresses.
  allow(/status of 404/);
  const phone = newPhone();
  const main = page.getByRole('main');
  await openPage(page, '/profile');
  // The login opens by itself.
  const login = page.getByRole('dialog');
  await expect(login.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(login.getByRole('textbox', { name: '4-digit code' })).toBeFocused();
  await page.keyboard.type(await loginCode(phone));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('My Profile');

  await type(page, main.getByRole('textbox', { name: 'Full name' }), 'Meera Nair');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  const form = main.getByRole('region', { name: 'New address' });
  await type(page, form.getByRole('textbox', { name: 'First name' }), 'Meera');
  await type(page, form.getByRole('textbox', { name: 'Last name' }), 'Nair');
  await type(page, form.getByRole('textbox', { name: 'Phone of the receiver' }), phone);
  await type(page, form.getByRole('textbox', { name: 'Pincode' }), '570002');
  await type(page, form.getByRole('textbox', { name: 'Address', exact: true }), '14, 3rd Cross');
  await expect(form.getByRole('textbox', { name: 'State' })).toHaveValue('Karnataka');
  await tabTo(page, form.getByRole('radio', { name: 'Home' }));
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Office' })).toBeChecked();
  await tabTo(page, form.getByRole('button', { name: 'Save address' }));
  await page.keyboard.press('Enter');
  const saved = page.getByRole('alertdialog', { name: 'Address saved successfully!' });
  await expect(saved).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(saved).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
  await page.reload();
  await expect(main.getByRole('listitem').filter({ hasText: 'Office' })).toContainText('14, 3rd Cross');
});

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}
