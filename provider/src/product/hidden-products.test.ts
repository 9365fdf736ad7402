// @module-tag all
import {
  addCartItem,
  getCart,
  getPriceSummary,
  quoteItems,
  removeCartItem,
} from 'shared-contracts/cart/endpoints';
import { getOrder, reorder } from 'shared-contracts/order/endpoints';
import * as endpoints from 'shared-contracts/product/endpoints';
import { describe, expect, it } from 'vitest';
import { readPriceLine, setPrice } from '../price/price-list-store.ts';
import { orderingShopper } from '../testing/orders.ts';
import { productIds } from '../testing/product-ids.ts';
import { samplingShopper } from '../testing/samples.ts';
import { BLUE } from '../testing/shopper.ts';

type Shop = Awaited<ReturnType<typeof orderingShopper>>['shop'];

async function set({ db, now }: Shop, own: { is_hidden?: 0 | 1; selling_price_paise?: number }) {
  const before = await readPriceLine(db, BLUE.product_id);
  if (!before) throw new Error('The product is missing.');
  const { actual_price_paise, selling_price_paise, is_hidden } = before;
  const after = { actual_price_paise, selling_price_paise, is_hidden, ...own };
  return await db.transaction().execute((trx) => setPrice(trx, { before, after }, now()));
}

describe('a hidden product', () => {
  it('DESK-31 is in no list, search, suggestion, facet or sitemap, goes with nothing, and has no page, until it is shown again', async () => {
    const { call, origin, shop } = await orderingShopper();
    const everywhere = async () => {
      const teak = { query: { id: 'S15-MALABAR-TEAK' } };
      const board = { query: { id: 'B19H-KONKAN-BLUE' } };
      const sitemap = await fetch(`${origin}/sitemap-products-1.xml`, {
        headers: { 'X-Public-Origin': 'https://shop.example' },
      });
      const facets = (await call(endpoints.getFacets, { query: {} })).body;
      const answers = [
        (await call(endpoints.filterProducts, { query: {}, body: { filters: {} } })).body.products,
        (await call(endpoints.searchProducts, { query: { id: 'konkan' } })).body.products,
        (await call(endpoints.suggestProducts, { query: { q: 'konk' } })).body.products,
        (await call(endpoints.getProductForms, board)).body.forms,
        (await call(endpoints.getProductForms, teak)).body.goesWith,
        (await call(endpoints.getRelatedProducts, teak)).body,
        (await call(endpoints.nearestDecors, { query: { code: '1f4f8f', limit: 1 } })).body.decors[0].forms,
      ].map((list) => productIds(list).includes(BLUE.product_id));
      const count = facets.category.find(({ name }: { name: string }) => name === '1.5mm Acrylic')?.count;
      const { status } = await call(endpoints.getProduct, { query: { id: BLUE.product_id } });
      return { answers, count, isMapped: (await sitemap.text()).includes(BLUE.product_id), status };
    };
    const before = await everywhere();
    expect(before).toMatchObject({ count: 3, isMapped: true, status: 200 });
    expect(before.answers.filter(Boolean).length).toBeGreaterThan(4);
    expect(await set(shop, { is_hidden: 1 })).toBe(true);
    const hidden = await everywhere();
    expect(hidden).toMatchObject({ count: 2, isMapped: false, status: 404 });
    expect(hidden.answers).not.toContain(true);
    await set(shop, { is_hidden: 0 });
    expect(await everywhere()).toEqual(before);
  });

  it('DESK-31 in a cart it cannot be bought, and can be removed; orders keep it', async () => {
    const { call, fillCart, order, sendOrder, shop } = await orderingShopper();
    const order_id = await order();
    await fillCart();
    await set(shop, { is_hidden: 1 });
    const prices = ((await call(getCart, {})).body as { Product: Record<string, unknown> }[]).map(
      ({ Product }) => [Product['product_id'], Product['selling_price']],
    );
    expect(prices).toContainEqual([BLUE.product_id, null]);
    expect((await call(getPriceSummary, { query: {} })).body.subtotal).toBe(5_650);
    expect((await sendOrder({ payable_amount: 7_350 })).status).toBe(409);
    expect((await call(addCartItem, { body: { ...BLUE, quantity: 1 } })).status).toBe(404);
    expect((await call(quoteItems, { body: { items: [{ ...BLUE, quantity: 2 }] } })).status).toBe(404);
    expect((await call(getOrder, { query: { order_id } })).body.Order_items).toContainEqual(
      expect.objectContaining({ product_id: BLUE.product_id, image_link: expect.any(String) }),
    );
    expect((await call(removeCartItem, { query: BLUE })).status).toBe(200);
    await call(reorder, { body: { order_id } });
    expect(JSON.stringify((await call(getCart, {})).body)).not.toContain(BLUE.product_id);
  });

  it('DESK-31 is sent as no sample', async () => {
    const { sendSamples, shop } = await samplingShopper();
    await set(shop, { is_hidden: 1 });
    expect((await sendSamples()).status).toBe(404);
  });
});

it('DESK-30 PRICE-7 a cart is priced by the price of now, and an order at the one that was shown is refused', async () => {
  const { call, fillCart, sendOrder, shop } = await orderingShopper();
  await fillCart();
  await set(shop, { selling_price_paise: 4_100_00 });
  expect((await call(endpoints.getProduct, { query: { id: BLUE.product_id } })).body.selling_price).toBe(
    4_100,
  );
  expect((await call(getPriceSummary, { query: {} })).body.total).toBe(15_550);
  const refused = await sendOrder();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Your cart or its prices have changed. Please check your cart and try again.',
  ]);
  expect((await sendOrder({ payable_amount: 15_550 })).status).toBe(201);
});
