import { type FacetName, SHOP_FACETS } from 'shared-contracts/product/facets';
import { hasPriceRange } from './price-range.ts';
import { shopMessages } from './shop-messages.ts';
import { limitPrice, type ShopSearch, toggleFacet } from './shop-search.ts';

export type ChosenCondition = {
  filter: FacetName | 'price';
  /** The condition in the shopper's words. */
  label: string;
  without: ShopSearch;
};

/** Lists everything that narrows the class, in the order of the filter panel. */
export function chosenConditions(shown: ShopSearch): ChosenCondition[] {
  const names = SHOP_FACETS.flatMap(({ name: filter }) =>
    shown[filter].map((label) => ({ filter, label, without: toggleFacet(shown, filter, label) })),
  );
  if (!hasPriceRange(shown)) return names;
  return [
    ...names,
    { filter: 'price', label: shopMessages.priceRange(shown), without: limitPrice(shown, {}) },
  ];
}
