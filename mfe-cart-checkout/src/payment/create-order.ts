import type { CartItem, PriceSummary } from 'shared-contracts/cart';
import { orderItemCount } from 'shared-contracts/cart/rules';
import type { EndpointRequest } from 'shared-contracts/endpoint';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import type { PaymentStart } from 'shared-contracts/order';
import { createOrder, orderSamples } from 'shared-contracts/order/endpoints';
import { DEFAULT_PAYMENT_MODE } from 'shared-contracts/order/rules';
import { readOrderAttempt, storeOrderAttempt } from 'shared-contracts/session';
import { newKey } from '../once.ts';

type OrderRequest = EndpointRequest<typeof createOrder>['body'];

/** Milliseconds to wait for another tab's request with the same key. */
const MOST_WAITING = 15_000;

/**
 * Creates the order of a cart as it was shown (CHECK-7), and only once: two tabs, a repeated click and a reload send the same key
 * until the order is known (PAY-15). The server refuses the order if its own count or sum differs.
 * @throws {ApiError} as `createOrder`
 */
export function createOrderOnce(
  items: readonly CartItem[],
  summary: PriceSummary,
  address_label: string,
  buyer?: OrderRequest['buyer'],
): Promise<PaymentStart> {
  const order: OrderRequest = {
    item_count: orderItemCount(items),
    payable_amount: summary.total,
    address_label,
    coupon_code: summary.coupon_code ?? '',
    payment_mode: DEFAULT_PAYMENT_MODE,
    note: '',
    ...(buyer && { buyer }),
  };
  // Line ids and quantities tell this cart from a later one with the same products.
  const lines = items.map(({ cart_item_id, quantity }) => [cart_item_id, quantity]);
  return sendOrder(order, keyFor(JSON.stringify({ order, lines })));
}

/**
 * Orders samples once (SAMPLE-3), as `createOrderOnce` does with a cart.
 * @throws {ApiError} as `orderSamples`
 */
export function orderSamplesOnce(
  product_ids: string[],
  told: Omit<EndpointRequest<typeof orderSamples>['body'], 'product_ids'>,
): Promise<PaymentStart> {
  const body = { product_ids, ...told };
  const idempotencyKey = keyFor(JSON.stringify({ samples: body }));
  return untilKnown(() => callEndpoint(orderSamples, { body }, { idempotencyKey }));
}

/** The key of the request with this content that may have been sent before, or a new one. */
function keyFor(content: string): string {
  const kept = readOrderAttempt();
  if (kept?.content === content) return kept.key;
  const key = newKey();
  storeOrderAttempt({ key, content });
  return key;
}

/** Repeats the stored request of an order without a response: after a reload the cart may be empty, and the order unknown. */
export function repeatKeptOrder(): Promise<PaymentStart> | undefined {
  const kept = readOrderAttempt();
  const order = kept && readOrder(kept.content);
  return order ? sendOrder(order, kept.key) : undefined;
}

function readOrder(content: string): OrderRequest | undefined {
  try {
    return JSON.parse(content).order;
  } catch {
    // Another release of the shop may have stored the request in another shape.
    return undefined;
  }
}

function sendOrder(order: OrderRequest, idempotencyKey: string): Promise<PaymentStart> {
  return untilKnown(() => callEndpoint(createOrder, { body: order }, { idempotencyKey }));
}

/** Sends a request, retries while the provider still processes one with the same key, and removes the key once the order is known. */
async function untilKnown(send: () => Promise<PaymentStart>): Promise<PaymentStart> {
  const giveUpAt = Date.now() + MOST_WAITING;
  for (;;) {
    try {
      const start = await send();
      // The next order needs a new key, even if its content is the same.
      if (start.order_id) storeOrderAttempt(null);
      return start;
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 409 ? error.retryAfter : undefined;
      if (wait === undefined || Date.now() + wait * 1000 > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  }
}
