import type { QueryClient } from '@tanstack/react-query';
import type { CartItem } from 'shared-contracts/cart';
import { addCartItem, removeCartItem, setCartItem } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { cartQuery, cartRefreshed } from './cart-queries.ts';
import { lineKey } from './line-key.ts';

/** A quantity that the customer has chosen and the server's cart does not have yet; 0 removes the item. */
type Wish = { item: CartItem; quantity: number };

/** By `lineKey`. */
export type Wishes = ReadonlyMap<string, Wish>;

/**
 * The optimistic changes of a cart. The pages show them at once; they are sent one at a time, in order, and of several changes of one
 * product only the last (CART-26).
 */
export type CartWishes = {
  current: () => Wishes;
  subscribe: (listener: () => void) => () => void;
  /**
   * Resolves when the cart has been refetched with the change, or a later change of the same product has replaced it.
   * @throws {ApiError} when the change failed and was taken back. The end of a session is not thrown: the shell handles it
   */
  wish: (item: CartItem, quantity: number) => Promise<void>;
  /** Resolves when no change is left. */
  settled: () => Promise<void>;
};

const queues = new WeakMap<QueryClient, CartWishes>();

/** One queue for the whole shop, so that it goes on when the shopper leaves the cart page. */
export function cartWishesOf(queries: QueryClient): CartWishes {
  const known = queues.get(queries);
  if (known) return known;
  const created = createCartWishes(queries);
  queues.set(queries, created);
  return created;
}

type OpenWish = Wish & { resolve: () => void; reject: (error: unknown) => void };

function createCartWishes(queries: QueryClient): CartWishes {
  let wishes: ReadonlyMap<string, OpenWish> = new Map();
  let running = Promise.resolve();
  const listeners = new Set<() => void>();
  /** Carried out since the cart was last read. They stay shown until the cart that has them is here. */
  const done = new Set<OpenWish>();
  /** Quantities that the server has and the query cache does not. */
  const confirmed = new Map<string, number>();
  let isSent = false;

  function update(entries: Iterable<[string, OpenWish]>): void {
    wishes = new Map(entries);
    for (const listener of listeners) listener();
  }

  function withdraw(isLeft: (wish: OpenWish) => boolean): void {
    update([...wishes].filter(([, wish]) => !isLeft(wish)));
  }

  function serverQuantity(item: CartItem): number {
    const key = lineKey(item);
    const cached = queries.getQueryData(cartQuery.queryKey)?.find((other) => lineKey(other) === key);
    return confirmed.get(key) ?? cached?.quantity ?? 0;
  }

  async function carryOut(wish: OpenWish): Promise<void> {
    const before = serverQuantity(wish.item);
    if (before !== wish.quantity) {
      isSent = true;
      await send(wish, before);
      confirmed.set(lineKey(wish.item), wish.quantity);
    }
    done.add(wish);
  }

  /** @returns whether the cache now has the server's cart */
  async function readCart(): Promise<boolean> {
    if (isSent) {
      isSent = false;
      emit('cart-updated', {});
      await cartRefreshed(queries);
    }
    confirmed.clear();
    for (const wish of done) wish.resolve();
    withdraw((wish) => done.has(wish));
    done.clear();
    return queries.getQueryState(cartQuery.queryKey)?.status !== 'error';
  }

  async function takeBack(failed: OpenWish, error: unknown): Promise<void> {
    if (error instanceof ApiError && error.sessionEnded) return abandon((wish) => wish.resolve());
    const isReplaced = wishes.get(lineKey(failed.item)) !== failed;
    withdraw((wish) => wish === failed);
    // A change may have been made although its response is lost, so nothing else is sent before the cart is read.
    const isRead = await readCart();
    if (!isReplaced) failed.reject(error);
    if (!isRead) abandon((wish) => wish.reject(error));
  }

  function abandon(settle: (wish: OpenWish) => void): void {
    for (const wish of wishes.values()) settle(wish);
    confirmed.clear();
    done.clear();
    update([]);
  }

  async function run(): Promise<void> {
    while (wishes.size > 0) {
      const next = [...wishes.values()].find((wish) => !done.has(wish));
      if (next) await carryOut(next).catch((error: unknown) => takeBack(next, error));
      else await readCart();
    }
  }

  function wish(item: CartItem, quantity: number): Promise<void> {
    const key = lineKey(item);
    wishes.get(key)?.resolve();
    return new Promise((resolve, reject) => {
      update([...wishes, [key, { item, quantity, resolve, reject }]]);
      running = running.then(run);
    });
  }

  return {
    current: () => wishes,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wish,
    settled: () => running,
  };
}

function send({ item, quantity }: Wish, before: number): Promise<unknown> {
  const { product_id } = item.Product;
  const { material } = item;
  if (quantity === 0) return callEndpoint(removeCartItem, { query: { product_id, material } });
  const body = { product_id, material, quantity };
  // A removed item that comes back: setting a quantity never adds an item.
  return callEndpoint(before === 0 ? addCartItem : setCartItem, { body });
}
