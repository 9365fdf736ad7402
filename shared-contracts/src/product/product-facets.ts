import type { Product } from './product.ts';

/** A filterable field of a product, whose value is a text or a list of texts. */
type TextField = {
  [Field in keyof Product]: Product[Field] extends string | string[] ? Field : never;
}[keyof Product];

/** One facet: a filter of product lists. */
export type ShopFacet = {
  /** The product's field, and the parameter's name in addresses, requests and responses. */
  name: TextField;
  label: string;
};

/**
 * All facets, in the order of the filter panel. The address, the requests, the schemas of `byfilters` and `facets`, the
 * provider's columns and counts, and the panel are made from this list: a new facet is a new line here.
 */
export const SHOP_FACETS = [
  { name: 'category', label: 'Category' },
  { name: 'finish', label: 'Finish' },
  { name: 'type', label: 'Type' },
  { name: 'shade', label: 'Shade' },
  { name: 'application', label: 'Application' },
] as const satisfies readonly ShopFacet[];

export type FacetName = (typeof SHOP_FACETS)[number]['name'];

/** The ends of a chosen price range, in rupees: parameters of addresses and requests. Both are inclusive. */
export const PRICE_BOUNDS = ['price_min', 'price_max'] as const;
export type PriceBound = (typeof PRICE_BOUNDS)[number];

/** A chosen price range. An absent end does not filter; a range leaves out products without a price. */
export type PriceRange = { [Bound in PriceBound]?: number | undefined };

/** The most names that a list of `byfilters` may hold. */
export const MAX_FILTER_NAMES = 200;

/** The chosen names of each facet: OR inside a list, AND between lists; an empty list does not filter. */
export type ProductFilters = Record<FacetName, string[]>;

export function eachFacet<Value>(make: (facet: FacetName) => Value): Record<FacetName, Value> {
  return Object.fromEntries(SHOP_FACETS.map(({ name }) => [name, make(name)])) as Record<FacetName, Value>;
}
