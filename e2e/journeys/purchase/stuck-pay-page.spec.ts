import type { Route } from '@playwright/test';
import { expectAccessible } from '../../browser/accessibility.ts';
import { openPage } from '../../browser/open-page.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { beReadyToOrder, expectOrders } from '../../provider-data/ready-customer.ts';

const PAY_PAGE = /\/pay\/[\w-]{10,}$/;
const REMOTES = ['@cart-checkout', '@account'];

const html = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Pay</title>${body}` });

/** What happens in the pay page's frame instead of the page. */
const FRAMES: { frame: string; answer: (route: Route) => unknown }[] = [
  { frame: 'hangs', answer: () => undefined },
  { frame: 'stays blank', answer: html('') },
  {
    frame: 'opens an app that the policy does not list',
    answer: html('<script>location.href = "unlisted-app://pay?am=1.00";</script>'),
  },
];

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Pay page' });

/** Takes a customer to the open frame of the pay page, with this response to the frame's request. */
async function openInFrame(page: Page, answer: (route: Route) => unknown): Promise<{ token: string }> {
  const { token } = await beReadyToOrder(page);
  await page.route(PAY_PAGE, (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : answer(route),
  );
  await openPage(page, '/checkout');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction(() => 'PhonePeCheckout' in window);
  await page.getByRole('button', { name: /^Make Payment · ₹/ }).click();
  await expect(bar(page)).toBeVisible();
  return { token };
}

test.use({ tab: 'own' });

for (const { frame, answer } of FRAMES) {
  test(`PAY-82 PAY-83 a pay page whose frame ${frame} is paid in a page of its own, as the same order`, {
    tag: REMOTES,
  }, async ({ page, allow }) => {
    allow(/ERR_FAILED|unlisted-app|Framing|Failed to launch|policy violation/);
    const { token } = await openInFrame(page, answer);
    const order = new URL(page.url()).searchParams.get('order');
    await bar(page).getByRole('link', { name: 'Pay in a page of its own' }).click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order}$`));
    await expect(main(page).getByText('Payment: Paid')).toBeVisible();
    await expectOrders(token, 'placed');
  });
}

test('PAY-82 a pay page that cannot be loaded can be closed, and paid again after Back', {
  tag: REMOTES,
}, async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  const { token } = await openInFrame(page, (route) => route.abort());
  await expectAccessible(page);
  await bar(page).getByRole('link', { name: 'Pay in a page of its own' }).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Make Payment · ₹/ }).click();
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/cart\?cancelled=/);
  await expect(bar(page)).toBeHidden();
  await expectOrders(token, 'payment pending');
});
