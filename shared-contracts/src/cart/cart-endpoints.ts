import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { messageResponse } from '../endpoint/field-schemas.ts';
import { Cart, CartCharges, CartItem, PriceSummary } from './cart.ts';
import { MAX_QUANTITY, MAX_QUOTED_ITEMS, MIN_QUANTITY } from './cart-rules.ts';

const product_id = z.string().check(z.minLength(1), z.maxLength(200));
const material = z.string().check(z.maxLength(200));
const quantity = z.int().check(z.minimum(MIN_QUANTITY), z.maximum(MAX_QUANTITY));

export const getCart = defineEndpoint({
  name: 'getCart',
  method: 'GET',
  path: '/api/cart',
  summary: 'The customer’s cart.',
  needsLogin: true,
  response: Cart,
  failureMessage: 'Failed to fetch cart items.',
});

export const addCartItem = defineEndpoint({
  name: 'addCartItem',
  method: 'POST',
  path: '/api/cart',
  summary: 'Adds to the quantity that is in the cart. With an `Idempotency-Key`, once for each key.',
  needsLogin: true,
  takesIdempotencyKey: true,
  body: z.object({ product_id, material, quantity }),
  response: CartItem,
  failureMessage: 'An unexpected error occurred.',
});

export const setCartItem = defineEndpoint({
  name: 'setCartItem',
  method: 'PUT',
  path: '/api/cart',
  summary: 'Sets the quantity; 0 removes the item.',
  needsLogin: true,
  body: z.object({ product_id, material, quantity: z.int().check(z.minimum(0), z.maximum(MAX_QUANTITY)) }),
  response: z.union([CartItem, messageResponse]),
  failureMessage: 'Failed to update the quantity.',
});

export const removeCartItem = defineEndpoint({
  name: 'removeCartItem',
  method: 'DELETE',
  path: '/api/cart',
  summary: 'Removes an item.',
  needsLogin: true,
  query: z.object({ product_id, material: z.optional(material) }),
  response: messageResponse,
  failureMessage: 'Failed to remove the item.',
});

export const getPriceSummary = defineEndpoint({
  name: 'getPriceSummary',
  method: 'GET',
  path: '/api/cart/getpricesummary',
  summary:
    'What the cart costs. A coupon code is kept with the cart from then on; an empty one clears it, an absent one keeps it. With `with_add_on=true` the sums are those of the order: with the packaging that Place Order adds.',
  needsLogin: true,
  query: z.object({
    coupon_code: z.optional(z.string().check(z.maxLength(40))),
    /** An addition: a provider that ignores it sends no `add_on` (API-18). */
    with_add_on: z.optional(z.enum(['true', 'false'])),
  }),
  response: PriceSummary,
  failureMessage: 'Failed to fetch price summary.',
});

export const updateAddOn = defineEndpoint({
  name: 'updateAddOn',
  method: 'POST',
  path: '/api/cart/updateAddOn',
  summary: 'Adds the mandatory packaging item; idempotent.',
  needsLogin: true,
  response: messageResponse,
  failureMessage: 'Failed to add mandatory product to cart.',
});

export const getAddonsCount = defineEndpoint({
  name: 'getAddonsCount',
  method: 'GET',
  path: '/api/cart/getAddonsCount',
  summary: 'How many add-ons the cart holds.',
  needsLogin: true,
  response: z.object({ addOnsCount: z.number() }),
  failureMessage: 'Failed to check for addons in cart.',
});

/** An addition to the contract: without it charges are first shown in the cart (API-40). */
export const getCartCharges = defineEndpoint({
  name: 'getCartCharges',
  method: 'GET',
  path: '/api/cart/charges',
  isAddition: true,
  summary:
    'What every order costs beside its goods: packaging, delivery by the value of the goods. Also the days without deliveries, where the provider has a list of its own. Needs no login.',
  response: CartCharges,
  failureMessage: 'Failed to fetch the charges.',
});

/** An addition to the contract: without it costs are first shown in the cart (API-106). */
export const quoteItems = defineEndpoint({
  name: 'quoteItems',
  method: 'POST',
  path: '/api/cart/quote',
  isAddition: true,
  onlyReads: true,
  summary:
    'What an order of these items would cost, without a coupon, with the packaging that Place Order adds. Changes no cart, and needs no login.',
  body: z.object({
    items: z
      .array(z.object({ product_id, material, quantity }))
      .check(z.minLength(1), z.maxLength(MAX_QUOTED_ITEMS)),
  }),
  response: PriceSummary,
  failureMessage: 'Failed to fetch price summary.',
});
