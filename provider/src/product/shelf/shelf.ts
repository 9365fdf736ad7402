import {
  type FacetName,
  type PriceRange,
  type ProductFilters,
  SHOP_FACETS,
} from 'shared-contracts/product/facets';
import { nameKey } from 'shared-contracts/product/same-name';
import { paise } from '../../price/rupees.ts';
import type { SearchedProduct } from '../search/field-weights.ts';
import type { FilterField, FilterWords } from '../search/filter-words.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** The fields that filters, search and sorting need before a product is fetched. */
export type ShelfProduct = SearchedProduct &
  Record<FacetName, string | readonly string[]> & {
    class: string;
    selling_price_paise: number | null;
  };

/** Values within a list are alternatives, filters are combined, in any letter case. An empty or absent filter matches everything. */
export interface ShelfFilters extends Partial<ProductFilters>, PriceRange {
  productClass?: string;
  material?: string;
  code?: string;
  /** Places on the shelf. Unlike for the other filters, an empty list matches nothing: a search without results. */
  places?: readonly number[];
}

/** A product's id, material and category, and how its decor looks. */
export type ShelfColour = Record<
  'product_id' | 'material' | 'category' | 'colour_name' | 'type' | 'shade' | 'code',
  string
>;

const FACETS = SHOP_FACETS.map(({ name }) => name);
const COLUMNS = [...new Set(['class', 'material', 'code', 'shade', ...FACETS] as const)];
/** In order of precedence for shared names: Sheet is a class and a material, Metallic a type and a finish. */
const FILTER_FIELDS = [...new Set(['class', 'material', 'type', ...FACETS] as const)];
type Columns = Record<(typeof COLUMNS)[number], ShelfColumn>;

export type PriceOrder = 'asc' | 'desc';

/**
 * An in-memory index of the listed products in catalogue order, for filters, counts, search and sorting, because counting has to
 * visit every product. A product is identified by its place on the shelf, from 0.
 */
export class Shelf {
  readonly search: SearchIndex;
  readonly #ids: string[] = [];
  readonly #colourNames: string[] = [];
  readonly #prices: (number | null)[] = [];
  readonly #columns = Object.fromEntries(COLUMNS.map((name) => [name, new ShelfColumn()])) as Columns;
  /** Created by the first search. */
  #filterWords: FilterWords | undefined;
  readonly #inOrder = new Map<PriceOrder, readonly number[]>();

  constructor(search: SearchIndex) {
    this.search = search;
  }

  add(product: ShelfProduct): void {
    this.search.add(product);
    this.#ids.push(product.product_id);
    this.#colourNames.push(product.colour_name);
    this.#prices.push(product.selling_price_paise);
    for (const name of COLUMNS) this.#columns[name].add([product[name]].flat());
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The ids of the products from a place on. */
  ids(from: number, count: number): string[] {
    return this.#ids.slice(from, from + count);
  }

  id(place: number): string {
    return this.#ids[place] ?? '';
  }

  colour(place: number): ShelfColour {
    return {
      product_id: this.id(place),
      material: this.#columns.material.names(place)[0] ?? '',
      category: this.#columns.category.names(place)[0] ?? '',
      colour_name: this.#colourNames[place] ?? '',
      type: this.#columns.type.names(place)[0] ?? '',
      shade: this.#columns.shade.names(place)[0] ?? '',
      code: this.#columns.code.names(place)[0] ?? '',
    };
  }

  /**
   * The places of the matching products, in catalogue order or by selling price: products without a price last either
   * way, equal prices in catalogue order.
   */
  matching(filters: ShelfFilters, order?: PriceOrder): number[] {
    const marks = this.#marks(filters);
    const matching: number[] = [];
    for (const place of order ? this.#byPrice(order) : marks.keys()) {
      if (marks[place]) matching.push(place);
    }
    return matching;
  }

  /** The number of matching products, and their lowest and highest selling price in paise. */
  prices(filters: ShelfFilters): { count: number; lowest: number | null; highest: number | null } {
    let count = 0;
    let lowest: number | null = null;
    let highest: number | null = null;
    for (const [place, isMarked] of this.#marks(filters).entries()) {
      if (!isMarked) continue;
      count += 1;
      const price = this.#prices[place] ?? null;
      if (price === null) continue;
      lowest = Math.min(lowest ?? price, price);
      highest = Math.max(highest ?? price, price);
    }
    return { count, lowest, highest };
  }

  /** The places of the products that have one of the names in a field. */
  named(field: FilterField, names: readonly string[]): number[] {
    const marks = new Uint8Array(this.#ids.length).fill(1);
    this.#columns[field].clearOthers(marks, names);
    return [...this.#ids.keys()].filter((place) => marks[place]);
  }

  get filterWords(): FilterWords {
    this.#filterWords ??= this.search.filterWords(
      FILTER_FIELDS.map((field) => ({ field, names: [...this.#columns[field].distinct()] })),
    );
    return this.#filterWords;
  }

  /** The number of matching products for each name of a facet. */
  count(facet: FacetName, filters: ShelfFilters): Map<string, number> {
    return this.#columns[facet].count(this.#marks(filters));
  }

  #marks({
    productClass,
    code,
    material,
    places,
    price_min,
    price_max,
    ...facets
  }: ShelfFilters): Uint8Array {
    const marks = new Uint8Array(this.#ids.length).fill(places ? 0 : 1);
    for (const place of places ?? []) marks[place] = 1;
    this.#columns.class.clearOthers(marks, chosen(productClass));
    this.#columns.material.clearOthers(marks, chosen(material));
    this.#columns.code.clearOthers(marks, chosen(code));
    for (const name of FACETS) this.#columns[name].clearOthers(marks, facets[name]);
    if (price_min !== undefined || price_max !== undefined) {
      const lowest = paise(price_min ?? 0);
      const highest = paise(price_max ?? Number.POSITIVE_INFINITY);
      this.#prices.forEach((price, place) => {
        if (price === null || price < lowest || price > highest) marks[place] = 0;
      });
    }
    return marks;
  }

  /** All places by price, sorted on first use. */
  #byPrice(order: PriceOrder): readonly number[] {
    const known = this.#inOrder.get(order);
    if (known) return known;
    const worth = (place: number) => {
      const price = this.#prices[place] ?? null;
      if (price === null) return Number.POSITIVE_INFINITY;
      return order === 'asc' ? price : -price;
    };
    const places = [...this.#ids.keys()];
    const sorted = places.toSorted((one, other) =>
      worth(one) > worth(other) ? 1 : worth(one) < worth(other) ? -1 : 0,
    );
    this.#inOrder.set(order, sorted);
    return sorted;
  }
}

function chosen(value: string | undefined): string[] {
  return value ? [value] : [];
}

/**
 * The values of one product field, dictionary-encoded: a large catalogue has few distinct values, so each is stored and
 * compared only once.
 */
class ShelfColumn {
  readonly #values: (readonly string[])[] = [];
  readonly #indexes = new Map<string, number>();
  /** Place of the product on the shelf → index of its value. */
  readonly #valueIndexes: number[] = [];

  /** Appends the next product's names. There is one, unless the field is a list. */
  add(names: readonly string[]): void {
    const key = JSON.stringify(names);
    const index = this.#indexes.get(key) ?? this.#values.push(names) - 1;
    this.#indexes.set(key, index);
    this.#valueIndexes.push(index);
  }

  /** All names that occur. */
  distinct(): ReadonlySet<string> {
    return new Set(this.#values.flat());
  }

  names(place: number): readonly string[] {
    return this.#values[this.#valueIndexes[place] ?? -1] ?? [];
  }

  /** Clears the marks of products without any of the chosen names, in any letter case. Without a choice, all marks stay. */
  clearOthers(marks: Uint8Array, chosen: readonly string[] | undefined): void {
    if (!chosen?.length) return;
    const wanted = new Set(chosen.map(nameKey));
    const fits = this.#values.map((names) => names.some((name) => wanted.has(nameKey(name))));
    // The storefront sends all options of a filter in which nothing is chosen (API-31).
    if (fits.every(Boolean)) return;
    this.#valueIndexes.forEach((index, place) => {
      if (!fits[index]) marks[place] = 0;
    });
  }

  /** Name → number of marked products that have it. */
  count(marks: Uint8Array): Map<string, number> {
    const counts = new Uint32Array(this.#values.length);
    this.#valueIndexes.forEach((index, place) => {
      counts[index] = (counts[index] ?? 0) + (marks[place] ?? 0);
    });
    const byName = new Map<string, number>();
    for (const [index, names] of this.#values.entries()) {
      for (const name of names) byName.set(name, (byName.get(name) ?? 0) + (counts[index] ?? 0));
    }
    return byName;
  }
}
