import { expect, test } from '../browser/shop-test.ts';

test('a customer’s page loads the HTTP client beside its first scripts', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('laminate-shop.token', 'a token'));
  // Without React the page is never hydrated, and makes no call.
  await page.route('**/react-dom.*.js', () => undefined);
  const client = page.waitForRequest(/\/http-client\.[^/]+\.js$/);
  await page.goto('/orders', { waitUntil: 'commit' });
  expect((await client).resourceType()).toBe('script');
});
