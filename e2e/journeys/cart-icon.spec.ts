import { passLogin } from '../browser/log-in.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { putIntoCart, sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

test('the cart icon leads to the cart after the login and the questions about missing products', {
  tag: ['@one-width', '@cart-checkout', '@account'],
}, async ({ page }) => {
  const icon = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  const alert = page.getByRole('alertdialog');
  const [sheet] = await sheetsOnSale();

  const { token } = await test.step('a visitor is asked to log in, and then sees the cart', async () => {
    await openPage(page, '/about');
    await icon.click();
    await expect(page.getByText('You have not logged in. Please Login.').first()).toBeVisible();
    const customer = await passLogin(page);
    await expect(page).toHaveURL('/cart');
    return customer;
  });

  await test.step('SITE-9 a cart with one item shows that two are required', async () => {
    await putIntoCart(token, [sheet]);
    await openPage(page, '/about');
    await icon.click();
    await expect(alert).toContainText(
      'A minimum of 2 products are required to add the mandatory packaging item.',
    );
    await alert.getByRole('button', { name: 'Go To Cart' }).click();
    await expect(page).toHaveURL('/cart');
  });

  await test.step('declining the add-on keeps the shopper on the page', async () => {
    await putIntoCart(token, [sheet]);
    await openPage(page, '/about');
    await icon.click();
    await expect(alert).toContainText('Flexiply Flexible plywood');
    await alert.getByRole('button', { name: 'Not now' }).click();
    await expect(alert).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expect(icon).toHaveAccessibleName('Cart, 2 items');
  });

  await test.step('SITE-9 accepting the add-on adds it to cart and badge, and the question is not repeated', async () => {
    await icon.click();
    await alert.getByRole('button', { name: 'Add' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Flexiply Flexible plywood' })).toBeVisible();
    await expect(icon).toHaveAccessibleName('Cart, 3 items');
    await openPage(page, '/about');
    await icon.click();
    await expect(page).toHaveURL('/cart');
    await expect(alert).toHaveCount(0);
  });
});
