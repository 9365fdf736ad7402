import { productPath } from 'shared-contracts/routes';
import { passLogin } from '../../browser/log-in.ts';
import { openPage, untilHydrated } from '../../browser/open-page.ts';
import { makePayment, payPageButton } from '../../browser/pay-page.ts';
import { expect, test } from '../../browser/shop-test.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test('CART-3 PAY-12 PAY-18 a new customer goes from a product to a paid order', {
  tag: ['@catalog', '@cart-checkout', '@account', '@core'],
}, async ({ page, allow }) => {
  // The customer has no addresses.
  allow(/404.*\/api\/address/);
  const [sheet] = await sheetsOnSale();
  const main = page.getByRole('main');
  const shown = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });

  await test.step('adds two sheets, exactly once, after the login', async () => {
    let added = 0;
    page.on('response', (response) => {
      const isAddition = response.url().endsWith('/api/cart') && response.request().method() === 'POST';
      if (isAddition && response.ok()) added += 1;
    });
    await openPage(page, productPath(sheet));
    await shown('One more').first().click();
    await shown('Add to Cart').first().click();
    await passLogin(page);
    await expect(page.getByText('Product added to cart!')).toBeVisible();
    expect(added).toBe(1);
  });

  await test.step('places the order', async () => {
    await openPage(page, '/cart');
    await main.getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL(/\/checkout/);
    await untilHydrated(page);
  });

  await test.step('enters an address, without which Next is disabled', async () => {
    await main.getByRole('textbox', { name: 'First name' }).fill('Asha');
    await expect(main.getByRole('button', { name: 'Next' })).toBeDisabled();
    await main.getByRole('textbox', { name: 'Last name' }).fill('Rao');
    await main.getByRole('textbox', { name: /phone/i }).fill('9845012345');
    await main.getByRole('textbox', { name: 'Address', exact: true }).fill('12, Temple Road');
    await main.getByRole('textbox', { name: 'Pincode' }).fill('570002');
    await expect(main.getByRole('textbox', { name: 'City' })).toHaveValue(/./);
    await main.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('alertdialog').getByRole('button').click();
    await main.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('Back walks the steps, and a reload stays', async () => {
    await expect(main.getByText('Delivering to')).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('button', { name: 'Next' })).toBeVisible();
    await page.goForward();
    await expect(main.getByText('Delivering to')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Asha Rao · Home')).toBeVisible();
  });

  await test.step('pays', async () => {
    await makePayment(page);
    await payPageButton(page, /^Pay ₹/).click();
    await expect(page).toHaveURL(/\/orders\/.+/);
    await expect(main.getByRole('heading', { level: 1, name: 'Thank you, Asha' })).toBeVisible();
    await expect(main.getByText(/^Order .+ is paid\. It arrives between/)).toBeVisible();
    await expect(main.getByText('Payment: Paid')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  });

  await test.step('Back does not lead to another payment', async () => {
    const order = page.url();
    await page.goBack();
    await expect(page).toHaveURL(order);
    await expect(main.getByText('Payment: Paid')).toBeVisible();
    // Some browsers keep the payment step in the history, because the pay page's frame has added entries.
    await page.goto(`/checkout?step=payment&order=${order.split('/').at(-1)}`);
    await expect(page).toHaveURL(order);
    await expect(main.getByText('Payment: Paid')).toBeVisible();
  });
});
