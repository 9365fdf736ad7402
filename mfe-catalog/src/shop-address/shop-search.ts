import { type ProductClass, type ProductFilters, SHEET_CATEGORIES } from 'shared-contracts/product';
import { canonicalClass, materialOf } from 'shared-contracts/product/rules';
import { shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { applicationOptions, categoryOptions, shadeOptions, typeOptions } from './facet-options.ts';
import { namedMaterial } from './named-material.ts';
import { plainWords } from './plain-words.ts';
import { isSameName } from './same-name.ts';

/** What a product list is filtered by. The address, the request, the panel and its chips walk this table. */
export const SHOP_FACETS = [
  { name: 'category', title: messages.facets.category, options: categoryOptions },
  { name: 'type', title: messages.facets.type, options: typeOptions },
  { name: 'shade', title: messages.facets.shade, options: shadeOptions },
  { name: 'application', title: messages.facets.application, options: applicationOptions },
] as const;

export type ShopFacet = (typeof SHOP_FACETS)[number];
export type FacetName = ShopFacet['name'];

/** Spec section 9. Empty is the catalogue's own order, or the best match first. */
export const SORTS = ['price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number] | '';

/** All that the shop page shows, as its address says it. A search covers the whole catalogue: no filter stands beside it. */
export type ShopSearch = ProductFilters & {
  productClass: ProductClass;
  /** `Sheet`, or the boards' material. */
  material: string;
  search: string;
  sort: Sort;
  /** From 1. */
  page: number;
};

const PARAMETERS: readonly string[] = [
  'material',
  ...SHOP_FACETS.map(({ name }) => name),
  'search',
  'sort',
  'page',
];

/** Longer names and later pages are nobody's: the provider refuses them (shared-contracts/product/endpoints). */
const MAX_NAME_LENGTH = 200;
const MAX_NAMES = 50;
const MAX_PAGE = 1_000_000;

const NO_FILTERS: ProductFilters = { category: [], type: [], shade: [], application: [] };

/** A class with nothing chosen yet. */
export function wholeClass(productClass: ProductClass, material?: string): ShopSearch {
  return {
    ...NO_FILTERS,
    productClass,
    material: materialOf(productClass, material),
    search: '',
    sort: '',
    page: 1,
  };
}

/** Reads an address. Whatever is not understood falls back to what is shown without it. */
export function parseShopSearch(className: string | undefined, parameters: URLSearchParams): ShopSearch {
  const productClass = canonicalClass(className ?? '') ?? 'Sheet';
  const search = cutTerm(parameters.get('search') ?? '');
  const page = Number(parameters.get('page'));
  return {
    ...wholeClass(productClass, namedMaterial(parameters.get('material') ?? '')),
    ...(!search && eachFacet((facet) => distinctNames(parameters.getAll(facet)))),
    search,
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Equal searches have equal addresses. */
export function shopSearchPath(shown: ShopSearch): string {
  const { productClass, material, search, sort, page } = shown;
  return shopPath(productClass, {
    material: productClass === 'Board' ? material : undefined,
    ...eachFacet((facet) => distinctNames(shown[facet])),
    search,
    sort,
    page: page > 1 ? String(page) : undefined,
  });
}

/**
 * Whether an address is the one of its list; others are redirected to it: one without a class, a Board without a
 * material (spec section 2), what a form sends with its empty fields. What is not the shop's in it is nobody's business.
 */
export function isOwnAddress(className: string | undefined, parameters: URLSearchParams): boolean {
  const known = [...parameters].filter(([name]) => PARAMETERS.includes(name));
  const written = `${shopPath(className)}?${new URLSearchParams(known)}`;
  return written.replace(/\?$/, '') === shopSearchPath(parseShopSearch(className, parameters));
}

/** Any filter starts at the first page again, and ends a search (spec section 2). */
export function toggleFacet(shown: ShopSearch, facet: FacetName, name: string): ShopSearch {
  const others = shown[facet].filter((chosen) => !isSameName(chosen, name));
  const isChosen = others.length < shown[facet].length;
  return { ...shown, [facet]: isChosen ? others : distinctNames([...others, name]), search: '', page: 1 };
}

/** Unlike Reset it stays with the class, the material and the sort. */
export function clearFacets(shown: ShopSearch): ShopSearch {
  return { ...shown, ...NO_FILTERS, page: 1 };
}

export function sortBy(shown: ShopSearch, sort: Sort): ShopSearch {
  return { ...shown, sort, page: 1 };
}

/** Spec section 2: a search goes to /shop/Sheet with search and sort alone; an empty term ends the search. */
export function searchFor(term: string, sort: Sort): ShopSearch {
  return { ...wholeClass('Sheet'), search: cutTerm(term), sort };
}

/** Trimmed again, since an address that is cut anew would be another one. */
function cutTerm(term: string): string {
  return plainWords(term).slice(0, MAX_NAME_LENGTH).trim();
}

function eachFacet<Value>(valueFor: (facet: FacetName) => Value): Record<FacetName, Value> {
  return Object.fromEntries(SHOP_FACETS.map(({ name }) => [name, valueFor(name)])) as Record<
    FacetName,
    Value
  >;
}

/** Each name once, in an order of its own: in which order filters were ticked leaves no trace in the address. */
function distinctNames(values: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const value of values) {
    const name = plainWords(value);
    if (!name || name.length > MAX_NAME_LENGTH) continue;
    names.set(name.toLowerCase(), SHEET_CATEGORIES.find((known) => isSameName(known, name)) ?? name);
  }
  return [...names.values()].sort().slice(0, MAX_NAMES);
}
