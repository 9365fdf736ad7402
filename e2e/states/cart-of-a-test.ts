import type { CartItem, PriceSummary } from 'shared-contracts/cart';
import {
  getCart,
  getCartCharges,
  getPriceSummary,
  removeCartItem,
  setCartItem,
} from 'shared-contracts/cart/endpoints';
import { getRelatedProducts } from 'shared-contracts/product/endpoints';
import { aCartItem, anAddOn, aPriceSummary } from 'shared-contracts/testing/builders';
import { mockEndpoint } from '../browser/mocked-endpoint.ts';
import type { Page } from '../browser/shop-test.ts';

const LONG = 'Thiruvananthapuram-Vattiyoorkavu-Teak';

/** The provider has it: a link under the pointer has its page loaded ahead. */
const TEAK = aCartItem({ quantity: 1, Product: { product_id: 'S15-TEAK', colour_name: 'Malabar Teak' } });
const LONG_ONE = aCartItem({
  cart_item_id: 2,
  quantity: 999,
  Product: { product_id: 'LONG', colour_name: LONG, selling_price: null },
});

export const SUMS = aPriceSummary({
  coupon_discount: 0,
  coupon_code: null,
  tax: { rate: 18, amount: 4_237.63 },
  coupon_problem: null,
});

export const CARTS = {
  empty: [],
  one: [TEAK],
  two: [{ ...TEAK, quantity: 2 }, LONG_ONE, anAddOn()],
};

/** Responses that a test sets while the page is open. */
export type CartOfATest = {
  items: readonly CartItem[] | 'refused';
  sums: PriceSummary | 'refused' | 'pending';
};

/** A cart that no provider knows. Changes of quantities are accepted and change nothing. */
export async function mockCart(page: Page, cart: CartOfATest): Promise<void> {
  await mockEndpoint(page, getCartCharges, {
    json: {
      addOn: { name: 'Packaging', selling_price: 690 },
      deliveryFees: [
        { from: 0, fee: 1500 },
        { from: 25_000, fee: 0 },
      ],
      minimumItems: 2,
    },
  });
  await mockEndpoint(page, getRelatedProducts, { json: [] });
  await page.route(`**${getPriceSummary.path}*`, (route) => {
    if (cart.sums === 'pending') return;
    if (cart.sums === 'refused') return route.fulfill({ status: 500, json: {} });
    return route.fulfill({ json: cart.sums });
  });
  const changes: readonly string[] = [setCartItem.method, removeCartItem.method];
  for (const address of [`**${getCart.path}`, `**${getCart.path}?*`]) {
    await page.route(address, (route) => {
      if (changes.includes(route.request().method())) return route.fulfill({ json: { message: 'Changed' } });
      if (cart.items === 'refused') return route.fulfill({ status: 500, json: {} });
      return route.fulfill({ json: cart.items });
    });
  }
}
