import { expect, type Page } from '@playwright/test';
import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { loginCode, newPhone } from '../provider-data/login-code.ts';

export type LoggedIn = { phone: string; token: string };

/** Completes the open login dialog up to its welcome message, after which it closes. */
export async function passLogin(page: Page, phone = newPhone()): Promise<LoggedIn> {
  await askForCode(page, phone);
  const verified = page.waitForResponse(
    (response) => response.url().endsWith(verifyOtp.path) && response.ok(),
  );
  await typeCode(page, await loginCode(phone));
  const { token } = (await (await verified).json()) as { token: string };
  await expect(page.getByRole('dialog')).toContainText('Login successful! Welcome back.');
  return { phone, token };
}

/** The first step of the open login dialog: enters the phone number and requests a code. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('textbox', { name: '4-digit code' })).toBeFocused();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
}

export async function logIn(page: Page): Promise<LoggedIn> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const customer = await passLogin(page);
  await expect(page.getByRole('button', { name: 'Account, logged in' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  return customer;
}
