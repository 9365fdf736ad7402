import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { openPayPage } from '../browser/pay-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { widerThanWindow } from '../browser/whole-page.ts';
import { beReadyToOrder } from '../provider-data/ready-customer.ts';

test.use({ tab: 'own' });

const WIDTHS = [320, 360, 820, 1440];

test('PAY-62 the sandbox’s pay page is sound in each state at all widths', async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 404|ERR_FAILED/);
  await beReadyToOrder(page);
  await openPage(page, '/checkout');
  await openPayPage(page);
  const address = page
    .frames()
    .map((frame) => frame.url())
    .find((url) => url.includes('/pay/'));
  const payPage = await context.newPage();
  // Blocked, because its script would leave a page with a result at once.
  await payPage.route('**/pay-page.js', (route) => route.abort());
  const isSound = async (heading: string | RegExp) => {
    await expect(payPage.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const width of WIDTHS) {
      await payPage.setViewportSize({ width, height: 900 });
      expect(await widerThanWindow(payPage), `${heading} scrolls sideways at ${width}`).toEqual([]);
      await expectAccessible(payPage);
    }
  };
  await payPage.goto(address ?? '');
  await isSound(/^Pay ₹/);
  await payPage.getByRole('button', { name: 'Cancel' }).click();
  await isSound('Payment cancelled');
  await payPage.goto(address ?? '');
  await payPage.getByRole('button', { name: 'UPI app' }).click();
  await isSound('Paid in a UPI app');
  await payPage.goto(address ?? '');
  await isSound('Back to the shop');
  await payPage.goto(new URL('/pay/unknown', address).href);
  await isSound('There is no such payment');
});
