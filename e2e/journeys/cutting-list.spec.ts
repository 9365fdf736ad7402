import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Locator, test } from '../browser/shop-test.ts';
import { loginCode, newPhone } from '../provider-data/login-code.ts';

/** More than the shop page has stops. */
const MAX_STOPS = 250;

test('a visitor finds out how many sheets a wardrobe needs, and has them in the cart', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, hasTouch }) => {
  const main = page.getByRole('main');
  const plan = main.getByRole('region', { name: 'Your cutting plan' });

  /** By touch on a phone, elsewhere by keyboard alone. */
  async function press(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    if (hasTouch) return await control.tap();
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) {
        return await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control}.`);
  }

  await test.step('home leads to a sheet, and that to its cutting list', async () => {
    await openPage(page, '/');
    await press(main.getByRole('link', { name: 'Shop Now' }).first());
    await press(main.getByRole('article').first().getByRole('link').first());
    await press(main.getByRole('link', { name: 'How many do I need?' }));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('How many do I need?');
    await expect(plan).toContainText('Your plan appears here');
    await expectAccessible(page);
  });

  await test.step('a wardrobe becomes panels, and these a plan', async () => {
    await press(main.getByRole('button', { name: 'Wardrobe' }));
    await page.keyboard.type('2400');
    await press(main.getByRole('button', { name: 'Fill in the panels' }));
    await expect(main.getByRole('textbox', { name: 'Length of panel 1' })).toHaveValue('1997');
    await expect(plan.getByText(/^\d sheets$/)).toBeVisible();
    await expect(plan).toContainText('Total');
    await expectAccessible(page);
  });

  const pieces = await plan.getByText(/^\d sheets$/).textContent();

  await test.step('the address shows the same list again', async () => {
    await expect(page).toHaveURL(/panels=Shutter/);
    await page.reload();
    await expect(main.getByRole('textbox', { name: 'Length of panel 1' })).toHaveValue('1997');
    await expect(plan.getByText(/^\d sheets$/)).toHaveText(pieces ?? '');
  });

  await test.step('all sheets are in the cart after a login', async () => {
    await press(plan.getByRole('button', { name: `Add ${pieces} to cart` }));
    const phone = newPhone();
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: '4-digit code' })).toBeFocused();
    await page.keyboard.type(await loginCode(phone));
    await expect(page.getByText('Product added to cart!')).toBeVisible();
    await expect(
      page
        .getByRole('banner')
        .getByRole('button', { name: `Cart, ${Number.parseInt(pieces ?? '', 10)} items` }),
    ).toBeVisible();
  });
});
