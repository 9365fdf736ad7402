import type { CartItem } from 'shared-contracts/cart';
import { addCartItem } from 'shared-contracts/cart/endpoints';
import { ApiError, type CallOptions, callEndpoint } from 'shared-contracts/http';
import { isUndecided, newKey } from '../once.ts';

export type NewCartItem = { product_id: string; material: string; quantity: number };

/** Added product and quantity → the key of a press with an unknown outcome. Keys are lost when the page is left. */
const undecided = new Map<string, string>();

/**
 * Adds to the cart with an idempotency key for this press (CART-60). If the response is lost, or the press waits for a login, the next
 * press for the same product and quantity sends the same key. A provider without idempotency ignores the key.
 * @throws {ApiError} as `addCartItem`
 */
export async function addOnce(item: NewCartItem, options: CallOptions = {}): Promise<CartItem> {
  const { product_id, material, quantity } = item;
  const content = JSON.stringify([product_id, material, quantity]);
  const idempotencyKey = undecided.get(content) ?? newKey();
  undecided.set(content, idempotencyKey);
  try {
    const added = await callEndpoint(addCartItem, { body: item }, { ...options, idempotencyKey });
    undecided.delete(content);
    return added;
  } catch (error) {
    const isRefused = error instanceof ApiError && !error.sessionEnded && !isUndecided(error);
    if (isRefused) undecided.delete(content);
    throw error;
  }
}
