import type { QueryClient } from '@tanstack/react-query';
import { isSameName } from './same-name.ts';
import { SHOP_FACETS, type ShopSearch } from './shop-search.ts';

/** A search with each name in the spelling of its filter, where the options are there already: `blue` → `Blue`. */
export function asOffered(shown: ShopSearch, queries: QueryClient): ShopSearch {
  const spelled = { ...shown };
  for (const facet of SHOP_FACETS) {
    const { queryKey, select } = facet.options(shown.productClass);
    const answer = queries.getQueryData(queryKey);
    const offered = answer === undefined ? [] : (select?.(answer) ?? []);
    spelled[facet.name] = shown[facet.name].map(
      (name) => offered.find((option) => isSameName(option.name, name))?.name ?? name,
    );
  }
  return spelled;
}
