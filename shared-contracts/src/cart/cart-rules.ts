import { isSameName } from '../product/same-name.ts';
import type { CartItem } from './cart.ts';

/** With fewer items, the cart hides price details and Place Order, because one sheet alone does not travel safely (CART-6, CART-14). */
export const MIN_ORDER_ITEMS = 2;
export const MIN_QUANTITY = 1;
/** The most pieces of one cart item; the provider rejects more with a 409 (CART-7, API-11). */
export const MAX_QUANTITY = 999;
/** Products of one request for a price without a cart (API-106). */
export const MAX_QUOTED_ITEMS = 100;
/** Category of the required packaging item, which the customer cannot change (CART-8). */
export const ADD_ON_CATEGORY = 'addon';

/** The provider's error if the cart has too few items for packaging. The storefront then skips the step silently (CART-12). */
export const TOO_FEW_FOR_ADD_ON =
  'Addons can be added only when there are 2 or more non-addon items in the cart';

type CartLine = Pick<CartItem, 'quantity'> & { Product: Pick<CartItem['Product'], 'category'> };

/** Whether an item is the packaging. Categories match in any letter case (DATA-5). */
export function isAddOn(item: CartLine): boolean {
  return isSameName(item.Product.category, ADD_ON_CATEGORY);
}

/** The sum of quantities without add-ons, to compare with `MIN_ORDER_ITEMS`. */
export function orderItemCount(items: readonly CartLine[]): number {
  return items.reduce((count, item) => (isAddOn(item) ? count : count + item.quantity), 0);
}

/** The sum of all quantities, add-ons included: the number on the badge (SITE-5). */
export function cartQuantity(items: readonly CartLine[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

export function canPlaceOrder(items: readonly CartLine[]): boolean {
  return orderItemCount(items) >= MIN_ORDER_ITEMS;
}
