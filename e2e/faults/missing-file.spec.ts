import { expect, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';

test.describe('a request for a missing file', () => {
  for (const path of [
    '/releases/catalog/0000000000000000/remoteEntry.js',
    '/static/js/gone.js',
    '/robots.css',
    '/a/b.map',
  ]) {
    test(`${path} is a 404 and never the HTML page`, async () => {
      const response = await fetch(env.shopUrl + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).not.toContain('text/html');
    });
  }

  test('SITE-2 an unknown path is a 404 page with a button to the home page', async ({ page, allow }) => {
    allow(/status of 404/);
    expect((await page.goto('/index.php'))?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(`${env.shopUrl}/`);
  });
});
