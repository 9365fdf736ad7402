import { askForCode, typeCode } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { loginCode, newPhone } from '../provider-data/login-code.ts';

test('a wrong code clears the digits and keeps the focus', {
  tag: ['@one-width', '@account', '@core'],
}, async ({ page, allow }) => {
  allow(/status of 400/);
  const phone = newPhone();
  const dialog = page.getByRole('dialog');
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Account' }).click();
  await askForCode(page, phone);
  const code = await loginCode(phone);
  await typeCode(
    page,
    code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
  );
  await expect(dialog).toContainText('Invalid OTP.');
  const field = dialog.getByRole('textbox', { name: '4-digit code' });
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await typeCode(page, code);
  await expect(dialog).toContainText('Login successful! Welcome back.');
});

test('LOGIN-21 PROM-6 without storage, browsing works and the login says why it is impossible', {
  tag: ['@one-width', '@account'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await openPage(page, '/shop/Sheet');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Your browser blocks storage for this site, so you cannot stay logged in.',
  );
});
