import { productPath } from 'shared-contracts/routes';
import { expectAccessible } from '../../browser/accessibility.ts';
import { openPage, untilHydrated } from '../../browser/open-page.ts';
import { makePayment, openPayPage, payPageButton } from '../../browser/pay-page.ts';
import { expect, type Page, test } from '../../browser/shop-test.ts';
import { beReadyToOrder, expectOrders } from '../../provider-data/ready-customer.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

const main = (page: Page) => page.getByRole('main');
const tap = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).tap();

test('SAMPLE-7 samples are chosen, paid, and bring a coupon that a real order takes', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page }) => {
  const { token } = await beReadyToOrder(page);

  await test.step('chooses two decors', async () => {
    for (const [place, sheet] of (await sheetsOnSale(2)).entries()) {
      await openPage(page, productPath(sheet));
      await tap(page, 'Order a sample');
      await expect(main(page).getByRole('heading', { name: 'Samples' })).toBeFocused();
      await expect(main(page).getByText(`${place + 1} of 5 samples`)).toBeVisible();
    }
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'See your samples' }).tap();
  });

  await test.step('is told the fee, and orders them to the saved address', async () => {
    await expect(main(page).getByRole('complementary', { name: 'Your parcel' })).toContainText('₹99.00');
    await expect(main(page).getByRole('radio', { name: /Meera Nair/ })).toBeChecked();
    await expectAccessible(page);
    await tap(page, 'Continue to payment · ₹99.00');
    await expect(page).toHaveURL(/\/checkout\?step=payment&order=/);
    await untilHydrated(page);
    await expectAccessible(page);
  });

  await test.step('a payment that fails is made again', async () => {
    await makePayment(page);
    await payPageButton(page, /^Fail/).tap();
    await expect(page).toHaveURL(/\/orders\/.+/);
    await expect(main(page).getByRole('status')).toContainText(/The bank declined the payment for samples/);
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Pay again' }).tap();
    await makePayment(page);
    await payPageButton(page, /^Pay ₹/).tap();
    await expect(main(page).getByText(/^Samples .+ are paid\./)).toBeVisible();
    await expectAccessible(page);
  });

  const samples = page.url();
  const code =
    (await main(page)
      .getByText(/^SAMPLE-/)
      .textContent()) ?? '';

  await test.step('pays a real order with the coupon, from the cart that the samples have left alone', async () => {
    await openPage(page, '/cart');
    await main(page).getByRole('textbox', { name: 'Coupon' }).fill(code);
    await tap(page, 'Apply');
    await expect(main(page).getByText('You save ₹99.00')).toBeVisible();
    await tap(page, 'Place Order');
    await expect(page).toHaveURL(/\/checkout/);
    await untilHydrated(page);
    await openPayPage(page);
    await payPageButton(page, /^Pay ₹/).tap();
    await expect(main(page).getByText(/^Order .+ is paid\./)).toBeVisible();
    await expect(main(page).getByText(`Coupon ${code}`).first()).toBeVisible();
    await expectOrders(token, 'placed', 'placed');
  });

  await test.step('finds the samples among the orders, with their coupon used', async () => {
    await openPage(page, '/orders');
    await expect(main(page).getByRole('row', { name: /Samples/ })).toHaveCount(1);
    await expectAccessible(page);
    await openPage(page, samples);
    await expect(main(page).getByText('You have used this coupon.')).toBeVisible();
  });
});
