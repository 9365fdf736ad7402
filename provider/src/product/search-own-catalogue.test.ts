import type { CatalogueProduct } from 'catalogue';
import { isAddOn } from 'catalogue/import/catalogue-of';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { finishOf } from 'shared-contracts/product/finish';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from './search/search-index.ts';
import { Synonyms } from './search/synonyms.ts';
import { searchShelf } from './search-shelf.ts';
import { Shelf } from './shelf/shelf.ts';

const catalogue = loadCatalogue();
const products = catalogue.products.filter((product) => !isAddOn(product));
const shelf = new Shelf(new SearchIndex(new Synonyms(catalogue.synonyms)));
for (const product of products) shelf.add({ ...product, finish: finishOf(product) ?? '' });

function find(term: string): string[] {
  return searchShelf(shelf, term).places.map((place) => shelf.id(place));
}

function idsOf(isMeant: (product: CatalogueProduct) => boolean): string[] {
  return products.filter(isMeant).map(({ product_id }) => product_id);
}

const isNamed =
  (...words: string[]) =>
  ({ colour_name }: CatalogueProduct) =>
    words.some((word) => colour_name.toLowerCase().split(' ').includes(word));
const isIn = (fields: Partial<CatalogueProduct>) => (product: CatalogueProduct) =>
  Object.entries(fields).every(([field, value]) => product[field as keyof CatalogueProduct] === value);
const isFor =
  (...names: string[]) =>
  ({ application }: CatalogueProduct) =>
    names.some((name) => application.includes(name));
const isMatt = (product: CatalogueProduct) => finishOf(product) === 'Matt';
const isGloss = (product: CatalogueProduct) => finishOf(product) === 'Gloss';
const costs = (from: number, to: number) => (product: CatalogueProduct) =>
  Number(product.selling_price_paise) >= from * 100 && Number(product.selling_price_paise) <= to * 100;
const all =
  (...conditions: ((product: CatalogueProduct) => boolean)[]) =>
  (product: CatalogueProduct) =>
    conditions.every((isMet) => isMet(product));

const isFluted = (product: CatalogueProduct) => finishOf(product) === 'Fluted';

describe('a search of the shop’s own catalogue', () => {
  it.each<[string, (product: CatalogueProduct) => boolean, string[]?]>([
    ['gloss', isGloss],
    ['glossy', isGloss],
    ['high gloss', isGloss],
    ['Glossy finish', isGloss],
    ['matt', isMatt],
    ['matte', isMatt],
    ['super matt', isMatt],
    ['fluted', isFluted],
    ['fluted panels', isFluted],
    ['louvers', isFluted],
    ['metallic', isIn({ type: 'Metallic' })],
    ['ply', isIn({ material: 'Ply Wood' })],
    ['plywood', isIn({ material: 'Ply Wood' })],
    ['ply wood', isIn({ material: 'Ply Wood' })],
    ['waterproof board', isIn({ material: 'WPC' })],
    ['pvc board white', isIn({ material: 'WPC', shade: 'White' })],
    ['sunmica', isIn({ class: 'Sheet' })],
    ['2mm', isIn({ category: '2mm Acrylic' })],
    ['2 mm white acrylic sheet', isIn({ category: '2mm Acrylic', shade: 'White' })],
    ['19mm board walnut', all(isIn({ category: '19mm Acrylic Board' }), isNamed('walnut'))],
    ['8x4', () => true],
    ['8 x 4 ft oak', isNamed('oak')],
    ['light oak', isNamed('oak'), ['light']],
    ['light grey', isIn({ shade: 'Grey' }), ['light']],
    ['light oak matt under 3000', all(isNamed('oak'), isMatt), ['light', 'under 3000']],
    ['bedroom oak', isNamed('oak'), ['bedroom']],
    ['teakwood', all(isNamed('teak'), isIn({ type: 'Wood Grain' }))],
    ['sagwan ply', all(isNamed('teak'), isIn({ material: 'Ply Wood' }))],
    ['door', isFor('Kitchen', 'Wardrobe')],
    ['kitchen shutter', isFor('Kitchen')],
    ['kichen', isFor('Kitchen')],
    ['wardrobes', isFor('Wardrobe')],
    ['almari', isFor('Wardrobe')],
    ['mandir', isFor('Pooja Room')],
    ['tv back panel', isFor('TV Unit')],
    ['off white kitchen', all(isIn({ shade: 'Ivory' }), isFor('Kitchen'))],
    ['Indian marble', isIn({ type: 'Marble' }), ['Indian']],
    ['marbel', isIn({ type: 'Marble' })],
    ['whitemarble', isIn({ shade: 'White', type: 'Marble' })],
    ['black granite', isIn({ shade: 'Black', type: 'Stone' })],
    ['wooden laminate for wardrobe', all(isIn({ type: 'Wood Grain', class: 'Sheet' }), isFor('Wardrobe'))],
    ['white glossy', all(isIn({ shade: 'White' }), isGloss)],
    ['kaala gloss', all(isIn({ shade: 'Black' }), isGloss)],
    ['safed', isIn({ shade: 'White' })],
    ['laal', isIn({ shade: 'Red' })],
    ['red and white', (product) => ['Red', 'White'].includes(product.shade)],
    ['sky blue', all(isIn({ shade: 'Blue' }), isNamed('sky'))],
    ['under 3k', costs(0, 3000)],
    ['3000 se kam', costs(0, 3000)],
    ['2000-3000', costs(2000, 3000)],
    ['below 4000 wood grain', all(isIn({ type: 'Wood Grain' }), costs(0, 4000))],
    ['satpura oak matt', all(isNamed('satpura'), isMatt)],
    ['सफ़ेद', isIn({ shade: 'White' })],
    ['सफेद', isIn({ shade: 'White' })],
    ['काला मैट', isIn({ shade: 'Black' }), ['मैट']],
    ['लाल रंग', isIn({ shade: 'Red' })],
    ['neela', isIn({ shade: 'Blue' })],
    ['हरा', isIn({ shade: 'Green' })],
    ['peela', isIn({ shade: 'Yellow' })],
    ['भूरा', isIn({ shade: 'Brown' })],
    ['sleti', isIn({ shade: 'Grey' })],
    ['गुलाबी', isIn({ shade: 'Pink' })],
    ['नारंगी', isIn({ shade: 'Orange' })],
    ['बैंगनी', isIn({ shade: 'Purple' })],
    ['sunehra', isIn({ shade: 'Gold' })],
    ['सुनहरा', isIn({ shade: 'Gold' })],
    ['चाँदी', isNamed('silver')],
    ['chandi', isNamed('silver', 'chandigarh')],
    ['bili', isIn({ shade: 'White' })],
    ['ಬಿಳಿ', isIn({ shade: 'White' })],
    ['kappu', isIn({ shade: 'Black' })],
    ['ಕಪ್ಪು', isIn({ shade: 'Black' })],
    ['kempu', isIn({ shade: 'Red' })],
    ['ಕೆಂಪು ಬಣ್ಣ', isIn({ shade: 'Red' })],
    ['neeli', isIn({ shade: 'Blue' })],
    ['ನೀಲಿ', isIn({ shade: 'Blue' })],
    ['hasiru', isIn({ shade: 'Green' })],
    ['ಹಸಿರು', isIn({ shade: 'Green' })],
    ['haladi', isIn({ shade: 'Yellow' })],
    ['ಹಳದಿ', isIn({ shade: 'Yellow' })],
    ['kandu', isIn({ shade: 'Brown' })],
    ['ಕಂದು', isIn({ shade: 'Brown' })],
    ['ಬೂದು', isIn({ shade: 'Grey' })],
    ['सागवान', isNamed('teak')],
    ['tega', isNamed('teak')],
    ['ತೇಗ', isNamed('teak')],
    ['शीशम', isNamed('rosewood', 'sheesham')],
    ['beete', isNamed('rosewood', 'sheesham')],
    ['ಬೀಟೆ', isNamed('rosewood', 'sheesham')],
    ['अखरोट', isNamed('walnut')],
    ['रसोई सफेद', all(isFor('Kitchen'), isIn({ shade: 'White' }))],
    ['ಅಡುಗೆ ಮನೆ ಬಿಳಿ', all(isFor('Kitchen'), isIn({ shade: 'White' }))],
    ['under 1 lakh', costs(0, 100_000)],
    ['5 hazar', costs(0, 5000)],
    ['₹5,000', costs(0, 5000)],
    ['काला 5000 से कम', all(isIn({ shade: 'Black' }), costs(0, 5000))],
    ['under 90 per sqft', costs(0, 90 * 32)],
    ['haldi', isNamed('haldi')],
    ['kesar', (product) => /^kesar/i.test(product.colour_name)],
    ['teak 5000', isNamed('teak'), ['5000']],
    ['textured zebra', () => false],
  ])('SHOP-40 SHOP-89 SHOP-91 for %s finds exactly what it means', (term, isMeant, ignored = []) => {
    expect(find(term).toSorted()).toEqual(idsOf(isMeant).toSorted());
    expect(searchShelf(shelf, term).ignoredWords).toEqual(ignored);
  });

  it('ranks a product first for its id', () => {
    for (const { product_id } of products) {
      expect(find(product_id)[0]).toBe(product_id);
      expect(find(product_id.toLowerCase())[0]).toBe(product_id);
    }
  });
});
