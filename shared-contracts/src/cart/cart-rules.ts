import { isSameName } from '../product/same-name.ts';
import type { CartItem } from './cart.ts';

/** Spec 9. Fewer hide price details and Place Order: one sheet alone does not travel safely. */
export const MIN_ORDER_ITEMS = 2;
/** Spec 9. */
export const MIN_QUANTITY = 1;
/** api.md: more of one item is a 409. */
export const MAX_QUANTITY = 999;
/** Spec 3: the category of the required packaging item, which the customer cannot change. */
export const ADD_ON_CATEGORY = 'addon';

/** Spec 8: what the server says when there is nothing to pack yet; a soft skip for the storefront. */
export const TOO_FEW_FOR_ADD_ON =
  'Addons can be added only when there are 2 or more non-addon items in the cart';

type CartLine = Pick<CartItem, 'quantity'> & { Product: Pick<CartItem['Product'], 'category'> };

export function isAddOn(item: CartLine): boolean {
  return isSameName(item.Product.category, ADD_ON_CATEGORY);
}

/** The sum of quantities, add-ons left out: what `MIN_ORDER_ITEMS` is compared with. */
export function orderItemCount(items: readonly CartLine[]): number {
  return items.reduce((count, item) => (isAddOn(item) ? count : count + item.quantity), 0);
}

/** What the badge shows: the sum of all quantities, the add-on too. */
export function cartQuantity(items: readonly CartLine[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

export function canPlaceOrder(items: readonly CartLine[]): boolean {
  return orderItemCount(items) >= MIN_ORDER_ITEMS;
}
