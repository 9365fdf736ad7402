import type { QueryClient } from '@tanstack/react-query';
import { eachFacet } from 'shared-contracts/product/facets';
import { isSameName } from 'shared-contracts/product/same-name';
import { knownOptions } from './facet-options-query.ts';
import type { ShopSearch } from './shop-search.ts';

/** The search with each name spelled as its filter option, as far as the options are loaded: `blue` → `Blue`. */
export function withCanonicalSpelling(shown: ShopSearch, queries: QueryClient): ShopSearch {
  const spelled = eachFacet((facet) => {
    const options = knownOptions(facet, shown, queries);
    return shown[facet].map((name) => options.find((option) => isSameName(option.name, name))?.name ?? name);
  });
  return { ...shown, ...spelled };
}
