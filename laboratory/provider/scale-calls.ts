import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import type { Endpoint, EndpointRequest } from 'shared-contracts/endpoint';
import { createOrder, getOrder, getOrders } from 'shared-contracts/order/endpoints';
import {
  availableShades,
  colorsByShade,
  filterProducts,
  getFacets,
  getProduct,
  getProductForms,
  getRelatedProducts,
  searchProducts,
  suggestProducts,
} from 'shared-contracts/product/endpoints';
import { HOME } from '../../provider/src/testing/addresses.ts';
import { caller, loggedIn } from '../../provider/src/testing/caller.ts';
import type { ManyCustomers } from '../../provider/src/testing/many-orders.ts';

export type Call = (turn: number) => Promise<unknown>;

const PAGE = 24;
const FIRST_BUYER = 9_100_000_001;
/** A customer places twenty orders an hour at most. */
const BUYERS = 10;

/**
 * What a shop's visitors, search engines and operators call, by name. A call fails unless the provider answers it.
 * @param customers those of a shop with many orders
 * @param touch changes the row of a product
 */
export async function callsOf(
  origin: string,
  { customers, touch }: { customers?: ManyCustomers | undefined; touch: () => Promise<unknown> },
): Promise<Record<string, Call>> {
  const anyone = answered(caller(origin));
  const list = (filters: object, page = 1, order?: 'asc') =>
    anyone(filterProducts, { query: { limit: PAGE, page, ...(order && { order }) }, body: { filters } });
  const { totalPages } = await list({});
  const ofClass = await list({ productClass: 'Sheet' });
  const shown = ofClass.products;
  const product = (turn: number) => shown[turn % shown.length];
  const key = (turn: number) => ({ id: product(turn).product_id, material: product(turn).material });
  const line = (turn: number) => {
    const { category, type, shade } = product(turn);
    return { productClass: 'Sheet', category, type, shade };
  };
  const term = (turn: number) => ['oak', 'blue', 'teak matt', 'walnut below 4000'][turn % 4] ?? '';
  const facets = {
    class: 'Sheet',
    ...{ type: ['Wood Grain', 'Solid'], shade: ['Brown', 'Beige'], application: ['Kitchen'] },
  };
  const { class: productClass, ...lists } = facets;
  const buy = await buyer(origin, key(0));
  const sitemaps = (await got(`${origin}/sitemap.xml`)).match(/sitemap-products-\d+\.xml/g) ?? [];
  return {
    'list, first page': () => list({}),
    'list, three filters, by price': (turn) => list({ productClass, ...lists }, 1 + (turn % 3), 'asc'),
    'list, last page': () => list({}, totalPages),
    'list after a change of a product': async () => {
      await touch();
      await list({});
    },
    'facets of a class': () => anyone(getFacets, { query: { class: 'Sheet' } }),
    'facets, three filters': () => anyone(getFacets, { query: facets }),
    search: (turn) => anyone(searchProducts, { query: { id: term(turn), limit: PAGE } }),
    suggestions: (turn) =>
      anyone(suggestProducts, { query: { q: ['wa', 'blu', 'te', 'k'][turn % 4] ?? '' } }),
    product: (turn) => anyone(getProduct, { query: key(turn) }),
    'forms of a product': (turn) => anyone(getProductForms, { query: key(turn) }),
    'related products': (turn) => anyone(getRelatedProducts, { query: key(turn) }),
    'products of a shade': (turn) => anyone(colorsByShade, { body: line(turn) }),
    'swatches of every shade': (turn) =>
      anyone(availableShades, { body: { ...line(turn), material: 'Sheet', every_shade: true } }),
    'order, with its cart': buy,
    ...(customers && (await ordersOf(origin, customers))),
    'report of operations': () => got(`${origin}/ops`),
    'index of sitemaps': () => got(`${origin}/sitemap.xml`),
    'first sitemap of products': () => got(`${origin}/sitemap-products-1.xml`),
    'last sitemap of products': () => got(`${origin}/${sitemaps.at(-1)}`),
  };
}

async function ordersOf(origin: string, { few, most }: ManyCustomers): Promise<Record<string, Call>> {
  const [ofFew, ofMost] = [answered(await loggedIn(origin, few)), answered(await loggedIn(origin, most))];
  const [order] = await ofFew(getOrders, { query: {} });
  return {
    'three orders': () => ofFew(getOrders, { query: {} }),
    'one order': () => ofFew(getOrder, { query: { order_id: order.order_id } }),
    'newest of 5,000 orders': () => ofMost(getOrders, { query: {} }),
    'page 90 of 5,000 orders': () => ofMost(getOrders, { query: { page: 90, limit: 50 } }),
  };
}

/** Fills a cart, reads its price, orders and begins to pay: the calls of one order. */
async function buyer(origin: string, { id, material }: { id: string; material: string }): Promise<Call> {
  const buyers: ReturnType<typeof answered>[] = [];
  for (let place = 0; place < BUYERS; place += 1) {
    const call = answered(await loggedIn(origin, FIRST_BUYER + place));
    await call(saveAddress, { body: HOME });
    buyers.push(call);
  }
  return async (turn) => {
    const call = buyers[turn % BUYERS] ?? answered(caller(origin));
    await call(addCartItem, { body: { product_id: id, material, quantity: 2 } });
    await call(updateAddOn, {});
    const { total } = await call(getPriceSummary, { query: {} });
    const { address_label } = HOME;
    await call(createOrder, { body: { item_count: 2, payable_amount: total, address_label } });
  };
}

/** As search engines do, through the edge server. */
async function got(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'X-Public-Origin': 'http://localhost' } });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return await response.text();
}

function answered(call: ReturnType<typeof caller>) {
  return async <E extends Endpoint>(endpoint: E, request: EndpointRequest<E>) => {
    const { status, body } = await call(endpoint, request);
    if (status >= 400) throw new Error(`${endpoint.path} responded with ${status}: ${JSON.stringify(body)}`);
    return body;
  };
}
