import type { CartItem } from 'shared-contracts/cart';
import { addCartItem } from 'shared-contracts/cart/endpoints';
import { ApiError, type CallOptions, callEndpoint } from 'shared-contracts/http';
import { isUndecided, newKey } from '../once.ts';

export type NewCartItem = { product_id: string; material: string; quantity: number };

/** The keys of presses whose outcome is unknown, by what the presses add. They are lost with the page. */
const undecided = new Map<string, string>();

/**
 * Adds to the cart with a key of this press (CART-60). A press whose response was lost, or that waits for a login, is repeated with its key
 * by the next press for the same product and quantity. A provider that knows no keys ignores it.
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
