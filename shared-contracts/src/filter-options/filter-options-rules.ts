import type { QueryClient } from '@tanstack/react-query';
import {
  type Endpoint,
  type EndpointData,
  type EndpointRequest,
  endpointQueryKey,
} from '../endpoint/define-endpoint.ts';
import {
  eachFacet,
  type FacetName,
  MAX_FILTER_NAMES,
  type ProductFilters,
} from '../product/product-facets.ts';
import { getApplications, getCategoriesAndTypes, getShades } from './filter-options-endpoints.ts';

export type FacetOption = {
  name: string;
  /** `#rrggbb`, where the option is a colour. */
  code?: string;
};

export type OptionCall<E extends Endpoint = Endpoint> = {
  endpoint: E;
  request: EndpointRequest<E>;
  optionsOf(response: EndpointData<E>): FacetOption[];
};

export function optionCall<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  optionsOf: (response: EndpointData<E>) => FacetOption[],
): OptionCall {
  return {
    endpoint,
    request,
    optionsOf: (response) => optionsOf(response as EndpointData<E>),
  };
}

/** Facets whose options have a separate call. Every provider has these; the others are additions (API-33). */
const OPTION_CALLS: Partial<Record<FacetName, (productClass: string) => OptionCall>> = {
  category: (productClass) =>
    optionCall(getCategoriesAndTypes, { query: { class: productClass } }, ({ categories }) => categories),
  type: (productClass) =>
    optionCall(getCategoriesAndTypes, { query: { class: productClass } }, ({ types }) => types),
  shade: () => optionCall(getShades, {}, (shades) => shades),
  application: () =>
    optionCall(getApplications, {}, (applications) => applications.map((name) => ({ name }))),
};

/** The call that lists the options of a facet in a class; `undefined` where a provider may lack the facet. */
export function optionCallOf(facet: FacetName, productClass: string): OptionCall | undefined {
  return OPTION_CALLS[facet]?.(productClass);
}

/**
 * The filters of `byfilters`. Each list without a choice gets all its options, if `queries` has them now (SHOP-35).
 * Additions are left out unless they are chosen: a provider that lacks them may reject a field that it does not know.
 */
export function withAllOptions<Filters extends Partial<ProductFilters> & { productClass?: string }>(
  filters: Filters,
  queries: QueryClient,
): Filters & Record<FacetName, string[] | undefined> {
  const lists = eachFacet((facet) => {
    const chosen = filters[facet] ?? [];
    if (chosen.length > 0) return chosen;
    const call = optionCallOf(facet, filters.productClass ?? '');
    if (!call) return undefined;
    const response = queries.getQueryData(endpointQueryKey(call.endpoint, call.request));
    const names = response === undefined ? [] : call.optionsOf(response).map(({ name }) => name);
    return names.length > MAX_FILTER_NAMES ? [] : names;
  });
  return { ...filters, ...lists };
}
