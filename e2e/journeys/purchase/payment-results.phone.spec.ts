import { expectAccessible } from '../../browser/accessibility.ts';
import { passLogin } from '../../browser/log-in.ts';
import { openPage } from '../../browser/open-page.ts';
import { makePayment, openPayPage, payPageButton } from '../../browser/pay-page.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { beReadyToOrder, expectOrders } from '../../provider-data/ready-customer.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

/** Opens the pay page as a customer with a cart and an address. @returns the customer's token */
async function reachPayPage(page: Page): Promise<string> {
  const { token } = await beReadyToOrder(page);
  await openPage(page, '/checkout');
  await openPayPage(page);
  return token;
}

test('PAY-18 a cancelled payment says so, and its items can be restored in one tap', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page }) => {
  const token = await reachPayPage(page);
  await payPageButton(page, /^Cancel/).click();
  const alert = page.getByRole('alertdialog', { name: 'Payment was cancelled. Your cart will be cleared.' });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/cart\?cancelled=/);
  await expect(main(page).getByText('Your cart is empty')).toBeVisible();
  await button(page, 'Restore these items').click();
  await expect(button(page, 'Place Order')).toBeVisible();
  await expect(button(page, 'Restore these items')).toBeHidden();
  await expectOrders(token, 'failed');
});

test('PAY-18 PAY-61 a failed payment is paid again as the same order', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page }) => {
  const token = await reachPayPage(page);
  await payPageButton(page, /^Fail/).click();
  await expect(page).toHaveURL(/\/orders\/.+/);
  await expect(main(page).getByRole('status')).toContainText(/The bank declined .+ Nothing was taken/);
  await main(page).getByRole('link', { name: 'Pay again' }).click();
  await expect(page).toHaveURL(/\/checkout\?step=payment&order=/);
  await makePayment(page);
  await payPageButton(page, /^UPI app/).click();
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?/,
  );
  // The provider asks the gateway at most every 2 seconds, so the first attempt may come too early.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(/\/orders\/.+/, { timeout: 2_500 });
  }).toPass();
  await expect(main(page).getByText('Payment: Paid')).toBeVisible();
  await expectOrders(token, 'placed');
});

test('PAY-18 a reload during the payment stays with the order', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page }) => {
  const token = await reachPayPage(page);
  await page.reload();
  await expect(main(page).getByText(/has not been paid yet/)).toBeVisible();
  await makePayment(page);
  await payPageButton(page, /^Pay ₹/).click();
  await expect(main(page).getByText('Payment: Paid')).toBeVisible();
  await expectOrders(token, 'placed');
});

test('PAY-18 a tab that is closed during the payment loses nothing', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, context }) => {
  const token = await reachPayPage(page);
  const payPage = page.frames().find((frame) => frame.url().includes('/pay/'));
  const address = payPage?.url() ?? '';
  const order = new URL(page.url()).searchParams.get('order');
  await page.close();

  const elsewhere = await context.newPage();
  await elsewhere.goto(address);
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: /^Pay ₹/ }).click();
  // Closing the tab at once would abort the request that pays.
  await expect(elsewhere).toHaveURL(/\/orders\/.+/);
  await elsewhere.close();

  const later = await context.newPage();
  await openPage(later, `/orders/${order}`);
  await expect(main(later).getByText(/^Order .+ is paid\./)).toBeVisible();
  await expectOrders(token, 'placed');
});

test('PAY-18 a session that ends during the payment is renewed, and the order is paid once', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, allow }) => {
  allow(/401/);
  const { phone } = await beReadyToOrder(page);
  await openPage(page, '/checkout');
  await button(page, 'Next').click();
  await expect(main(page).getByText('Delivering to')).toBeVisible();
  await page.route('**/api/order', (route) =>
    route.fulfill({ status: 401, json: { message: 'Session expired, please login again.' } }),
  );
  await page.waitForFunction(() => 'PhonePeCheckout' in window);
  await main(page)
    .getByRole('button', { name: /^Make Payment/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/api/order');
  const { token } = await passLogin(page, phone);
  await expect(page.getByRole('dialog')).toBeHidden();
  await makePayment(page);
  await payPageButton(page, /^Pay ₹/).click();
  await expect(page).toHaveURL(/\/orders\/.+/);
  await expectOrders(token, 'placed');
});
