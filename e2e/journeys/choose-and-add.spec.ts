import { formatRupees } from 'shared-contracts/money';
import { expectAccessible } from '../browser/accessibility.ts';
import { passLogin } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { chooseFilter } from '../browser/product-list.ts';
import { expect, test } from '../browser/shop-test.ts';

test.describe('a shopper who is not logged in', { tag: ['@catalog', '@cart-checkout', '@account'] }, () => {
  test('CART-3 chooses a colour, is asked to log in, and finds the product in the cart exactly once', async ({
    page,
  }) => {
    const adds: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/cart') && response.request().method() === 'POST')
        adds.push(response.status());
    });

    await test.step('home leads to the shop', async () => {
      await openPage(page, '/');
      await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first().click();
      await expect(page).toHaveURL(/\/shop\/Sheet$/);
    });

    await test.step('a filter narrows the list and is in the address', async () => {
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await chooseFilter(page, '1.5mm Acrylic');
      await expect(page).toHaveURL(/category=1\.5mm(\+|%20)Acrylic/);
      await expect(page.getByRole('heading', { name: '1.5mm Acrylic Products' })).toBeVisible();
      // The previous products stay until the new ones have loaded.
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('1.5mm Acrylic');
    });

    const name = await test.step('a card leads to its product', async () => {
      // Plain colours have others of their shade; the only wood of a shade has none.
      const plain = page.getByRole('main').getByRole('article').filter({ hasText: 'Solid' });
      const card = plain.first().getByRole('link');
      const chosen = (await card.textContent()) ?? '';
      await card.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen);
      return chosen;
    });

    const colour = await test.step('a swatch leads to another colour', async () => {
      const swatches = page.getByRole('main').getByRole('radiogroup', { name: 'Colours of this shade' });
      const other = swatches.getByRole('radio', { checked: false }).first();
      await other.click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
      return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    });

    await test.step('adding requests a login and is retried exactly once', async () => {
      await page.getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Please log in to add items.');
      await expectAccessible(page);
      await passLogin(page);
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
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('A minimum of 2 products are required');
      await question.getByRole('button', { name: 'Go to cart' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: colour });
      await expect(lines).toHaveCount(1);
      await expect(page.getByText('Almost There!')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a second piece shows the price details', async () => {
      await page.getByRole('button', { name: 'One more' }).first().click();
      const details = page.getByRole('complementary', { name: 'Price details' });
      // The delivery fee below ₹25,000.
      await expect(details).toContainText(`Delivery fee${formatRupees(1_500)}`);
      await expect(details).toContainText('Total');
      await expect(page.getByRole('banner').getByRole('button', { name: /cart.*2/i })).toBeVisible();
    });
  });
});
