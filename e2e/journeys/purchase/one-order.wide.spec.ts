import { openPage } from '../../browser/open-page.ts';
import { makePayment, payPageButton } from '../../browser/pay-page.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { beReadyToOrder, expectOrders } from '../../provider-data/ready-customer.ts';

const main = (page: Page) => page.getByRole('main');
const SUMMARY_STEP = '/checkout?step=summary&address=Home';

test('PAY-19 two tabs that pay at once make one order', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, context, allow }) => {
  // The second request may arrive while the provider still processes the first one.
  allow(/409/);
  const { token } = await beReadyToOrder(page);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await openPage(tab, SUMMARY_STEP);
    await expect(main(tab).getByText('Delivering to')).toBeVisible();
    await tab.waitForFunction(() => 'PhonePeCheckout' in window);
  }
  await Promise.all(
    tabs.map((tab) => {
      const button = main(tab).getByRole('button', { name: /^Make Payment · ₹/ });
      // On a busy machine the order of one tab may empty the cart of the other before it is clicked.
      return Promise.race([button.click(), tab.waitForURL('**/cart')]);
    }),
  );
  await expectOrders(token, 'payment pending');
  const payable = await Promise.any(
    tabs.map(async (tab) => {
      await expect(payPageButton(tab, /^Pay ₹/)).toBeVisible();
      return tab;
    }),
  );
  await payPageButton(payable, /^Pay ₹/).click();
  await expect(payable).toHaveURL(/\/orders\/.+/);
  await expectOrders(token, 'placed');
});

test('PAY-19 a slow network that loses requests, and two clicks on each button, make one order', {
  tag: ['@catalog', '@cart-checkout', '@account', '@core'],
}, async ({ page, allow }) => {
  allow(/Failed to load resource|ERR_/);
  const { token } = await beReadyToOrder(page);
  await openPage(page, '/checkout');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  let requests = 0;
  let lostOrders = 0;
  await page.route('**/api/**', async (route) => {
    requests += 1;
    const isFirstOrder = route.request().url().endsWith('/api/order') && lostOrders === 0;
    if (!(isFirstOrder || requests % 10 === 0)) return route.continue();
    if (isFirstOrder) lostOrders += 1;
    // The provider has carried out the request, but the response is lost.
    await route.fetch().catch(() => undefined);
    return route.abort('connectionreset');
  });
  await main(page).getByRole('button', { name: 'Next' }).dblclick();
  const pay = main(page).getByRole('button', { name: /^Make Payment · ₹/ });
  await page.waitForFunction(() => 'PhonePeCheckout' in window);
  await pay.dblclick();
  await expect(main(page).getByText('Failed to initiate payment.')).toBeVisible();
  await expectOrders(token, 'payment pending');
  await makePayment(page);
  expect(lostOrders).toBe(1);
  await payPageButton(page, /^Pay ₹/).dblclick();
  await expect(page).toHaveURL(/\/orders\/.+/);
  await expectOrders(token, 'placed');
});
