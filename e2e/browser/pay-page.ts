import { expect, type Locator, type Page } from '@playwright/test';

/** A button of the sandbox's pay page, which the payment script shows over the checkout. */
export function payPageButton(page: Page, name: RegExp): Locator {
  return page.frameLocator('iframe').getByRole('button', { name });
}

export async function openPayPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await makePayment(page);
}

/** Clicks Make Payment, once the payment script is ready. */
export async function makePayment(page: Page): Promise<void> {
  await page.waitForFunction(() => 'PhonePeCheckout' in window);
  await page.getByRole('button', { name: /^Make Payment · ₹/ }).click();
  await expect(payPageButton(page, /^Pay ₹/)).toBeVisible();
}
