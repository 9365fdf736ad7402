import { getAddonsCount, getCart } from 'shared-contracts/cart/endpoints';
import { canPlaceOrder } from 'shared-contracts/cart/rules';
import { callEndpoint } from 'shared-contracts/http';

/** `too few`: the cart has fewer items than an order needs (CART-6). */
export type AddOnNeed = 'there' | 'absent' | 'too few';

/**
 * Whether the cart lacks the mandatory packaging item.
 * @throws {ApiError} when the cart could not be read. An ended session raises no event.
 */
export async function readAddOnNeed(signal: AbortSignal): Promise<AddOnNeed> {
  const options = { signal, onSessionEnd: 'ask' } as const;
  const [items, { addOnsCount }] = await Promise.all([
    callEndpoint(getCart, {}, options),
    callEndpoint(getAddonsCount, {}, options),
  ]);
  if (!canPlaceOrder(items)) return 'too few';
  return addOnsCount > 0 ? 'there' : 'absent';
}
