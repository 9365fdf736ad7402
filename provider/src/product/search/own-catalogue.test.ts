import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { isAddOn } from '../../catalogue/import/catalogue-of.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { SearchIndex } from './search-index.ts';
import { Synonyms } from './synonyms.ts';

const catalogue = loadCatalogue();
const products = catalogue.products.filter((product) => !isAddOn(product));
const index = new SearchIndex(new Synonyms(catalogue.synonyms));
for (const product of products) index.add(product);

function find(term: string): string[] {
  return index.rank(term).flatMap((place) => products[place]?.product_id ?? []);
}

function idsOf(isMeant: (product: CatalogueProduct) => boolean): string[] {
  return products.filter(isMeant).map(({ product_id }) => product_id);
}

const GLOSS = idsOf(({ info }) => /gloss/i.test(info));
const MATT = idsOf(({ info }) => /matt/i.test(info));
const FLUTED = idsOf(({ info }) => /fluted/i.test(info));
const METALLIC = idsOf(({ type }) => type === 'Metallic');
const PLYWOOD = idsOf(({ material }) => material === 'Ply Wood');

describe('the shop’s own catalogue', () => {
  it.each([
    ['gloss', GLOSS],
    ['glossy', GLOSS],
    ['high gloss', GLOSS],
    ['Glossy finish', GLOSS],
    ['matt', MATT],
    ['matte', MATT],
    ['super matt', MATT],
    ['fluted', FLUTED],
    ['metallic', METALLIC],
    ['ply', PLYWOOD],
    ['plywood', PLYWOOD],
    ['ply wood', PLYWOOD],
  ])('finds by %s exactly the products it describes', (term, ids) => {
    expect(ids.length).toBeGreaterThan(50);
    expect(find(term).toSorted()).toEqual(ids.toSorted());
  });

  it('ranks a product first for its id', () => {
    for (const { product_id } of products) {
      expect(find(product_id)[0]).toBe(product_id);
      expect(find(product_id.toLowerCase())[0]).toBe(product_id);
    }
  });
});
