import * as z from 'zod/mini';
import { CartItem } from '../cart/cart.ts';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { text, textOrNumber, wholeNumberParameter } from '../endpoint/field-schemas.ts';
import { OrderDetail, OrderList, OrderPayment, PaymentStart } from './order.ts';
import { DEFAULT_PAYMENT_MODE, MAX_SAMPLES } from './order-rules.ts';

const order_id = z.string().check(z.minLength(1), z.maxLength(60));

export const getOrders = defineEndpoint({
  name: 'getOrders',
  method: 'GET',
  path: '/api/order/myorders',
  summary: 'The customer’s orders, newest first: a page of them, or the newest 200.',
  needsLogin: true,
  // An addition: a provider may ignore both parameters, and send all orders (API-105).
  query: z.optional(
    z.object({
      page: z.optional(wholeNumberParameter(1, 1_000_000)),
      limit: z.optional(wholeNumberParameter(1, 100)),
    }),
  ),
  response: OrderList,
  failureMessage: 'Failed to fetch your orders.',
});

export const getOrder = defineEndpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/api/order/details',
  summary: 'One order with its items and address; another customer’s order is a 404.',
  needsLogin: true,
  query: z.object({ order_id }),
  response: OrderDetail,
  failureMessage: 'Failed to fetch order details.',
});

/**
 * Turns the cart into an order that waits for its payment, and empties the cart. A 409 means that the cart differs from what
 * the shopper saw; a 409 with `Retry-After` means that a request with the same key is still being processed. After a 502 the
 * order exists, and the same key leads to the same order.
 */
export const createOrder = defineEndpoint({
  name: 'createOrder',
  method: 'POST',
  path: '/api/order',
  summary: 'Turns the cart into an order, and names the page on which it is paid.',
  needsLogin: true,
  takesIdempotencyKey: true,
  body: z.object({
    /** Pieces without add-ons. */
    item_count: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    /** The total in rupees. It sets no price: if the server's total differs, the response is a 409 (PRICE-7). */
    payable_amount: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
    address_label: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The code in the price summary; empty without a coupon. */
    coupon_code: z.nullish(z.string().check(z.maxLength(40))),
    payment_mode: z._default(z.string().check(z.minLength(1), z.maxLength(40)), DEFAULT_PAYMENT_MODE),
    note: z._default(z.string().check(z.maxLength(1000)), ''),
    /** An addition, if the charges have `takesBuyer`: a firm with its GST number, both or neither (API-152). */
    buyer: z.optional(
      z.object({ firm: z.string().check(z.maxLength(300)), gstin: z.string().check(z.maxLength(300)) }),
    ),
  }),
  response: PaymentStart,
  successStatus: 201,
  failureMessage: 'Failed to initiate payment.',
});

/**
 * An addition: a provider that sends no `sampleFee` in the charges lacks it. Makes an order of samples, whose fee is the whole price, and
 * leaves the cart alone. It needs an `Idempotency-Key`: the same key leads to the same order, also after a 502. A 409 means that the
 * fee differs, or that a product cannot be bought; a 409 with `Retry-After`, that a request with the same key is still being processed.
 */
export const orderSamples = defineEndpoint({
  name: 'orderSamples',
  method: 'POST',
  path: '/api/sample',
  isAddition: true,
  summary: 'Orders samples of up to five decors, and names the page on which their fee is paid.',
  needsLogin: true,
  takesIdempotencyKey: true,
  body: z.object({
    /** Different products, one piece of each. */
    product_ids: z
      .array(z.string().check(z.minLength(1), z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(MAX_SAMPLES)),
    address_label: z.string().check(z.minLength(1), z.maxLength(200)),
    /** The fee that the shopper saw, in rupees. It sets no price: if the server's fee differs, the response is a 409 (SAMPLE-4). */
    payable_amount: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  }),
  response: PaymentStart,
  successStatus: 201,
  failureMessage: 'Your samples could not be ordered.',
});

/** An addition: without it an unpaid order cannot be paid later (API-18). */
export const payOrder = defineEndpoint({
  name: 'payOrder',
  method: 'POST',
  path: '/api/order/pay',
  isAddition: true,
  summary:
    'The page on which an unpaid order is paid: of its pending attempt, or of a new one after a failure.',
  needsLogin: true,
  body: z.object({ order_id }),
  response: PaymentStart,
  failureMessage: 'Failed to initiate payment.',
});

/** An addition: without it, the storefront knows only the order's details (API-18). */
export const getOrderPayment = defineEndpoint({
  name: 'getOrderPayment',
  method: 'GET',
  path: '/api/order/payment',
  isAddition: true,
  summary:
    'How far the payment of an order is. The provider asks the payment gateway, at most every 2 seconds.',
  needsLogin: true,
  query: z.object({ order_id }),
  response: OrderPayment,
  failureMessage: 'Failed to check the payment of this order.',
});

/** An addition: without it items cannot be restored (API-18). */
export const restoreOrder = defineEndpoint({
  name: 'restoreOrder',
  method: 'POST',
  path: '/api/order/restore',
  isAddition: true,
  summary:
    'Puts the items of an unpaid or cancelled order back into the cart, once, and ends the time to pay it. Samples leave the cart as it is. A paid order is a 409.',
  needsLogin: true,
  body: z.object({ order_id }),
  response: z.array(CartItem),
  failureMessage: 'Failed to restore the items of this order.',
});

/** An addition: a provider may respond with 404 or 405 for one of the customer's own orders (API-18). */
export const reorder = defineEndpoint({
  name: 'reorder',
  method: 'POST',
  path: '/api/order/reorder',
  isAddition: true,
  summary:
    'Adds the products of an order to the cart at today’s prices, and names those that cannot be bought.',
  needsLogin: true,
  body: z.object({ order_id }),
  response: z.object({
    /** The order's products, as they are now in the cart. */
    items: z.array(CartItem),
    unavailable: z.array(z.object({ product_id: textOrNumber, colour_name: text })),
  }),
  failureMessage: 'Failed to add the products of this order to your cart.',
});
