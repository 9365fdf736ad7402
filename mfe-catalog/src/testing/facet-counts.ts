import type { EndpointWireResponse } from 'shared-contracts/endpoint';
import type { getFacets } from 'shared-contracts/product/endpoints';

type FacetsResponse = EndpointWireResponse<typeof getFacets>;

/** The counts of a provider with all optional facets, with the changes of a test. */
export function facetCounts(changes: Partial<FacetsResponse> = {}): FacetsResponse {
  return {
    category: [],
    finish: [
      { name: 'Gloss', count: 14 },
      { name: 'Matt', count: 6 },
    ],
    type: [],
    shade: [],
    application: [],
    price: { min: 3150, max: 8250, count: 20, any_price: { min: 3150, max: 8250, count: 22 } },
    ...changes,
  };
}
