import {
  BOARD_MATERIALS,
  MATERIAL_LABELS,
  type ProductClass,
  SHEET_CATEGORIES,
} from 'shared-contracts/product';
import {
  eachFacet,
  type FacetName,
  type PriceRange,
  type ProductFilters,
} from 'shared-contracts/product/facets';
import { canonicalClass, materialOf } from 'shared-contracts/product/rules';
import { isSameName, nameKey } from 'shared-contracts/product/same-name';
import type { PageParameters } from 'shared-contracts/remotes';
import { shopPath } from 'shared-contracts/routes';
import { lowestFirst, parsePriceRange } from './price-range.ts';

/** SHOP-10. Empty is the catalogue's own order, or the best match first. */
export const SORTS = ['price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number] | '';

/** The whole state of the shop page, as its address holds it (SHOP-2). No filter is chosen beside a search (SHOP-8). */
export type ShopSearch = ProductFilters &
  PriceRange & {
    productClass: ProductClass;
    /** `Sheet`, or the material of the boards. */
    material: string;
    search: string;
    sort: Sort;
    /** From 1. */
    page: number;
  };

/** The class and material, which lists and filter options depend on before any filter is chosen. */
export type ProductLine = Pick<ShopSearch, 'productClass' | 'material'>;

/** All parameters of the address, in its canonical order. */
export const SHOP_PARAMETERS: PageParameters = {
  material: 'one',
  ...eachFacet(() => 'list' as const),
  price_min: 'one',
  price_max: 'one',
  search: 'one',
  sort: 'one',
  page: 'one',
};

/** Longer names, longer lists and later pages are dropped: the provider rejects them (shared-contracts/product/endpoints). */
const MAX_NAME_LENGTH = 200;
const MAX_NAMES = 50;
const MAX_PAGE = 1_000_000;

export function wholeClass(productClass: ProductClass, material?: string): ShopSearch {
  return {
    ...eachFacet(() => []),
    productClass,
    material: materialOf(productClass, material),
    search: '',
    sort: '',
    page: 1,
  };
}

/** Parses an address. An invalid value counts as absent. */
export function parseShopSearch(className: string | undefined, parameters: URLSearchParams): ShopSearch {
  const productClass = canonicalClass(className ?? '') ?? 'Sheet';
  const search = searchTerm(parameters.get('search') ?? '');
  const page = Number(parameters.get('page'));
  return {
    ...wholeClass(productClass, materialByLabel(parameters.get('material') ?? '')),
    ...(!search && eachFacet((facet) => distinctNames(parameters.getAll(facet)))),
    ...(!search && parsePriceRange(parameters)),
    search,
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Equal searches have equal addresses. */
export function shopSearchPath(shown: ShopSearch): string {
  const { productClass, material, price_min, price_max, search, sort, page } = shown;
  const values: Record<string, string | readonly string[] | undefined> = {
    material: productClass === 'Board' ? material : undefined,
    ...eachFacet((facet) => distinctNames(shown[facet])),
    price_min: price_min?.toString(),
    price_max: price_max?.toString(),
    search,
    sort,
    page: page > 1 ? String(page) : undefined,
  };
  const inOrder = Object.keys(SHOP_PARAMETERS).map((name) => [name, values[name]] as const);
  return shopPath(productClass, Object.fromEntries(inOrder));
}

/**
 * Whether an address is canonical; others are redirected: an address without a class, a board without a material
 * (SHOP-3), the empty fields of a form. Unknown parameters (utm_…) are ignored.
 */
export function isCanonicalAddress(className: string | undefined, parameters: URLSearchParams): boolean {
  if (className === undefined) return false;
  const known = [...parameters].filter(([name]) => Object.hasOwn(SHOP_PARAMETERS, name));
  const written = `${shopPath(className)}?${new URLSearchParams(known)}`;
  return written.replace(/\?$/, '') === shopSearchPath(parseShopSearch(className, parameters));
}

export function chosenFilters(shown: ShopSearch): ProductFilters & PriceRange {
  const { price_min, price_max } = shown;
  return { ...eachFacet((facet) => shown[facet]), price_min, price_max };
}

/** Changing a filter returns to the first page (SHOP-14) and ends a search (SHOP-8). */
export function toggleFacet(shown: ShopSearch, facet: FacetName, name: string): ShopSearch {
  const others = shown[facet].filter((chosen) => !isSameName(chosen, name));
  const isChosen = others.length < shown[facet].length;
  return { ...shown, [facet]: isChosen ? others : distinctNames([...others, name]), search: '', page: 1 };
}

/** Like any changed filter, this returns to the first page and ends a search. */
export function limitPrice(shown: ShopSearch, range: PriceRange): ShopSearch {
  return { ...shown, ...lowestFirst(range), search: '', page: 1 };
}

/** Unlike Reset, keeps the class, the material and the sort order. */
export function clearFilters(shown: ShopSearch): ShopSearch {
  return { ...shown, ...eachFacet(() => []), price_min: undefined, price_max: undefined, page: 1 };
}

export function sortBy(shown: ShopSearch, sort: Sort): ShopSearch {
  return { ...shown, sort, page: 1 };
}

/** SHOP-6: a search keeps the sort order alone. An empty term ends the search. */
export function searchFor(term: string, sort: Sort): ShopSearch {
  return { ...wholeClass('Sheet'), search: searchTerm(term), sort };
}

/** A board material may also be written as its label: `plywood` → `Ply Wood`. */
function materialByLabel(name: string): string {
  return BOARD_MATERIALS.find((known) => isSameName(MATERIAL_LABELS[known] ?? known, name)) ?? name;
}

/** Trims after the cut as well: otherwise a trailing space would give the same search a second address. */
function searchTerm(text: string): string {
  return plainWords(text).slice(0, MAX_NAME_LENGTH).trim();
}

/** Each name once, sorted, so that the order of the shopper's clicks does not change the address. */
function distinctNames(values: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const value of values) {
    const name = plainWords(value);
    if (!name || name.length > MAX_NAME_LENGTH) continue;
    names.set(nameKey(name), SHEET_CATEGORIES.find((known) => isSameName(known, name)) ?? name);
  }
  return [...names.values()].sort().slice(0, MAX_NAMES);
}

/** Collapses white space, and removes control characters, which a provider rejects. */
function plainWords(text: string): string {
  return text
    .replace(/(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
