import { productPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, test } from '../browser/shop-test.ts';
import { press, tabTo } from '../browser/shopper.ts';
import { loginCode, newPhone } from '../provider-data/login-code.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

// Needs a browser, which takes the focus from a control that is removed or disabled, and shows the focus ring only to keyboard users.
test('SITE-47 adding to the cart, its toast, the login and a coupon never lose the focus', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, allow }) => {
  // The rejected coupon causes this error.
  allow(/status of 400 .*getpricesummary/);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const phone = newPhone();
  const [product] = await sheetsOnSale();
  await openPage(page, productPath(product));

  await test.step('the login returns the focus, with its ring, to Add to Cart', async () => {
    const add = main.getByRole('button', { name: 'Add to Cart' }).first();
    await press(page, add);
    await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: '4-digit code' })).toBeFocused();
    await page.keyboard.type(await loginCode(phone));
    await expect(dialog).toContainText('Welcome back');
    await expectFocusIn(dialog);
    await expect(page.getByText('Product added to cart!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectRing(add);
  });

  await test.step('the toast gives the focus back, or to the page to which it leads', async () => {
    const add = main.getByRole('button', { name: 'Add to Cart' }).first();
    await press(page, add);
    // A toast comes last in the tab order, and would hide before Tab reaches it.
    await page.getByRole('button', { name: 'Dismiss' }).last().focus();
    await page.keyboard.press('Enter');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByRole('link', { name: 'Go To Cart' })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Product added to cart!')).toHaveCount(0);
    await expect(main).toBeFocused();
  });

  await test.step('a coupon hands the focus over', async () => {
    const field = main.getByRole('textbox', { name: 'Coupon' });
    await tabTo(page, field);
    await page.keyboard.type('nosuch');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Invalid|not applicable/);
    await expect(field).toBeFocused();
    await field.fill('welcome5');
    await page.keyboard.press('Enter');
    const remove = main.getByRole('button', { name: 'Remove coupon WELCOME5' });
    await expectRing(remove);
    await page.keyboard.press('Enter');
    await expectRing(field);
  });
});

/** Expects the focus on an element in this place, not on the page as a whole. */
async function expectFocusIn(place: Locator): Promise<void> {
  await expect
    .poll(() =>
      place.evaluateAll((found) => found.some((element) => element.contains(document.activeElement))),
    )
    .toBe(true);
}

/** Expects that the control has the focus, and that the browser shows it. */
async function expectRing(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  expect(await control.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}
