import { askForCode, typeCode } from '../browser/log-in.ts';
import { openPage, untilHydrated } from '../browser/open-page.ts';
import { newPhone } from '../provider-data/login-code.ts';
import { expect, type Page, test } from './shop-on-foreign-provider.ts';

/** Console messages about the 404 of optional calls. */
const NO_ADDITIONS =
  /status of (404|405).*\/(facets|suggest|logout|forms|related|charges|payment|pay|shortlist)\b/;
const CODE = '2468';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.beforeEach(async ({ page, allow, provider }) => {
  allow(NO_ADDITIONS);
  await provider.turn('well');
  await beAtSummaryStep(page);
});

test('a concluded payment ends at the order, which cannot be ordered again there', async ({ page }) => {
  await button(page, /^Make Payment · ₹/).click();
  await button(page, 'Pay now').click();
  await expect(page).toHaveURL(/\/orders\/70\d\d$/);
  await expect(main(page).getByRole('heading', { name: 'Items' })).toBeVisible();
  await expect(button(page, 'Print')).toBeVisible();
  await expect(button(page, 'Order again')).toHaveCount(0);
});

test('a pay page that cannot be opened says so where the shopper stays', async ({ page }) => {
  await page.evaluate(() => {
    const everything: object = window;
    const gateway: { transact(): void } = Reflect.get(everything, 'PhonePeCheckout');
    gateway.transact = () => {
      throw new Error('It refuses this page.');
    };
  });
  await button(page, /^Make Payment · ₹/).click();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Payment gateway is not ready...' });
  await expect(alert).toBeVisible();
  // This takes long enough for the provider's 404 to arrive and to have an effect.
  await expect(main(page).getByText('To pay')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?step=payment&order=70\d\d$/);
  await expect(alert).toBeVisible();
  await alert.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(/\/orders\/70\d\d$/);
});

/** Logs in a new customer whose cart can be ordered. */
async function beAtSummaryStep(page: Page): Promise<void> {
  await openPage(page, '/shop/Sheet');
  await page.getByRole('article').filter({ hasText: 'Neelam' }).getByRole('link').click();
  await button(page, 'One more').filter({ visible: true }).first().click();
  await button(page, 'Add to Cart').filter({ visible: true }).click();
  await askForCode(page, newPhone());
  await typeCode(page, CODE);
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  await openPage(page, '/cart');
  await button(page, 'Place Order').click();
  await expect(page).toHaveURL(/\/checkout/);
  await untilHydrated(page);
  await button(page, 'Next').click();
  await expect(main(page).getByText('Delivering to')).toBeVisible();
  await page.waitForFunction(() => 'PhonePeCheckout' in window);
}
