import type { PriceSummary } from 'shared-contracts/cart';
import {
  getCart,
  getCartCharges,
  getPriceSummary,
  removeCartItem,
  setCartItem,
} from 'shared-contracts/cart/endpoints';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { getOrderPayment } from 'shared-contracts/order/endpoints';
import { aCartItem, aFailedPayment, anAddOn } from 'shared-contracts/testing/builders';
import {
  click,
  errorResponse,
  type MockApi,
  noResponse,
  type Scene,
  type Scenes,
  type,
} from 'shared-contracts/testing/scene';
import cart from '../cart/cart-page.tsx';
import { messages } from '../messages.ts';
import { paymentMessages } from '../payment/payment-messages.ts';
import { asCustomer, LONG } from './customer-scene.ts';
import { SUMMARY } from './sample-cart.ts';

const TEAK = aCartItem({ quantity: 1, Product: { product_id: 'S15-TEAK', colour_name: 'Malabar Teak' } });
const UNPRICED = aCartItem({
  cart_item_id: 2,
  quantity: 999,
  Product: { product_id: 'LONG', colour_name: LONG, selling_price: null },
});
const SUMS: PriceSummary = {
  ...SUMMARY,
  coupon_discount: 0,
  coupon_code: null,
  tax: { rate: 18, amount: 4_237.63 },
};
const COUPON_PROBLEM = {
  coupon_code: 'HOME2000',
  message: 'This coupon code needs items worth ₹40,000.00 or more in your cart.',
};

const onCart = (given: Scene['given'], shows: string, act?: Scene['act'], at = '/cart') =>
  asCustomer(<cart.Page />, at, given, shows, act && { act });

const isEmpty = (api: MockApi) => api.respond(getCart, () => ({ message: 'No items in cart' }));

/** A cart with one product that has no price, and no coupon. */
const withUnpriced = (api: MockApi) => {
  api.respond(getCart, () => [{ ...TEAK, quantity: 2 }, UNPRICED, anAddOn()]);
  api.respond(getPriceSummary, () => SUMS);
};

/** The provider accepts changes. @param after changes its later responses */
const isChanged = (api: MockApi, after: () => void) => {
  for (const endpoint of [setCartItem, removeCartItem])
    api.respond(endpoint, () => {
      after();
      return { message: 'Changed' };
    });
};

export const cartScenes: Scenes = {
  'cart: ready': onCart(undefined, 'Walnut Gloss'),
  'cart: a product without a price': onCart(withUnpriced, messages.cart.noPrice),
  'cart: empty': onCart(isEmpty, messages.cart.empty),
  'cart: loading': onCart((api) => api.respond(getCart, noResponse), messages.cart.loading),
  'cart: failed': onCart(
    (api) => api.respond(getCart, () => errorResponse(500)),
    messages.cart.failed(getCart.failureMessage),
  ),
  'cart: one piece': onCart((api) => api.respond(getCart, () => [TEAK]), messages.almostThere.title),
  'cart: without its price details': onCart(
    (api) => api.respond(getPriceSummary, () => errorResponse(500)),
    getPriceSummary.failureMessage,
  ),
  'cart: an order that cannot be placed': onCart(withUnpriced, messages.placeOrder.unpriced, () =>
    click('button', messages.placeOrder.place),
  ),
  'cart: a coupon without a code': onCart(withUnpriced, messages.coupon.empty, () =>
    click('button', messages.coupon.apply),
  ),
  'cart: an applied coupon': onCart(
    (api) => {
      withUnpriced(api);
      api.respond(getPriceSummary, ({ query }) =>
        query['coupon_code'] ? { ...SUMS, coupon_code: 'WELCOME5', coupon_discount: 476.5 } : SUMS,
      );
    },
    messages.coupon.saved('₹476.50'),
    async () => {
      await type(messages.coupon.label, 'welcome5');
      await click('button', messages.coupon.apply);
    },
  ),
  'cart: a coupon that no longer applies': onCart(
    (api) => api.respond(getPriceSummary, () => ({ ...SUMS, coupon_problem: COUPON_PROBLEM })),
    COUPON_PROBLEM.message,
  ),
  'cart: sums that are being computed': onCart(
    (api) => {
      withUnpriced(api);
      isChanged(api, () => {
        api.respond(getCart, () => [{ ...TEAK, quantity: 3 }, UNPRICED, anAddOn()]);
        api.respond(getPriceSummary, noResponse);
      });
    },
    messages.cart.counts(2, 1002),
    () => click('button', 'One more'),
  ),
  'cart: a removed product': onCart(
    (api) => {
      api.respond(getCart, () => [TEAK]);
      isChanged(api, () => isEmpty(api));
    },
    messages.cart.undoRemoving('Malabar Teak'),
    () => click('button', messages.cart.remove('Malabar Teak')),
  ),
  'cart: a cancelled payment': {
    ...onCart(
      (api) => {
        isEmpty(api);
        api.respond(getOrderPayment, () => aFailedPayment({ state: 'confirming' }));
      },
      paymentMessages.unpaid('LH-1'),
      undefined,
      '/cart?cancelled=LH-1',
    ),
    shifts: 'The sentence about the order comes above the cart.',
  },
  'cart: too few pieces for the checkout': onCart(
    isEmpty,
    paymentMessages.tooFew(MIN_ORDER_ITEMS),
    undefined,
    '/cart?returned=too-few',
  ),
  'cart: without its charges': onCart(
    (api) => api.respond(getCartCharges, () => errorResponse(404)),
    'Walnut Gloss',
  ),
};
