import { useQuery } from '@tanstack/react-query';
import type { EndpointData } from 'shared-contracts/endpoint';
import type { getFacets } from 'shared-contracts/product/endpoints';
import { eachFacet } from 'shared-contracts/product/facets';
import { isAddition, wholeClassCountsQuery } from './facet-queries.ts';
import type { ShopSearch } from './shop-search.ts';

/**
 * The search without the filters that the provider is known to lack: finish and price are additions to the contract
 * (API-33). An address may name them, because it was made on another provider.
 */
export function useOfferedSearch(inAddress: ShopSearch): ShopSearch {
  const { data: counted } = useQuery({ ...wholeClassCountsQuery(inAddress), select: countedNames });
  const lacks = (name: string) => counted?.includes(name) === false;
  const names = eachFacet((facet) => (isAddition(facet) && lacks(facet) ? [] : inAddress[facet]));
  return { ...inAddress, ...names, ...(lacks('price') && { price_min: undefined, price_max: undefined }) };
}

/** Few names in place of all counts: the page is rendered again only when these change. */
function countedNames(counts: EndpointData<typeof getFacets>): string[] {
  return Object.keys(counts ?? {});
}
