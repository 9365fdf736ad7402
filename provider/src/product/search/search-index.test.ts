import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { isOneTypoApart } from './one-typo-apart.ts';
import { SearchIndex } from './search-index.ts';
import { searchWords } from './search-words.ts';
import { Synonyms } from './synonyms.ts';

const products = smallCatalogue.products.filter(({ category }) => category !== 'addon');
const index = new SearchIndex(new Synonyms(smallCatalogue.synonyms));
for (const product of products) index.add(product);

function find(term: string): (string | undefined)[] {
  return index.rank(term).map((place) => products[place]?.product_id);
}

describe('searchWords', () => {
  it.each([
    ['Konkan  BLUE', ['konkan', 'blue']],
    ['1.5 mm Acrylic', ['1.5mm', 'acrylic']],
    ['#1F4F8F', ['1f4f8f']],
    ['Café-au-lait…', ['cafe', 'au', 'lait']],
    ['...', []],
  ])('reads %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
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
  ])('says of %s and %s: %s', (one, other, apart) => {
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
    ['a typo', 'malabra', ['S15-MALABAR-TEAK']],
    ['a typo in a synonym', 'plywod', ['B19P-KONKAN-BLUE']],
    ['a typo beside a right word', 'indgo night', ['S15-INDIGO-NIGHT']],
    ['no typo in a short word', 'teka', []],
    ['two typos', 'mlaabra', []],
    ['no word of the catalogue', 'xyzzy', []],
    ['one word of it and one not', 'teak xyzzy', []],
  ])('finds by %s: %j', (_title, term, ids) => {
    expect(find(term)).toEqual(ids);
  });

  it('puts a colour’s own name before other fields, then the catalogue’s order', () => {
    expect(find('konkan blue').slice(0, 2)).toEqual(['S15-KONKAN-BLUE', 'S125-KONKAN-BLUE']);
    expect(find('blue').at(-1)).toBe('S2-RIVER-STONE');
  });

  it('finds everything for a term without a word', () => {
    expect(find(' … ')).toEqual(products.map(({ product_id }) => product_id));
  });
});
