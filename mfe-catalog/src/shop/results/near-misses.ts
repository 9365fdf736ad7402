import type { EndpointResponse } from 'shared-contracts/endpoint';
import type { getFacets } from 'shared-contracts/product/endpoints';
import { SHOP_FACETS } from 'shared-contracts/product/facets';
import { isSameName } from 'shared-contracts/product/same-name';
import { hasPriceRange } from '../../shop-address/price-range.ts';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { limitPrice, type ShopSearch } from '../../shop-address/shop-search.ts';

/** A filter whose change alone would find products. */
export type NearMiss = {
  instead: string;
  /** The values that would find products instead, those with the most products first. */
  offers: { label: string; count: number; to: ShopSearch }[];
};

/** The conditions that no product meets all of. The values of one filter are alternatives. */
export function conditionsTogether(shown: ShopSearch): string[] {
  const ofFacets = SHOP_FACETS.map(({ name }) => shopMessages.either(shown[name])).filter(Boolean);
  return hasPriceRange(shown) ? [...ofFacets, shopMessages.priceRange(shown)] : ofFacets;
}

/** The most offers per filter: more would not help to choose. */
const MOST_OFFERS = 3;

/** Finds alternatives for each condition, by counts that include the other conditions (API-19). */
export function nearMisses(shown: ShopSearch, counts: EndpointResponse<typeof getFacets>): NearMiss[] {
  const ofFacets = SHOP_FACETS.map(({ name: facet }) => {
    const chosen = shown[facet];
    const others = (counts[facet] ?? []).filter(
      ({ name, count }) => count > 0 && !chosen.some((one) => isSameName(one, name)),
    );
    const offers = others
      .toSorted((one, other) => other.count - one.count)
      .slice(0, MOST_OFFERS)
      .map(({ name, count }) => ({ label: name, count, to: { ...shown, [facet]: [name], page: 1 } }));
    return { instead: shopMessages.either(chosen), offers: chosen.length > 0 ? offers : [] };
  });
  return [...ofFacets, priceMiss(shown, counts.price?.any_price)].filter(({ offers }) => offers.length > 0);
}

type AnyPrice = NonNullable<EndpointResponse<typeof getFacets>['price']>['any_price'];

function priceMiss(shown: ShopSearch, any: AnyPrice | undefined): NearMiss {
  const instead = shopMessages.priceRange(shown);
  if (!hasPriceRange(shown) || !any?.count) return { instead, offers: [] };
  const label = shopMessages.anyPrice(any.min);
  return { instead, offers: [{ label, count: any.count, to: limitPrice(shown, {}) }] };
}
