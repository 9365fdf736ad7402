import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointRequest, EndpointResponse } from 'shared-contracts/endpoint';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import type { ProductClass } from 'shared-contracts/product';

export type FacetOption = {
  name: string;
  /** `#rrggbb`, where the option is a colour. */
  code?: string;
};

/** Keeps the endpoint's own key, so that one answer serves two facets and other owners. */
function optionsQuery<E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  read: (answer: EndpointResponse<E>) => FacetOption[],
) {
  const { queryKey, queryFn } = endpointQuery(endpoint, request);
  return queryOptions<unknown, Error, FacetOption[]>({
    queryKey,
    queryFn,
    select: (answer) => read(answer as EndpointResponse<E>),
  });
}

export const categoryOptions = (productClass: ProductClass) =>
  optionsQuery(getCategoriesAndTypes, { query: { class: productClass } }, ({ categories }) => categories);

export const typeOptions = (productClass: ProductClass) =>
  optionsQuery(getCategoriesAndTypes, { query: { class: productClass } }, ({ types }) => types);

export const shadeOptions = () => optionsQuery(getShades, {}, (shades) => shades);

export const applicationOptions = () =>
  optionsQuery(getApplications, {}, (applications) => applications.map((name) => ({ name })));
