import type { QueryClient } from '@tanstack/react-query';
import type { CartItem } from 'shared-contracts/cart';
import { removeCartItem, setCartItem } from 'shared-contracts/cart/endpoints';
import { emit } from 'shared-contracts/events';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { addOnce } from './add-once.ts';
import { cartQuery, cartRefreshed } from './cart-queries.ts';
import { lineKey } from './line-key.ts';

/** A quantity that the customer has chosen and the server's cart does not have yet; 0 removes the item. */
type PendingChange = {
  item: CartItem;
  quantity: number;
  resolve: () => void;
  reject: (error: unknown) => void;
};

/** By `lineKey`. */
export type ChangesByLine = ReadonlyMap<string, PendingChange>;

/**
 * The optimistic changes of a cart. Pages show them at once. They are sent one at a time, in order; of several changes to one
 * product, only the last is sent (CART-26).
 */
class PendingChanges {
  readonly #queries: QueryClient;
  readonly #listeners = new Set<() => void>();
  /** Changes sent since the cart was last read. They are shown until the cart contains them. */
  readonly #sent = new Set<PendingChange>();
  /** Quantities that the server has and the query cache does not. */
  readonly #confirmed = new Map<string, number>();
  #changes: ChangesByLine = new Map();
  #running = Promise.resolve();
  #isCacheOutdated = false;

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  readonly current = (): ChangesByLine => this.#changes;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  settled(): Promise<void> {
    return this.#running;
  }

  /**
   * Resolves when the cart has been refetched with the change, or a later change of the same product has replaced it.
   * @throws {ApiError} when the change failed and was rolled back. The end of a session is not thrown: the shell handles it
   */
  change(item: CartItem, quantity: number): Promise<void> {
    const key = lineKey(item);
    this.#changes.get(key)?.resolve();
    return new Promise((resolve, reject) => {
      this.#update([...this.#changes, [key, { item, quantity, resolve, reject }]]);
      this.#running = this.#running.then(() => this.#sendAll());
    });
  }

  async #sendAll(): Promise<void> {
    while (this.#changes.size > 0) {
      const next = [...this.#changes.values()].find((change) => !this.#sent.has(change));
      if (next) await this.#send(next).catch((error: unknown) => this.#rollBack(next, error));
      else await this.#readCart();
    }
  }

  async #send(change: PendingChange): Promise<void> {
    const before = this.#serverQuantity(change.item);
    if (before !== change.quantity) {
      this.#isCacheOutdated = true;
      await callFor(change, before);
      this.#confirmed.set(lineKey(change.item), change.quantity);
    }
    this.#sent.add(change);
  }

  async #rollBack(failed: PendingChange, error: unknown): Promise<void> {
    if (error instanceof ApiError && error.sessionEnded) return this.#dropAll((change) => change.resolve());
    const isReplaced = this.#changes.get(lineKey(failed.item)) !== failed;
    this.#remove((change) => change === failed);
    // The change may have been made although its response was lost, so the cart is read before anything else is sent.
    const isRead = await this.#readCart();
    if (!isReplaced) failed.reject(error);
    if (!isRead) this.#dropAll((change) => change.reject(error));
  }

  /** @returns whether the cache now has the server's cart */
  async #readCart(): Promise<boolean> {
    if (this.#isCacheOutdated) {
      this.#isCacheOutdated = false;
      emit('cart-updated', {});
      await cartRefreshed(this.#queries);
    }
    this.#confirmed.clear();
    for (const change of this.#sent) change.resolve();
    this.#remove((change) => this.#sent.has(change));
    this.#sent.clear();
    return this.#queries.getQueryState(cartQuery.queryKey)?.status !== 'error';
  }

  #serverQuantity(item: CartItem): number {
    const key = lineKey(item);
    const cached = this.#queries.getQueryData(cartQuery.queryKey)?.find((other) => lineKey(other) === key);
    return this.#confirmed.get(key) ?? cached?.quantity ?? 0;
  }

  #dropAll(settle: (change: PendingChange) => void): void {
    for (const change of this.#changes.values()) settle(change);
    this.#confirmed.clear();
    this.#sent.clear();
    this.#update([]);
  }

  #remove(isLeft: (change: PendingChange) => boolean): void {
    this.#update([...this.#changes].filter(([, change]) => !isLeft(change)));
  }

  #update(entries: Iterable<[string, PendingChange]>): void {
    this.#changes = new Map(entries);
    for (const listener of this.#listeners) listener();
  }
}

const queues = new WeakMap<QueryClient, PendingChanges>();

/** One queue for the whole shop, so that it goes on when the shopper leaves the cart page. */
export function pendingChangesOf(queries: QueryClient): PendingChanges {
  const changes = queues.get(queries) ?? new PendingChanges(queries);
  queues.set(queries, changes);
  return changes;
}

function callFor({ item, quantity }: PendingChange, before: number): Promise<unknown> {
  const { product_id } = item.Product;
  const { material } = item;
  if (quantity === 0) return callEndpoint(removeCartItem, { query: { product_id, material } });
  const body = { product_id, material, quantity };
  // Undo of a removal: setting a quantity never adds an item.
  return before === 0 ? addOnce(body) : callEndpoint(setCartItem, { body });
}
