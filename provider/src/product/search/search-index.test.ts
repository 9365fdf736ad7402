import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import type { SearchedProduct } from './field-weights.ts';
import { isOneTypoApart } from './inverted-index.ts';
import { SearchIndex } from './search-index.ts';
import { Synonyms } from './synonyms.ts';
import { tokenize } from './tokenize.ts';

const products = smallCatalogue.products.filter(({ category }) => category !== 'addon');
const index = new SearchIndex(new Synonyms(smallCatalogue.synonyms));
for (const product of products) index.add(product);
const plain: SearchedProduct = {
  ...{ product_id: 'X', colour_name: 'X', title: '', code: '#000000', category: '', type: '' },
  ...{ shade: '', material: '', application: [], info: '' },
};

/** Searches products that differ only in these columns. */
function findAmong(owns: readonly Partial<SearchedProduct>[], term: string): (string | undefined)[] {
  const own = new SearchIndex(new Synonyms([]));
  for (const each of owns) own.add({ ...plain, ...each });
  return own.rank(term).map((place) => owns[place]?.colour_name ?? owns[place]?.product_id);
}

function find(term: string): (string | undefined)[] {
  return index.rank(term).map((place) => products[place]?.product_id);
}

describe('tokenize', () => {
  it.each([
    ['Konkan  BLUE', ['konkan', 'blue']],
    ['1.5 mm Acrylic', ['1.5mm', 'acrylic']],
    ['#1F4F8F', ['1f4f8f']],
    ['Café-au-lait…', ['cafe', 'au', 'lait']],
    ['...', []],
  ])('splits %j', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });
});

describe('isOneTypoApart', () => {
  it.each([
    ['marble', 'marbel', true],
    ['marble', 'marle', true],
    ['marble', 'marblle', true],
    ['marble', 'warble', true],
    ['marble', 'amrbel', false],
    ['marble', 'marb', false],
    ['marble', 'marbelle', false],
    ['ab', 'ba', true],
  ])('is for %s and %s: %s', (one, other, apart) => {
    expect(isOneTypoApart(one, other)).toBe(apart);
    expect(isOneTypoApart(other, one)).toBe(apart);
  });
});

describe('SearchIndex', () => {
  it.each([
    ['every word has to match', 'konkan 1.25mm', ['S125-KONKAN-BLUE']],
    ['a colour name', 'malabar teak', ['S15-MALABAR-TEAK']],
    ['the beginning of a word', 'mala', ['S15-MALABAR-TEAK']],
    ['a colour code', '#7A5230', ['S15-MALABAR-TEAK']],
    ['an application', 'pooja', ['S15-MALABAR-TEAK']],
    ['a type', 'wood grain', ['S15-MALABAR-TEAK']],
    ['a material of two words', 'ply wood', ['B19P-KONKAN-BLUE']],
    ['a synonym of it', 'plywood', ['B19P-KONKAN-BLUE']],
    ['a short synonym beside a word', 'ply konkan', ['B19P-KONKAN-BLUE']],
    ['a synonym of a word', 'mica teak', ['S15-MALABAR-TEAK']],
    ['a product id', 'S125-KONKAN-BLUE', ['S125-KONKAN-BLUE']],
    ['an id in small letters', ' b19p-konkan-blue ', ['B19P-KONKAN-BLUE']],
    ['the beginning of an id', 's125-kon', ['S125-KONKAN-BLUE']],
    ['a part of an id beside a word', 'b19h blue', ['B19H-KONKAN-BLUE']],
    ['a finish', 'matt', ['S2-RIVER-STONE']],
    ['a synonym of a finish', 'matte', ['S2-RIVER-STONE']],
    ['a finish beside a word', 'glossy teak', ['S15-MALABAR-TEAK']],
    ['a synonym with a word that no product contains', 'high gloss teak', ['S15-MALABAR-TEAK']],
    ['a typo in a finish', 'glosy teak', ['S15-MALABAR-TEAK']],
    ['no other word of the info', 'white', []],
    ['a typo', 'malabra', ['S15-MALABAR-TEAK']],
    ['a typo in a synonym', 'plywod', ['B19P-KONKAN-BLUE']],
    ['a typo beside a right word', 'indgo night', ['S15-INDIGO-NIGHT']],
    ['no typo in a short word', 'teka', []],
    ['two typos', 'mlaabra', []],
    ['an unknown word', 'xyzzy', []],
    ['a known word beside an unknown one', 'teak xyzzy', []],
  ])('finds by %s: %j', (_title, term, ids) => {
    expect(find(term)).toEqual(ids);
  });

  it('ranks a colour’s name above other fields, then by catalogue order', () => {
    expect(find('konkan blue').slice(0, 2)).toEqual(['S15-KONKAN-BLUE', 'S125-KONKAN-BLUE']);
    expect(find('blue').at(-1)).toBe('S2-RIVER-STONE');
  });

  it.each<[string, Partial<SearchedProduct>[], string, string[]]>([
    [
      'a whole word of a name, then a name’s beginning, then a shade',
      [{ product_id: 'SHADE', shade: 'Blue' }, { colour_name: 'Bluebell' }, { colour_name: 'Jodhpur Blue' }],
      'blue',
      ['Jodhpur Blue', 'Bluebell', 'SHADE'],
    ],
    [
      'a name, then a finish',
      [{ product_id: 'FINISH', info: 'Matt face.' }, { colour_name: 'Matt Fern' }],
      'matt',
      ['Matt Fern', 'FINISH'],
    ],
    [
      'a name’s beginning, then the prefix of an id',
      [{ product_id: 'MA-1' }, { colour_name: 'Malabar' }],
      'ma',
      ['Malabar', 'MA-1'],
    ],
    [
      'a complete id, then longer ids that begin with it',
      [{ product_id: 'NEEM-2-L' }, { product_id: 'NEEM-2' }],
      'neem-2',
      ['NEEM-2', 'NEEM-2-L'],
    ],
    [
      'an id with the words in the typed order',
      [{ product_id: '2-NEEM' }, { product_id: 'NEEM-2' }],
      'Neem-2',
      ['NEEM-2', '2-NEEM'],
    ],
  ])('ranks first %s', (_title, owns, term, expected) => {
    expect(findAmong(owns, term)).toEqual(expected);
  });

  it.each(['😀', '%', ' … ', '--', '₹'])('finds nothing for a term without a letter or digit: %j', (term) => {
    expect(find(term)).toEqual([]);
  });

  it.each(['', '  '])('finds all products for a blank term: %j', (term) => {
    expect(find(term)).toEqual(products.map(({ product_id }) => product_id));
  });
});
