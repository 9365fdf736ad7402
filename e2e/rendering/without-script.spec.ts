import { expect, test } from '../browser/shop-test.ts';

test.use({ edge: 'with long timeouts', javaScriptEnabled: false });

test.describe('with JavaScript off', () => {
  test('links lead from the home page to the shop page, its second results page, and a product', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL(/\/shop\/Sheet$/);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(16);
    const first = await cards.first().textContent();
    await page
      .getByRole('navigation', { name: /page/i })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards).toHaveCount(16);
    expect(await cards.first().textContent()).not.toBe(first);

    const card = cards.last();
    const price = (await card.getByText('₹').first().textContent()) ?? '';
    const name = (await card.getByRole('link').textContent()) ?? '';
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main')).toContainText(price);
  });

  test('SITE-41 the search is a form, and what it understood are links', async ({ page }) => {
    const box = page.getByPlaceholder('Search colour, finish or price');
    await page.goto('/about');
    // In a narrow window, the search field of the header is behind a button.
    const open = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    if (await open.isVisible()) await open.click();
    await box.fill('oak');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/shop\/Sheet\?search=oak$/);
    await page.goto('/shop/Sheet?category=2mm+Acrylic');
    await box.fill('teak under 5000');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/shop\/Sheet\?search=teak\+under\+5000$/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Teak');
    await page.getByRole('link', { name: 'Up to ₹5,000' }).click();
    await expect(page).toHaveURL(/\/shop\/Sheet\?search=teak$/);
  });

  test('INFO-10 the policies are open', async ({ page }) => {
    await page.goto('/contact');
    const texts = page.locator('main details > :not(summary)');
    expect(await texts.count()).toBeGreaterThanOrEqual(4);
    for (const text of await texts.all()) await expect(text).toBeVisible();
  });
});
