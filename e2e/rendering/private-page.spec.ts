import type { Request } from '@playwright/test';
import { getAddresses } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { getOrder } from 'shared-contracts/order/endpoints';
import { renderedDocument } from '../browser/rendered-document.ts';
import { expect, test } from '../browser/shop-test.ts';
import { env } from '../env.ts';

// A first visit, with an empty cache.
test.use({ tab: 'own' });

test.beforeEach(async ({ page, allow }) => {
  // The provider knows neither the token nor the order.
  allow(/status of 40[014]/);
  await page.addInitScript(() => localStorage.setItem('laminate-shop.token', 'a token'));
});

test('SESS-17 a customer’s page requests all its data before it is hydrated', { tag: '@core' }, async ({
  page,
}) => {
  // Without React DOM, the page is never hydrated.
  await page.route('**/react-dom.js', () => undefined);
  const client = page.waitForRequest(/\/http-packages\.js$/);
  const calls = [getCart, getPriceSummary, getCartCharges, getAddresses].map(({ path }) =>
    page.waitForRequest((request) => new URL(request.url()).pathname === path),
  );
  await page.goto('/checkout', { waitUntil: 'commit' });
  expect((await client).resourceType()).toBe('script');
  await Promise.all(calls);
});

test('SESS-17 a customer’s page requests what its document names before any script file has come', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/releases/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const isForCart = (request: Request) => new URL(request.url()).pathname === getCart.path;
  const call = page.waitForRequest(isForCart);
  await page.goto('/cart', { waitUntil: 'commit' });
  expect((await call).headers()['authorization']).toBe('Bearer a token');
  // The page uses the response to the early request, which says that the session has ended.
  let further = 0;
  page.on('request', (request) => {
    if (isForCart(request)) further += 1;
  });
  release();
  await expect(page.locator('dialog[open]').first()).toBeVisible();
  expect(further).toBe(0);
});

test('SESS-17 a customer’s page requests nothing for another address than its document has', async ({
  page,
}) => {
  const called = page.waitForRequest((request) => new URL(request.url()).pathname === getOrder.path);
  await page.goto('/checkout?step=payment&order=20261124-7', { waitUntil: 'commit' });
  expect(new URL((await called).url()).searchParams.get('order_id')).toBe('20261124-7');
});

test('CART-32 ACC-21 CHECK-15 ORD-21 the documents of a customer’s pages show skeletons', async () => {
  const skeletons = {
    '/cart': 'Your cart is loading',
    '/checkout': 'The order summary is loading',
    '/profile': 'Loading your account',
    '/orders': 'Loading your orders',
    '/orders/LH-1': 'Loading your order',
  };
  for (const [path, name] of Object.entries(skeletons))
    expect(await renderedDocument(env.shopUrl, path)).toContain(`aria-label="${name}"`);
});
