import { SHOP_FACETS } from 'shared-contracts/product/facets';
import { messages } from '../../messages.ts';
import type { ShopSearch } from '../../shop-address/shop-search.ts';

/** Nothing for what was asked for, or nothing at all (spec section 8). */
export function noProductsWords(shown: ShopSearch): string {
  return isNarrowed(shown) ? messages.noProductsFound : messages.noProductsAvailable;
}

/** Whether the shopper has asked for less than a whole class. */
export function isNarrowed(shown: ShopSearch): boolean {
  return shown.search !== '' || SHOP_FACETS.some(({ name }) => shown[name].length > 0);
}
