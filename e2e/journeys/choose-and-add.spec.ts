import { formatRupees } from 'shared-contracts/money';
import { expectAccessible } from '../shop/accessibility.ts';
import { loginCode, newPhone } from '../shop/login-code.ts';
import { expect, test } from '../shop/shop-test.ts';

test.describe('a shopper who is not logged in', () => {
  test('chooses a colour, logs in on the way and finds it in the cart exactly once', async ({ page }) => {
    const adds: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/cart') && response.request().method() === 'POST')
        adds.push(response.status());
    });

    await test.step('home leads to the shop', async () => {
      await page.goto('/');
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first().click();
      await expect(page).toHaveURL(/\/shop\/Sheet$/);
    });

    await test.step('a filter narrows the list and stands in the address', async () => {
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await chooseFilter(page, '1.5mm Acrylic');
      await expect(page).toHaveURL(/category=1\.5mm(\+|%20)Acrylic/);
      await expect(page.getByRole('heading', { name: '1.5mm Acrylic Products' })).toBeVisible();
    });

    const name = await test.step('a card leads to its product', async () => {
      const card = page.getByRole('main').getByRole('article').first().getByRole('link');
      const chosen = (await card.textContent()) ?? '';
      await card.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
      await expectAccessible(page);
      return chosen;
    });

    const colour = await test.step('a swatch carries to another colour', async () => {
      const swatches = page.getByRole('main').getByRole('link', { name: /#[0-9a-f]{6}/i });
      const other = swatches.and(page.locator(':not([aria-current])')).first();
      await other.click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
      return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    });

    await test.step('adding asks for a login and is retried exactly once', async () => {
      await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Please log in to add items.');
      await expectAccessible(page);
      const phone = newPhone();
      await dialog.getByRole('textbox').fill(phone);
      await dialog.getByRole('button', { name: 'Send OTP' }).click();
      const digits = dialog.getByRole('textbox');
      await expect(digits).toHaveCount(4);
      await digits.first().click();
      await page.keyboard.type(await loginCode(phone));
      await expect(dialog).toContainText('Login successful! Welcome back.');
      await expect(page.getByText('Product added to cart!')).toBeVisible();
      expect(adds.filter((status) => status === 200)).toEqual([200]);
    });

    await test.step('the badge and the cart show it', async () => {
      await expect(page.getByRole('banner').getByRole('button', { name: /cart.*1/i })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Go To Cart' })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/cart$/);
      const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: colour });
      await expect(lines).toHaveCount(1);
      await expect(page.getByText('Almost There!')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a second piece shows the price details', async () => {
      await page.getByRole('button', { name: 'One more' }).first().click();
      const details = page.getByRole('complementary', { name: 'Price details' });
      // api.md: the fee below ₹25,000.
      await expect(details).toContainText(`Delivery fee${formatRupees(1_500)}`);
      await expect(details).toContainText('Total');
      await expect(page.getByRole('banner').getByRole('button', { name: /cart.*2/i })).toBeVisible();
    });
  });
});

async function chooseFilter(page: import('@playwright/test').Page, name: string): Promise<void> {
  const openDrawer = page.getByRole('button', { name: 'Filters' }).filter({ visible: true });
  const isDrawer = await openDrawer.isVisible();
  if (isDrawer) await openDrawer.click();
  const filter = page.getByRole('checkbox', { name }).filter({ visible: true });
  await filter.check();
  if (isDrawer) await page.getByRole('button', { name: 'Apply Filters' }).click();
}
