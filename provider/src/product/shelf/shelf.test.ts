import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { syntheticProducts } from 'catalogue/testing/synthetic-products';
import { type FacetName, type PriceRange, SHOP_FACETS } from 'shared-contracts/product/facets';
import { finishOf } from 'shared-contracts/product/finish';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../search/search-index.ts';
import { Synonyms } from '../search/synonyms.ts';
import { type PriceOrder, Shelf, type ShelfProduct } from './shelf.ts';

const products = syntheticProducts(500, smallCatalogue.products).map((product) => ({
  ...product,
  finish: finishOf(product) ?? '',
}));
const shelf = new Shelf(new SearchIndex(new Synonyms(smallCatalogue.synonyms)));
for (const product of products) shelf.add(product);

type Lists = Partial<Record<FacetName, string[]>>;
const CHOICES: (Lists & PriceRange)[] = [
  {},
  { category: [] },
  { category: ['1.5MM acrylic'] },
  { category: ['1.5mm Acrylic', '2mm Acrylic'], shade: ['Blue'] },
  { type: ['Wood Grain'], application: ['Pooja Room', 'Kitchen'] },
  { shade: ['Ultraviolet', 'brown'] },
  { shade: ['Ultraviolet'] },
  { shade: ['Blue', 'Brown'], application: ['Kitchen', 'Wardrobe', 'Pooja Room'] },
  { finish: ['MATT'] },
  { price_min: 4000 },
  { price_max: 3100.5, finish: ['Gloss'] },
  { price_min: 3500, price_max: 5200, shade: ['Blue'] },
];

/** A naive implementation of the contract's rule (API-8). */
function matches(
  product: ShelfProduct,
  { price_min = 0, price_max = Infinity, ...lists }: Lists & PriceRange,
): boolean {
  const rupees = product.selling_price_paise === null ? undefined : product.selling_price_paise / 100;
  const isAnyPrice = price_min === 0 && price_max === Infinity;
  const isInRange = rupees !== undefined && rupees >= price_min && rupees <= price_max;
  if (!isAnyPrice && !isInRange) return false;
  return Object.entries(lists).every(([column, names]) => {
    const said = [product[column as FacetName]].flat().map((name) => name.toLowerCase());
    return names.length === 0 || names.some((name) => said.includes(name.toLowerCase()));
  });
}

function ids(places: readonly number[]): string[] {
  return places.map((place) => shelf.id(place));
}

describe('Shelf', () => {
  it.each(CHOICES)('API-31 finds the matches of %o in catalogue order', (lists) => {
    const expected = products.filter((product) => matches(product, lists));
    expect(ids(shelf.matching(lists))).toEqual(expected.map(({ product_id }) => product_id));
  });

  it.each(CHOICES)('counts the names among the matches of %o', (lists) => {
    for (const column of SHOP_FACETS.map(({ name }) => name)) {
      const found = products.filter((product) => matches(product, lists));
      for (const [name, count] of shelf.count(column, lists)) {
        expect(count).toBe(found.filter((product) => [product[column]].flat().includes(name)).length);
      }
    }
  });

  it.each(CHOICES)('gives count, lowest and highest price of the matches of %o', (lists) => {
    const found = products.filter((product) => matches(product, lists));
    const prices = found.flatMap(({ selling_price_paise: price }) => price ?? []);
    expect(shelf.prices(lists)).toEqual({
      count: found.length,
      lowest: prices.length > 0 ? Math.min(...prices) : null,
      highest: prices.length > 0 ? Math.max(...prices) : null,
    });
  });

  it('matches class, material and code in any letter case', () => {
    expect(ids(shelf.matching({ productClass: 'BOARD', material: 'hdf', code: '#1F4F8F' }))).toEqual([
      'B19H-KONKAN-BLUE',
    ]);
  });

  it.each<[PriceOrder, number]>([
    ['asc', 1],
    ['desc', -1],
  ])('sorts %s by price, without one last, equal ones in catalogue order', (order, sign) => {
    const priced = products.filter(({ selling_price_paise }) => selling_price_paise !== null);
    const without = products.filter(({ selling_price_paise }) => selling_price_paise === null);
    const sorted = priced.toSorted(
      (one, other) => sign * (Number(one.selling_price_paise) - Number(other.selling_price_paise)),
    );
    expect(without.length).toBeGreaterThan(1);
    expect(ids(shelf.matching({}, order))).toEqual(
      [...sorted, ...without].map(({ product_id }) => product_id),
    );
  });

  it('filters by given places, and matches nothing for an empty list of places', () => {
    expect(shelf.matching({ places: [7, 2, 5], productClass: 'Sheet' })).toEqual([2, 7]);
    expect(shelf.matching({ places: [] })).toEqual([]);
  });
});
