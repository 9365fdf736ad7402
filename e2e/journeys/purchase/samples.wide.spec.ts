import { productPath } from 'shared-contracts/routes';
import { openPage } from '../../browser/open-page.ts';
import { payPageButton } from '../../browser/pay-page.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { beReadyToOrder, expectOrders } from '../../provider-data/ready-customer.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

const main = (page: Page) => page.getByRole('main');

/** Presses Tab until the element has the focus, as a customer does, then Enter. */
async function reach(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole(role, { name })).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}

test('samples are ordered by keyboard alone, up to their payment', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page }) => {
  const { token } = await beReadyToOrder(page);
  const [sheet] = await sheetsOnSale();
  await openPage(page, productPath(sheet));
  await reach(page, 'button', 'Order a sample');
  await expect(main(page).getByRole('heading', { name: 'Samples' })).toBeFocused();
  await reach(page, 'link', 'See your samples');
  await expect(main(page).getByRole('radio', { name: /Meera Nair/ })).toBeChecked();
  await reach(page, 'button', 'Continue to payment · ₹99.00');
  await expect(page).toHaveURL(/\/checkout\?step=payment&order=/);
  await page.waitForFunction(() => 'PhonePeCheckout' in window);
  await reach(page, 'button', 'Make Payment · ₹99.00');
  await expect(payPageButton(page, /^Pay ₹/)).toBeVisible();
  await expectOrders(token, 'payment pending');
});
