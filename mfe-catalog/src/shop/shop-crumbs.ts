import type { Crumb } from 'shared-contracts/look';
import { ROUTES, shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import type { ShopSearch } from '../shop-address/shop-search.ts';

/** The way to a product list. */
export function shopCrumbs({ search, productClass }: ShopSearch): Crumb[] {
  return [
    { label: messages.home, to: ROUTES.home },
    { label: messages.shop, to: shopPath() },
    { label: search ? messages.searchResults : messages.classCrumbs[productClass] },
  ];
}
