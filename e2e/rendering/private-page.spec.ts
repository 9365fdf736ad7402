import { getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { expect, test } from '../browser/shop-test.ts';

// A first visit, with an empty cache.
test.use({ tab: 'own' });

test('a customer’s page requests all its data before it is hydrated', async ({ page, allow }) => {
  // The provider does not know the token.
  allow(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('laminate-shop.token', 'a token'));
  // Without React the page is never hydrated.
  await page.route('**/react-dom.js', () => undefined);
  const client = page.waitForRequest(/\/http-packages\.js$/);
  const calls = [getCart, getPriceSummary, getCartCharges, getAddresses].map(({ path }) =>
    page.waitForRequest((request) => new URL(request.url()).pathname === path),
  );
  await page.goto('/checkout', { waitUntil: 'commit' });
  expect((await client).resourceType()).toBe('script');
  await Promise.all(calls);
});
