import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../catalogue.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { catalogueOf, isAddOn } from './catalogue-of.ts';

const [sheet] = smallCatalogue.products;
const foreign = (own: Partial<CatalogueProduct>): CatalogueProduct[] => (sheet ? [{ ...sheet, ...own }] : []);

describe('catalogueOf', () => {
  it('takes its names from the products, known names first and with their swatches', () => {
    const products = [
      ...foreign({ product_id: 'N1', shade: 'Neon', code: '#00ff00', application: ['Boat', 'Kitchen'] }),
      ...foreign({ product_id: 'N3', shade: 'Neon', code: '#11ff11', application: ['Kitchen'] }),
      ...foreign({ product_id: 'N2', shade: 'Blue', code: '#0000ff', type: 'Lacquer' }),
    ];
    const { shades, types, applications } = catalogueOf(products, smallCatalogue);
    expect(shades).toEqual([
      { name: 'Blue', code: '#1f3a6e' },
      { name: 'Neon', code: '#00ff00' },
    ]);
    expect(types).toEqual([
      { name: 'Solid', class: 'Sheet' },
      { name: 'Lacquer', class: 'Sheet' },
    ]);
    expect(applications).toEqual(['Kitchen', 'Wardrobe', 'Boat']);
  });

  it('keeps the shop’s add-on unless the products include one', () => {
    const own = smallCatalogue.products.filter(isAddOn);
    expect(catalogueOf(foreign({}), smallCatalogue).products.filter(isAddOn)).toEqual(own);
    const box = foreign({ product_id: 'BOX', category: 'Addon', shade: 'Cardboard' });
    const catalogue = catalogueOf([...box, ...foreign({})], smallCatalogue);
    expect(catalogue.products.filter(isAddOn)).toEqual(box);
    expect(catalogue.shades.map(({ name }) => name)).toEqual(['Blue']);
  });
});
