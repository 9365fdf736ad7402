import * as z from 'zod/mini';
import { CartItem } from '../cart/cart.ts';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { text, textOrNumber } from '../endpoint/field-schemas.ts';
import { OrderDetail, OrderList } from './order.ts';

const order_id = z.string().check(z.minLength(1), z.maxLength(60));

export const getOrders = defineEndpoint({
  name: 'getOrders',
  method: 'GET',
  path: '/api/order/myorders',
  summary: 'The customer’s orders, newest first.',
  needsLogin: true,
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

/** An addition: a provider may respond with 404 or 405 for one of the customer's own orders (API-18). */
export const reorder = defineEndpoint({
  name: 'reorder',
  method: 'POST',
  path: '/api/order/reorder',
  summary:
    'Adds the products of an order to the cart at today’s prices, and names those that cannot be bought.',
  needsLogin: true,
  body: z.object({ order_id }),
  response: z.object({
    /** The order's products as they are in the cart now. */
    items: z.array(CartItem),
    unavailable: z.array(z.object({ product_id: textOrNumber, colour_name: text })),
  }),
  failureMessage: 'Failed to add the products of this order to your cart.',
});
