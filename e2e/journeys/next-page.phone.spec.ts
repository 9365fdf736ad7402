import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { firstProduct } from '../provider-data/first-product.ts';
import { beReadyToOrder } from '../provider-data/ready-customer.ts';

// Scripts in the cache of a shared tab would not be requested.
test.use({ tab: 'own' });

/** Opens a page and waits until it has loaded what its next pages need. @returns the scripts that are requested after that */
async function openIdle(page: Page, address: string, last: RegExp): Promise<string[]> {
  // A script element for the file runs once the file is in the cache.
  const loaded = page.waitForResponse(
    (response) => last.test(response.url()) && response.request().resourceType() === 'script',
  );
  await openPage(page, address);
  await (await loaded).finished();
  await untilIdle(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(true)))),
  );
}

test('SITE-51 after the home page is idle, a tap shows the list without a further script of it', async ({
  page,
}) => {
  const scripts = await openIdle(page, pagePath('/'), /__federation_expose_shop\./);
  await page.getByRole('link', { name: 'Shop Now' }).tap();
  await expect(page.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Filters' })).toBeVisible();
  expect(
    scripts.filter((script) =>
      /expose_shop|first-remotes|\/catalog\/.*remoteEntry|http-packages/.test(script),
    ),
  ).toEqual([]);
});

test('SITE-58 before the scripts of the list are there, a tap shows its document', async ({ page }) => {
  await page.route(/__federation_expose_shop\./, () => undefined);
  await openPage(page, pagePath('/'));
  await page.getByRole('link', { name: 'Shop Now' }).tap();
  await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
  const loaded = () => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname);
  expect(await page.evaluate(loaded)).toEqual(['/shop/Sheet']);
});

test('SITE-51 after a list is idle, a tap requests the product’s data before the HTTP client', async ({
  page,
}) => {
  const scripts = await openIdle(page, '/shop/Sheet', /__federation_expose_product\./);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('article').getByRole('link').first().tap();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  const first = (part: string) => requests.findIndex((url) => url.includes(part));
  // A part further down the page uses it.
  await expect.poll(() => first('http-packages')).toBeGreaterThan(0);
  const data = ['/api/product?', '/api/product/colorsByShade', '/api/cart/charges'];
  for (const part of data) expect(requests.slice(0, first('http-packages')).join()).toContain(part);
  expect(scripts.filter((script) => script.includes('expose_product.'))).toEqual([]);
});

test('SITE-51 after a product is idle, Add to Cart opens the login without a script', async ({ page }) => {
  const scripts = await openIdle(page, (await firstProduct()).path, /__federation_expose_login_dialog\./);
  await page.getByRole('button', { name: 'Add to Cart' }).first().tap();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  expect(scripts.filter((script) => /login_dialog|remoteEntry/.test(script))).toEqual([]);
});

test('PROM-212 a login that is on its way when Module Federation starts opens', async ({ page }) => {
  const runtime = page.waitForResponse(/\/federation\.js$/);
  await page.route(/\/releases\/account\/.*\/remoteEntry\.js$/, async (route) => {
    if (route.request().resourceType() === 'script') {
      await (await runtime).finished();
      await untilIdle(page);
    }
    await route.continue();
  });
  await openIdle(page, (await firstProduct()).path, /\/federation\.js$/);
  await page.getByRole('button', { name: 'Add to Cart' }).first().tap();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('SITE-51 what is loaded ahead stays within its budget', async ({ page }) => {
  const lengths: Promise<number>[] = [];
  // A file that exceeds the budget is cancelled, so only finished requests count.
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch' && request.method() === 'GET' && /\.js$/.test(request.url()))
      lengths.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openIdle(page, pagePath('/'), /__federation_expose_shop\./);
  const sum = (await Promise.all(lengths)).reduce((total, length) => total + length, 0);
  expect(sum).toBeGreaterThan(20_000);
  expect(sum).toBeLessThanOrEqual(61_440);
});

test('SITE-51 after the cart is idle, Place Order shows a document that the browser has', async ({
  page,
}) => {
  await beReadyToOrder(page);
  await openPage(page, pagePath('/cart'));
  await expect(page.locator('script[type="speculationrules"]')).toBeAttached();
  await untilIdle(page);
  await page.getByRole('button', { name: 'Place Order' }).tap();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const [delivery] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  );
  expect(delivery).toBe('navigational-prefetch');
});
