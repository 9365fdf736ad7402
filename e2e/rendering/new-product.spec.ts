import { randomUUID } from 'node:crypto';
import { productPath, shopPath } from 'shared-contracts/routes';
import { expect, test } from '../browser/shop-test.ts';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { deleteProduct, insertProduct } from '../provider-data/inserted-product.ts';
import { jsonLd } from './json-ld.ts';

test.use({ tab: 'own', javaScriptEnabled: false });
test.describe.configure({ mode: 'default' });

/** Rupees. With lakhs and paise, so that it differs from every price in the catalogue. */
const PRICE = 123_456.5;
const PRICE_TEXT = '₹1,23,456.50';

const PRODUCT = {
  product_id: `NEW-${randomUUID()}`,
  class: 'Board',
  // No other test depends on the number of these.
  material: 'Ply Wood',
  category: '19mm Acrylic Board',
  type: 'Solid',
  shade: 'Blue',
  // A unique colour, so that no other product lists this one.
  colour_name: 'Lately Come',
  title: 'A board that has just come',
  code: '#1a2b3c',
  position: -1,
  selling_price_paise: PRICE * 100,
  actual_price_paise: PRICE * 200,
} as const;

test.describe('a product that was just added to the database', () => {
  let edge: OwnEdge;
  test.beforeAll(async () => {
    edge = await startEdgeWithLongTimeouts();
    await insertProduct(PRODUCT);
  });
  test.afterAll(async () => {
    deleteProduct(PRODUCT.product_id);
    await edge.stop();
  });

  test('is on its page without scripts, and in its structured data', async ({ page }) => {
    const response = await page.goto(edge.origin + productPath(PRODUCT));
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(PRODUCT.colour_name);
    await expect(main).toContainText(PRICE_TEXT);
    await expect(main.getByRole('definition').filter({ hasText: PRODUCT.product_id })).toBeVisible();
    const [said] = await jsonLd(page);
    expect(said).toMatchObject({
      '@type': 'Product',
      sku: PRODUCT.product_id,
      name: PRODUCT.title,
      offers: { '@type': 'Offer', price: '123456.50', priceCurrency: 'INR' },
    });
  });

  test('is in the list without scripts, with its price and a link to its page', async ({ page }) => {
    const card = page.getByRole('main').getByRole('article').filter({ hasText: PRODUCT.colour_name });
    await page.goto(edge.origin + shopPath('Board', { material: PRODUCT.material }));
    await expect(card).toContainText(PRICE_TEXT);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(edge.origin + productPath(PRODUCT));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCT.colour_name);
  });

  test('is in the sitemap', async () => {
    const index = await (await fetch(`${edge.origin}/sitemap.xml`)).text();
    const files = [...index.matchAll(/<loc>(.*?sitemap-products-\d+\.xml)<\/loc>/g)];
    const lists = await Promise.all(files.map(async ([, file = '']) => (await fetch(file)).text()));
    expect(lists.join()).toContain(`/${PRODUCT.product_id}?material=Ply+Wood</loc>`);
  });
});
