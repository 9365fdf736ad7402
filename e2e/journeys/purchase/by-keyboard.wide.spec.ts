import { productPath } from 'shared-contracts/routes';
import { openPage, untilHydrated } from '../../browser/open-page.ts';
import { payPageButton } from '../../browser/pay-page.ts';
import { expect, test } from '../../browser/shop-test.ts';
import { press, tabTo } from '../../browser/shopper.ts';
import { loginCode, newPhone } from '../../provider-data/login-code.ts';
import { sheetsOnSale } from '../../provider-data/sheets-on-sale.ts';

test('PAY-18 a customer buys, is declined and pays again with the keyboard alone', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, allow }) => {
  // The customer has no addresses.
  allow(/404.*\/api\/address/);
  const [sheet] = await sheetsOnSale();
  const main = page.getByRole('main');
  const { keyboard } = page;
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();
  const enter = (name: string | RegExp) => press(page, button(name));
  const enterLink = (name: string) =>
    press(page, page.getByRole('link', { name }).filter({ visible: true }).first());

  await test.step('adds two sheets, and logs in on the way', async () => {
    await openPage(page, productPath(sheet));
    await enter('One more');
    await enter('Add to Cart');
    const phone = newPhone();
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
    await keyboard.type(phone);
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '4-digit code' })).toBeFocused();
    await keyboard.type(await loginCode(phone));
    await expect(page.getByText('Product added to cart!')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button('Add to Cart')).toBeFocused();
  });

  await test.step('answers the question about the packaging, and places the order', async () => {
    await enterLink('Go To Cart');
    await enter(/^Add$/);
    await expect(page).toHaveURL(/\/cart$/);
    await enter('Place Order');
    await expect(page).toHaveURL(/\/checkout/);
    await untilHydrated(page);
  });

  await test.step('enters an address', async () => {
    const fields = [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      [/phone/i, '9845012345'],
      ['Pincode', '570002'],
      [/^Address$/, '12, Temple Road'],
    ] as const;
    for (const [name, text] of fields) {
      await tabTo(page, main.getByRole('textbox', { name, exact: typeof name === 'string' }));
      await keyboard.type(text);
    }
    await expect(main.getByRole('textbox', { name: 'City' })).toHaveValue(/./);
    await enter('Save address');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await enter('Next');
    await expect(main.getByText('Delivering to')).toBeVisible();
  });

  const pay = async (choice: RegExp) => {
    await page.waitForFunction(() => 'PhonePeCheckout' in window);
    await enter(/^Make Payment · ₹/);
    await press(page, payPageButton(page, choice));
  };

  await test.step('is declined, and pays again', async () => {
    await pay(/^Fail$/);
    await expect(page).toHaveURL(/\/orders\/.+/);
    await enterLink('Pay again');
    await expect(page).toHaveURL(/\/checkout\?/);
    await pay(/^Pay ₹/);
    await expect(page).toHaveURL(/\/orders\/.+/);
    await expect(main.getByText('Payment: Paid')).toBeVisible();
  });
});
