import { QueryClient } from '@tanstack/react-query';
import {
  addCartItem,
  getCart,
  getPriceSummary,
  removeCartItem,
  setCartItem,
} from 'shared-contracts/cart/endpoints';
import { storeSession } from 'shared-contracts/session';
import { errorResponse, hear, mockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SAGE, WALNUT } from '../testing/sample-cart.ts';
import { cartQuery } from './cart-queries.ts';
import { pendingChangesOf } from './pending-changes.ts';

const PRODUCTS = [WALNUT, SAGE, { ...SAGE, Product: { ...SAGE.Product, product_id: 'TEA-7' } }];

const RUNS = 60;

/** Mulberry32: the same seed gives the same run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A server with a cart, that is slow, refuses, and loses responses, each at random. */
function unreliableServer(random: () => number, faults: number) {
  const cart = new Map(PRODUCTS.map(({ Product, quantity }) => [Product.product_id, quantity]));
  const seen = { writes: 0, atOnce: 0, most: 0 };
  const api = mockApi();

  async function write(change: () => void) {
    seen.writes += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    try {
      await pause(random() * 400);
      const fate = random();
      if (fate < faults) errorResponse(409, { message: 'Refused.' });
      if (fate < faults * 2) networkError();
      change();
      await pause(random() * 400);
      if (fate < faults * 3) networkError();
      return { message: 'Changed' };
    } finally {
      seen.atOnce -= 1;
    }
  }
  const present = (product_id: string) => cart.has(product_id) || errorResponse(404);
  const item = (product_id: string) => ({
    ...WALNUT,
    Product: { ...WALNUT.Product, product_id },
    quantity: cart.get(product_id) ?? 0,
  });

  api.respond(getCart, async () => {
    await pause(random() * 300);
    const items = [...cart.keys()].map(item);
    await pause(random() * 300);
    return items;
  });
  api.respond(setCartItem, ({ body: { product_id, quantity } }) =>
    write(() => present(String(product_id)) && cart.set(String(product_id), Number(quantity))),
  );
  api.respond(addCartItem, async ({ body: { product_id, quantity } }) => {
    const id = String(product_id);
    await write(() => cart.set(id, (cart.get(id) ?? 0) + Number(quantity)));
    return item(id);
  });
  api.respond(removeCartItem, ({ query: { product_id } }) =>
    write(() => present(String(product_id)) && cart.delete(String(product_id))),
  );
  return { cart, seen, api };
}

let queries: QueryClient;
const cached = () => {
  const items = queries.getQueryData(cartQuery.queryKey) ?? [];
  return new Map(items.map(({ Product, quantity }) => [Product.product_id, quantity]));
};

beforeEach(() => {
  vi.useFakeTimers();
  storeSession({ token: 'token', phone: '9876543210' });
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
});

/** A shopper clicks at random, `clicks` times. Resolves when everything has settled. */
async function shop(seed: number, clicks: number, faults: number) {
  const random = randomFrom(seed);
  const { cart, seen } = unreliableServer(random, faults);
  const load = queries.fetchQuery(cartQuery);
  await vi.runAllTimersAsync();
  await load;

  const changes = pendingChangesOf(queries);
  const wanted = new Map(cart);
  const failed = new Set<string>();
  const shown = (id: string) =>
    [...changes.current().values()].find(({ item }) => item.Product.product_id === id)?.quantity;
  for (let click = 0; click < clicks; click += 1) {
    const product = PRODUCTS[Math.floor(random() * PRODUCTS.length)] ?? WALNUT;
    const id = product.Product.product_id;
    const quantity = Math.floor(random() * 4);
    failed.delete(id);
    wanted.set(id, quantity);
    void changes.change(product, quantity).catch(() => failed.add(id));
    expect(shown(id), 'shown at once').toBe(quantity);
    await vi.advanceTimersByTimeAsync(random() * 500);
  }
  await vi.runAllTimersAsync();
  await changes.settled();
  return { cart, wanted, failed, seen, left: changes.current().size };
}

describe('changes of the cart at random moments', () => {
  it.each([
    ['without faults', 0],
    ['with refusals and lost responses', 0.12],
  ])('CART-26 reach the server, the last of each product, or are taken back: %s', async (_, faults) => {
    for (let seed = 0; seed < RUNS; seed += 1) {
      queries.clear();
      const { cart, wanted, failed, seen, left } = await shop(seed, 12, faults);
      for (const [id, quantity] of wanted) {
        if (!failed.has(id)) expect(cart.get(id) ?? 0, `${id} in run ${seed}`).toBe(quantity);
      }
      expect(cached(), `the cart in run ${seed}`).toEqual(cart);
      expect({ left, atOnce: seen.most }).toEqual({ left: 0, atOnce: 1 });
      if (faults === 0) expect(failed).toEqual(new Set());
    }
  });
});

describe('changes of one product', () => {
  const quantities = (api: ReturnType<typeof unreliableServer>['api']) =>
    api.callsOf(setCartItem).map(({ body }) => body['quantity']);

  async function withCart(faults = 0) {
    const server = unreliableServer(randomFrom(1), faults);
    const load = queries.fetchQuery(cartQuery);
    await vi.runAllTimersAsync();
    await load;
    return { ...server, changes: pendingChangesOf(queries) };
  }

  it('CART-26 send the first at once, then the last', async () => {
    const { changes, api } = await withCart();
    for (const quantity of [5, 6, 7, 8]) void changes.change(WALNUT, quantity);
    await vi.runAllTimersAsync();
    expect(quantities(api)).toEqual([8]);
    void changes.change(WALNUT, 9);
    await vi.advanceTimersByTimeAsync(1);
    for (const quantity of [10, 11]) void changes.change(WALNUT, quantity);
    await vi.runAllTimersAsync();
    expect(quantities(api)).toEqual([8, 9, 11]);
  });

  it('send nothing that ends where it began', async () => {
    const { changes, api } = await withCart();
    const updated = hear('cart-updated');
    void changes.change(WALNUT, 5);
    void changes.change(WALNUT, WALNUT.quantity);
    await vi.runAllTimersAsync();
    expect(quantities(api)).toEqual([]);
    expect(updated).not.toHaveBeenCalled();
    expect(changes.current().size).toBe(0);
  });

  it('CART-27 add a removed product again, without counting it twice', async () => {
    const { changes, cart, api } = await withCart();
    void changes.change(SAGE, 0);
    await vi.runAllTimersAsync();
    expect(cart.has('SAG-20')).toBe(false);
    void changes.change(SAGE, 2);
    await vi.runAllTimersAsync();
    expect(cart.get('SAG-20')).toBe(2);
    expect(api.callsOf(addCartItem).map(({ body }) => body['quantity'])).toEqual([2]);
  });

  it('all fail when the cart cannot be read after a failure', async () => {
    const { changes, api } = await withCart();
    api.respond(setCartItem, async () => {
      await pause(10);
      return networkError();
    });
    api.respond(getCart, () => networkError());
    api.respond(getPriceSummary, () => networkError());
    const results = Promise.allSettled([changes.change(WALNUT, 5), changes.change(SAGE, 3)]);
    await vi.runAllTimersAsync();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(api.callsOf(setCartItem)).toHaveLength(1);
  });

  it('are dropped without an error when the session ends', async () => {
    const { changes, api } = await withCart();
    api.respond(setCartItem, () => errorResponse(401));
    const results = Promise.allSettled([changes.change(WALNUT, 5), changes.change(SAGE, 3)]);
    await vi.runAllTimersAsync();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(changes.current().size).toBe(0);
  });
});
